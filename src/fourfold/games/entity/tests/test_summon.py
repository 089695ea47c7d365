"""Summons and Tributes (E-4)."""

from __future__ import annotations

import pytest

from fourfold.games.entity import events
from fourfold.games.entity.tests.glance import STAGED, calm, discard, duel, go, hand, lies, lp, pawns, told
from fourfold.testing import clause, example, refused

FULL = "P1 pawn1 spark_mite pawn2 arc_warden pawn3 spark_mite pawn4 volt_tinkerer pawn5 spark_mite hand {} | P2 {}"
LEVELS = (
    *(("spark_mite", 0), ("force_fire_sparker", 0), ("cinder_whelp", 0), ("arc_warden", 0)),
    *(("high_king", 1), ("ashen_phoenix", 1), ("forge_titan", 1)),
    *(("cloudbreaker_dragon", 2), ("radiant_seraph", 2), ("sunlit_behemoth", 2)),
)


# -- the allowance ----------------------------------------------------------------------------------------------------
@clause("E-4.1")
def test_a_normal_summon():
    s = go(duel("P1 hand arc_warden spark_mite high_king void_blast | P2 hand spark_mite"), "P1 summon arc_warden")
    assert (pawns(s, 1), lies(s, 1, 1), told(s, "summoned")) == (["arc_warden"], "attack", 1)
    assert s.match.view(1).face[int(s.state.at(0, 0))] >= 0  # face-up
    assert refused(s, "P1 summon spark_mite") == "E-4.2"  # once per turn
    assert refused(s, "P1 summon void_blast") == "E-4.1"
    assert refused(s, "P1 summon grave_rat") == "E-12.1"  # only from the hand
    go(s, "P1 end", "P2 end", "P1 summon spark_mite")
    assert pawns(s, 1) == ["arc_warden", "spark_mite"]


@clause("E-4.2", "E-8.3")
def test_a_hidden_summon():
    text = "P1 hand arc_warden spark_mite | P2 back1 conductive_field up"
    s = go(duel(text), "P1 set arc_warden")
    assert (lies(s, 1, 1), told(s, "summoned"), lp(s, 1)) == ("set", 0, 800)
    assert s.match.view(0).face[int(s.state.at(0, 0))] >= 0
    assert s.match.view(1).face[int(s.state.at(0, 0))] < 0
    assert refused(s, "P1 set spark_mite") == "E-4.2"
    assert refused(s, "P1 summon spark_mite") == "E-4.2"  # one allowance for both
    answered = go(duel("P1 hand arc_warden | P2 back1 emergency_rations"), "P1 set arc_warden")
    assert answered.asked() == "P2 respond"  # no event, but it opens a window
    normal = go(duel(text), "P1 summon arc_warden")
    assert refused(normal, "P1 set spark_mite") == "E-4.2"


@clause("E-4.2")
def test_an_additional_summon_of_either_kind():
    text = "P1 hand twin_oath arc_warden spark_mite volt_tinkerer | P2 hand spark_mite"
    s = go(duel(text), "P1 set arc_warden", "P1 activate twin_oath", "P1 summon spark_mite")
    assert refused(s, "P1 set volt_tinkerer") == "E-4.2"


# -- Tributes ---------------------------------------------------------------------------------------------------------
@clause("E-4.1", "E-4.3")
@pytest.mark.parametrize(("card", "need"), LEVELS)
def test_the_level_says_how_many_tributes(card, need):
    for have in range(3):
        own = " ".join(f"pawn{k + 1} mist_oracle" for k in range(have))
        s = duel(f"P1 {own} hand {card} | P2 hand spark_mite")
        if have < need:
            assert refused(s, f"P1 summon {card}") == "E-4.3"
            continue
        go(s, f"P1 summon {card}", *(f"P1 tribute pawn{k + 1}" for k in range(need)))
        assert sorted(pawns(s, 1)) == sorted([card, *["mist_oracle"] * (have - need)])
        assert lies(s, 1, pawns(s, 1).index(card) + 1 if need == 0 else 1) == "attack"
        assert (told(s, "summoned"), told(s, "tribute_summoned")) == ((1, 0) if need == 0 else (0, 1))


@clause("E-4.3")
def test_tribute_summons_are_unlimited_and_cost_no_allowance():
    text = "P1 pawn1 spark_mite hand forge_titan jungle_apex high_king arc_warden volt_tinkerer | P2 hand spark_mite"
    s = go(duel(text), "P1 summon forge_titan", "P1 tribute pawn1", "P1 summon jungle_apex", "P1 tribute pawn1")
    go(s, "P1 summon arc_warden", "P1 summon high_king", "P1 tribute pawn2", "P1 target P1 pawn1")
    assert (pawns(s, 1), discard(s, 1)) == (["jungle_apex", "high_king"], ["spark_mite", "forge_titan", "arc_warden"])
    assert refused(s, "P1 summon volt_tinkerer") == "E-4.2"


@clause("E-4.3", "E-4.5", "E-4.7")
@example("H19")
def test_a_full_field_can_tribute_summon():
    s = go(duel(FULL.format("ashen_phoenix grave_rat", "hand spark_mite")), "P1 summon ashen_phoenix")
    assert s.asked() == "P1 sacrifice"
    go(s, "P1 tribute z2")
    assert (discard(s, 1), s.zone("pawn2", 1), lies(s, 1, 2)) == (["arc_warden"], ["ashen_phoenix"], "attack")
    assert (s.number("normals", 1), s.number("hiddens", 1)) == (0, 0)


@clause("E-4.4")
@example("H23")
def test_a_high_level_is_set_for_its_tributes():
    text = "P1 pawn1 wandering_squire pawn3 mourner hand {} spark_mite | P2 back1 conductive_field up"
    s = go(duel(text.format("ashen_phoenix"), cards=STAGED), "P1 set ashen_phoenix", "P1 tribute pawn1")
    assert (lies(s, 1, 1), discard(s, 1)) == ("set", ["wandering_squire"])
    assert lp(s, 1) == 840  # `tributed` for the Squire and the Mourner, `summoned` for nobody
    assert refused(s, "P1 summon spark_mite") == "E-4.2"  # it used the allowance
    two = go(duel(text.format("cloudbreaker_dragon"), cards=STAGED), "P1 set cloudbreaker_dragon", "P1 tribute pawn1")
    assert two.asked() == "P1 sacrifice"
    go(two, "P1 tribute pawn3")
    assert (pawns(two, 1), lies(two, 1, 1)) == (["cloudbreaker_dragon"], "set")
    after = go(duel(text.format("ashen_phoenix"), cards=STAGED), "P1 summon spark_mite")
    assert refused(after, "P1 set ashen_phoenix") == "E-4.2"
    assert refused(duel("P1 hand ashen_phoenix | P2 hand spark_mite"), "P1 set ashen_phoenix") == "E-4.3"


@clause("E-4.5")
def test_tributes_lie_as_they_like_and_are_not_destroyed():
    text = "P1 pawn1 gale_fledgling set pawn2 wandering_squire hand spark_mite radiant_seraph | P2 hand arc_warden"
    s = go(duel(text), "P1 summon spark_mite", "P1 summon radiant_seraph", "P1 tribute pawn3")
    assert refused(s, "P1 tribute pawn3") == "E-14.5"
    assert refused(s, "P1 tribute pawn4") == "E-12.1"
    assert discard(s, 1) == []  # together, when all are chosen
    go(s, "P1 tribute pawn1")
    assert discard(s, 1) == ["gale_fledgling", "spark_mite"]  # the lowest zone first
    assert s.zone("pawn1", 1) == ["radiant_seraph"]
    assert told(s, "destroyed") == 0
    assert (told(s, "tributed"), len(hand(s, 1))) == (2, 1)  # the face-down one saw it too: it draws
    assert all(e.face >= 0 for e in s.match.events(1) if e.kind == events.TRIBUTED)  # both are seen in the pile
    waiting = "P1 pawn1 grave_rat hand ashen_phoenix back1 grave_bargain | P2 hand spark_mite"
    s = go(duel(waiting), "P1 summon ashen_phoenix", "P1 tribute pawn1")
    assert s.asked() == "P1 main"
    assert refused(s, "P1 activate back1") == "E-7.5"


@clause("E-4.5")
@pytest.mark.parametrize("card", ["mourner", "lookout"])
def test_tributes_leave_together(card):
    """Each saw itself and the other go: four times something was seen, not three."""
    s = duel(f"P1 pawn1 {card} pawn2 {card} hand cloudbreaker_dragon | P2 hand spark_mite", cards=STAGED)
    go(s, "P1 summon cloudbreaker_dragon", "P1 tribute pawn1", "P1 tribute pawn2")
    assert lp(s, 1) == 840


@clause("E-4.6")
@example("H22")
def test_a_double_tribute():
    text = "P1 pawn1 {} hand stone_colossus cloudbreaker_dragon spark_mite | P2 hand spark_mite"
    assert refused(duel(text.format("arc_warden")), "P1 summon stone_colossus") == "E-4.3"
    s = duel(text.format("moss_sprout"))
    assert refused(s, "P1 summon cloudbreaker_dragon") == "E-4.3"  # no Earth Pawn
    go(s, "P1 summon stone_colossus", "P1 tribute pawn1")
    assert (s.asked(), pawns(s, 1), lies(s, 1, 1)) == ("P1 main", ["stone_colossus"], "attack")
    hidden = go(duel(text.format("moss_sprout")), "P1 set stone_colossus", "P1 tribute pawn1")
    assert lies(hidden, 1, 1) == "set"  # a Hidden Summon is a Summon
    down = duel(text.format("moss_sprout set"))
    assert refused(down, "P1 summon stone_colossus") == "E-4.3"  # it must be face-up


@clause("E-4.6")
def test_never_more_tributes_than_needed_but_with_a_double_one():
    text = "P1 pawn1 arc_warden pawn2 moss_sprout pawn3 spark_mite hand stone_colossus jungle_apex | P2 hand spark_mite"
    over = go(duel(text), "P1 summon stone_colossus", "P1 tribute pawn1", "P1 tribute pawn2")
    assert (over.asked(), pawns(over, 1)) == ("P1 main", ["stone_colossus", "spark_mite"])
    covered = go(duel(text), "P1 summon stone_colossus", "P1 tribute pawn2")
    assert (covered.asked(), discard(covered, 1)) == ("P1 main", ["moss_sprout"])  # no second is asked
    plain = go(duel(text), "P1 summon stone_colossus", "P1 tribute pawn1", "P1 tribute pawn3")
    assert (plain.asked(), pawns(plain, 1)) == ("P1 main", ["stone_colossus", "moss_sprout"])
    small = go(duel(text), "P1 summon jungle_apex", "P1 tribute pawn2")
    assert (small.asked(), discard(small, 1)) == ("P1 main", ["moss_sprout"])


# -- zones full -------------------------------------------------------------------------------------------------------
@clause("E-4.7")
def test_five_pawns_leave_no_room_without_a_tribute():
    text = FULL.format("grave_rat ashen_phoenix call_from_the_grave discard moss_sprout", "hand spark_mite")
    s = duel(text)
    assert refused(s, "P1 summon grave_rat") == "E-4.7"
    assert refused(s, "P1 set grave_rat") == "E-4.7"
    assert refused(s, "P1 activate call_from_the_grave") == "E-4.7"
    go(s, "P1 set ashen_phoenix", "P1 tribute pawn4")
    assert (s.zone("pawn4", 1), lies(s, 1, 4)) == (["ashen_phoenix"], "set")


@clause("E-4.7")
def test_a_zone_that_the_costs_free_is_room_enough():
    s = duel(FULL.format("mechanical_maintenance discard void_caster", "hand spark_mite"))
    assert refused(s, "P1 activate mechanical_maintenance") == "E-14.4"  # one Mechanical Pawn is there, not two
    text = "P1 pawn1 forge_titan pawn2 arc_warden pawn3 spark_mite pawn4 volt_tinkerer pawn5 spark_mite "
    s = duel(text + "hand mechanical_maintenance discard solstice_sentinel | P2 hand spark_mite")
    go(
        s,
        "P1 activate mechanical_maintenance",
        "P1 target P1 solstice_sentinel",
        "P1 tribute pawn1",
        "P1 tribute pawn4",
    )
    assert s.zone("pawn1", 1) == ["solstice_sentinel"]


@clause("E-4.7")
def test_without_a_free_zone_on_resolution_the_card_stays_where_it_was():
    text = FULL.replace("pawn5 spark_mite ", "").format(
        "call_from_the_grave stand_in grave_rat discard moss_sprout", "lp 800"
    )
    s = go(duel(text, cards=STAGED), "P1 activate call_from_the_grave", "P1 target P1 moss_sprout")
    go(s, "P1 activate stand_in", "P1 take grave_rat")
    assert s.zone("pawn5", 1) == ["grave_rat"]  # the last zone is taken
    assert (discard(s, 1), told(s, "no_room")) == (["moss_sprout", "stand_in", "call_from_the_grave"], 1)
    assert (lp(s, 1), s.asked()) == (700, "P1 main")


# -- Special Summons, flips -------------------------------------------------------------------------------------------
@clause("E-4.8")
def test_special_summons():
    text = (
        "P1 pawn1 ancient_grove_keeper hand call_from_the_grave*2 stand_in abyss_tyrant spark_mite arc_warden "
        "discard thornback_grower jungle_apex high_king | P2 hand spark_mite"
    )
    s = go(duel(text, cards=STAGED), "P1 use pawn1", "P1 target P1 thornback_grower")
    go(s, "P1 activate call_from_the_grave", "P1 target P1 jungle_apex")
    go(s, "P1 activate stand_in", "P1 take abyss_tyrant")  # whatever its Level
    calm(s)
    assert pawns(s, 1) == ["ancient_grove_keeper", "thornback_grower", "abyss_tyrant", "jungle_apex"]
    assert [lies(s, 1, k) for k in (2, 3, 4)] == ["defense", "attack", "attack"]  # as the effect says
    assert (told(s, "special_summoned"), told(s, "tributed"), s.number("normals", 1)) == (3, 0, 0)
    go(s, "P1 summon arc_warden")  # they are no Normal Summons
    assert len(pawns(s, 1)) == 5


@clause("E-4.9")
def test_a_flip_is_no_summon():
    field = "back1 conductive_field up"
    manual = go(duel(f"P1 pawn1 tidepool_scout set hand spark_mite | P2 {field}"), "P1 change pawn1")
    assert (lies(manual, 1, 1), len(hand(manual, 1)), lp(manual, 1)) == ("attack", 2, 800)
    text = f"P1 pawn1 spark_mite {field} | P2 pawn1 tidepool_scout set | table turn P1 battle"
    attacked = go(duel(text), "P1 attack pawn1", "P1 strike pawn1")
    assert (lies(attacked, 2, 1), len(hand(attacked, 2)), lp(attacked, 2)) == ("defense", 1, 800)
    text = f"P1 hand reveille | P2 pawn1 tidepool_scout set {field}"
    effect = go(duel(text, cards=STAGED), "P1 activate reveille", "P1 target P2 pawn1")
    assert (lies(effect, 2, 1), len(hand(effect, 2)), lp(effect, 2)) == ("defense", 1, 800)
    for s in (manual, attacked, effect):
        assert (told(s, "flipped"), told(s, "summoned")) == (1, 0)


@clause("E-4.10")
def test_responses_come_after_a_summon_succeeded():
    text = "P1 pawn1 spark_mite hand thunder_elemental | P2 pawn1 grave_rat back1 pitfall_roots back2 rite_of_refusal"
    s = go(duel(text), "P1 summon thunder_elemental", "P1 tribute pawn1")
    assert (pawns(s, 1), s.asked()) == (["thunder_elemental"], "P2 respond_chain")  # its effect comes first
    go(s, "P2 pass")
    assert (lp(s, 2), s.asked(), s.options()) == (780, "P2 respond", ["activate back1", "pass"])
    assert refused(s, "P2 activate back2") == "E-7.5"  # nothing negates a Summon
    go(s, "P2 activate back1")
    assert (pawns(s, 1), discard(s, 1)) == ([], ["spark_mite", "thunder_elemental"])
