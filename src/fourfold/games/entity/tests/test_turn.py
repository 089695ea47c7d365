"""The turn cycle (E-3)."""

from __future__ import annotations

from fourfold.games.entity.tests.glance import (
    calm,
    discard,
    duel,
    go,
    hand,
    lies,
    lp,
    pawns,
    stats,
    told,
)
from fourfold.testing import clause, example, refused

PHASES = ("turn", "drew", "main1", "battle", "main2", "end")


def phases(s):
    """What was told of the course of the turn."""
    return [word for word in s.happened() if word in PHASES]


# -- phases -----------------------------------------------------------------------------------------------------------
@clause("E-3.1", "E-3.7")
def test_the_phases_of_a_turn():
    s = calm(duel("P1 hand spark_mite | P2 hand spark_mite | table turn P1 draw"))
    assert s.asked() == "P1 main"
    assert refused(s, "P1 finish") == "E-12"
    go(s, "P1 battle")
    assert s.asked() == "P1 battle"
    assert refused(s, "P1 summon spark_mite") == "E-12"
    go(s, "P1 finish")  # entered without attacking: it occurred
    assert s.asked() == "P1 main2"
    assert refused(s, "P1 battle") == "E-3.1"
    go(s, "P1 summon spark_mite", "P1 end")
    assert (phases(s), s.asked()) == (
        ["turn", "drew", "main1", "battle", "main2", "end", "turn", "drew", "main1"],
        "P2 main",
    )


@clause("E-3.7")
def test_who_skips_the_battle_phase_has_no_second_main_phase():
    s = go(duel("P1 hand spark_mite pawn1 spark_mite | P2 hand spark_mite | table turn P1 draw"), "P1 end")
    assert (phases(s)[:4], s.asked()) == (["turn", "drew", "main1", "end"], "P2 main")


@clause("E-3.6")
def test_no_battle_on_turn_1_only():
    text = "P1 pawn1 tusk_charger hand spark_mite | P2 pawn1 tusk_charger hand spark_mite | table t 1 turn P1 main1"
    s = duel(text)
    assert refused(s, "P1 battle") == "E-3.6"
    go(s, "P1 end", "P2 battle")  # t = 2: the second player may attack
    assert s.asked() == "P2 battle"
    assert "attack pawn1" in s.options()


# -- the draw ---------------------------------------------------------------------------------------------------------
def draw(have, deck, t=3):
    cards = f"spark_mite*{have}" if have else ""
    piled = f"void_blast*{deck}" if deck else ""
    return calm(duel(f"P1 hand {cards} deck {piled} | P2 hand spark_mite | table t {t} turn P1 draw"))


def counts(s):
    return len(hand(s, 1)), len(s.zone("deck", 1))


@clause("E-3.2", "E-3.6")
@example("H01")
def test_the_first_player_draws_and_does_not_fight():
    s = draw(5, 35, t=1)
    assert (counts(s), s.asked()) == ((6, 34), "P1 main")
    assert "battle" not in s.options()
    assert counts(draw(2, 20, t=1)) == (5, 17)


@clause("E-3.2")
@example("H02")
def test_draw_to_five_or_one():
    assert counts(draw(2, 20)) == (5, 17)
    assert counts(draw(0, 20)) == (5, 15)
    assert counts(draw(4, 20)) == (5, 19)
    assert counts(draw(5, 20)) == (6, 19)
    assert counts(draw(9, 20)) == (10, 19)


@clause("E-3.3")
@example("H04")
def test_a_short_deck_is_drawn_and_nobody_loses():
    s = draw(1, 2)
    assert (counts(s), s.asked()) == ((3, 0), "P1 main")
    assert counts(draw(4, 1)) == (5, 0)


@clause("E-3.3")
@example("H05")
def test_an_empty_deck_loses_at_once():
    s = draw(1, 0)
    assert (s.asked(), s.match.winners(), told(s, "decked_out")) == ("over", [1], 1)
    assert draw(7, 0).match.winners() == [1]
    assert draw(1, 0, t=1).match.winners() == [1]
    text = "P1 hand spark_mite pawn1 thornback_grower deck | P2 lp 1 pawn1 thornback_grower | table turn P1 draw"
    assert "gained" not in duel(text).happened()  # nothing starts any more


@clause("E-3.3")
def test_what_an_effect_draws_never_loses():
    for deck, drawn in ((1, 1), (0, 0)):
        text = f"P1 hand scouting_report spark_mite deck {'void_blast' if deck else ''} | P2 hand moss_sprout"
        s = go(duel(text), "P1 activate scouting_report")
        assert (s.asked(), counts(s)) == ("P1 give", (1 + drawn, 0))
        go(s, "P1 discard spark_mite")
        assert s.asked() == "P1 main"


@clause("E-3.4")
def test_the_start_of_the_turn_is_after_the_draw_and_has_a_window():
    text = (
        "P1 pawn1 thornback_grower hand spark_mite*2 | P2 pawn1 thornback_grower back1 power_surge | table turn P1 draw"
    )
    s = duel(text)
    assert (s.asked(), lp(s, 1)) == ("P2 respond_chain", 800)
    go(s, "P2 pass")
    assert (lp(s, 1), lp(s, 2)) == (820, 800)  # at the start of one's own turn
    assert s.happened().index("drew") < s.happened().index("gained")
    assert (s.asked(), s.number("phase")) == ("P2 respond_start", 0)  # still the Draw Phase
    go(s, "P2 activate back1", "P2 target P2 pawn1")
    assert stats(s, 2, 1) == (130, 120)
    assert calm(s).asked() == "P1 main"
    assert phases(s) == ["turn", "drew", "main1"]
    nothing = duel("P1 hand spark_mite*2 | P2 back1 power_surge | table turn P1 draw")
    assert nothing.asked() == "P2 respond_start"  # the window opens without any effect


# -- main phases ------------------------------------------------------------------------------------------------------
@clause("E-3.5")
def test_a_main_phase_holds_all_this_in_any_order():
    text = (
        "P1 pawn1 spark_mite pawn2 moss_sprout pawn3 overload_engine pawn4 volt_tinkerer back1 twilight_library up "
        "back2 reinforcement hand jungle_apex verdant_hydra call_from_the_grave void_blast mirror_ward flame_lance "
        "arc_warden grave_rat | P2 pawn1 plains_militia"
    )
    s = go(duel(text), "P1 use back1", "P1 discard grave_rat")  # a Lingering ignition
    go(s, "P1 change pawn4", "P1 set mirror_ward", "P1 activate void_blast", "P1 set flame_lance")
    assert (lies(s, 1, 4), lp(s, 2)) == ("defense", 750)
    go(s, "P1 summon verdant_hydra", "P1 tribute pawn2")
    go(s, "P1 summon jungle_apex", "P1 tribute pawn1")  # any number of them
    calm(go(s, "P1 use pawn3", "P1 tribute pawn4"))  # a Pawn's ignition
    assert lp(s, 2) == 690
    go(s, "P1 activate call_from_the_grave", "P1 target P1 spark_mite")
    go(s, "P1 activate back2", "P1 target P1 pawn3")  # a Condition
    go(s, "P1 summon arc_warden")
    assert pawns(s, 1) == ["jungle_apex", "verdant_hydra", "overload_engine", "spark_mite", "arc_warden"]
    assert stats(s, 1, 3) == (185 + 20 + 10, 130)


@clause("E-3.5")
def test_the_second_main_phase_has_the_same_list_and_shares_the_limits():
    text = (
        "P1 pawn1 spark_mite pawn2 big_bear_beast_king hand arc_warden volt_tinkerer jungle_apex void_blast | "
        "P2 pawn1 plains_militia"
    )
    s = go(duel(text), "P1 summon arc_warden", "P1 use pawn2", "P1 change pawn1", "P1 battle", "P1 finish")
    assert s.asked() == "P1 main2"
    assert refused(s, "P1 summon volt_tinkerer") == "E-4.2"
    assert refused(s, "P1 set volt_tinkerer") == "E-4.2"
    assert refused(s, "P1 use pawn2") == "E-9.4"
    assert refused(s, "P1 change pawn1") == "E-5.2"
    go(s, "P1 change pawn2", "P1 summon jungle_apex", "P1 tribute pawn1", "P1 activate void_blast")
    assert (pawns(s, 1), lp(s, 2)) == (["jungle_apex", "big_bear_beast_king", "arc_warden"], 750)
    later = go(duel(text), "P1 battle", "P1 finish", "P1 use pawn2", "P1 summon arc_warden")
    assert lp(later, 1) == 820


# -- the end of a turn ------------------------------------------------------------------------------------------------
@clause("E-3.8", "E-10.1")
@example("H56")
def test_effects_of_the_end_of_the_turn():
    s = go(duel("P1 pawn1 abyss_tyrant lp 50 hand spark_mite | P2 hand spark_mite"), "P1 end")
    assert (lp(s, 1), s.asked(), s.number("t")) == (10, "P2 main", 4)
    go(s, "P2 end")
    assert lp(s, 1) == 10  # not of the opponent's turn
    lost = go(duel("P1 pawn1 abyss_tyrant lp 40 | P2 hand spark_mite"), "P1 end")
    assert (lp(lost, 1), lost.match.winners()) == (0, [1])


@clause("E-3.8")
def test_the_order_of_the_end_phase():
    text = "P1 pawn1 abyss_tyrant pawn2 spark_mite hand power_surge spark_mite*3 | P2 back1 stone_wall"
    s = go(duel(text, hand_limit=2), "P1 activate power_surge", "P1 target P1 pawn2", "P1 end")
    assert (s.asked(), lp(s, 1)) == ("P2 respond_leave", 800)  # the end of Main Phase 1
    go(s, "P2 pass", "P2 pass")
    assert (s.asked(), lp(s, 1)) == ("P2 respond_end", 760)  # effects of the end, then a window
    assert stats(s, 1, 2) == (80, 40)
    go(s, "P2 activate back1", "P2 target P1 pawn2")
    assert (s.asked(), stats(s, 1, 2), len(hand(s, 1))) == ("P1 trim", (40, 40), 3)  # expired before the hand limit
    go(s, "P1 discard spark_mite")
    assert (s.asked(), s.number("t"), s.number("active")) == ("P2 main", 4, 1)
    assert phases(s)[:2] == ["end", "turn"]


@clause("E-3.8")
def test_a_duration_until_the_opponents_next_turn_lasts_so_long():
    s = go(duel("P1 pawn1 big_bear_beast_king | P2 hand spark_mite"), "P1 use pawn1", "P1 end")
    assert (s.asked(), stats(s, 1, 1)) == ("P2 main", (220, 260))  # not due yet
    go(s, "P2 end")
    assert (s.asked(), stats(s, 1, 1)) == ("P1 main", (220, 200))


@clause("E-3.8", "E-0.6")
def test_what_the_hand_limit_leads_to_lasts_no_longer_than_this_turn():
    text = "P1 pawn1 spark_mite hand power_surge*2 | P2 pawn1 spark_mite back1 power_surge"
    s = go(duel(text, hand_limit=1), "P1 end", "P1 discard power_surge")
    go(s, "P2 activate back1", "P2 target P2 pawn1", "P1 activate power_surge", "P1 target P1 pawn1")
    assert (stats(s, 1, 1), stats(s, 2, 1)) == ((40, 40), (40, 40))
    assert (s.asked(), discard(s, 1), discard(s, 2)) == ("P2 main", ["power_surge"] * 2, ["power_surge"])


@clause("E-3.9")
def test_a_turn_begins_with_fresh_counters():
    text = "P1 pawn1 big_bear_beast_king pawn2 tusk_charger hand spark_mite*2 | P2 hand spark_mite"
    s = go(duel(text), "P1 summon spark_mite", "P1 battle", "P1 attack pawn2", "P1 direct", "P1 finish")
    go(s, "P1 use pawn1", "P1 change pawn2")
    used = ("normals", "used", "attacks", "changed")
    fields = {f.word: f for f in s.match.setup.fields}
    noted = {word: range(fields[word].start, fields[word].start + fields[word].size // 2) for word in used}
    assert all(any(s.state.num[i] for i in noted[word]) for word in used)
    go(s, "P1 end")
    assert s.asked() == "P2 main"
    assert not any(s.state.num[i] for word in used for i in noted[word])  # of both players
    go(s, "P2 end", "P1 summon spark_mite", "P1 change pawn1", "P1 use pawn1", "P1 battle")
    assert refused(s, "P1 attack pawn2") == "E-6.2"  # in Defense Position, not because it attacked


@clause("E-3.9")
def test_additional_summons_end_with_the_turn():
    text = "P1 hand twin_oath spark_mite*4 | P2 hand spark_mite"
    s = go(duel(text), "P1 activate twin_oath", "P1 summon spark_mite", "P1 end", "P2 end", "P1 summon spark_mite")
    assert refused(s, "P1 summon spark_mite") == "E-4.2"


# -- leaving a phase --------------------------------------------------------------------------------------------------
@clause("E-3.10")
def test_leaving_a_phase_opens_a_window_and_an_activation_leads_back():
    text = "P1 pawn1 spark_mite hand arc_warden | P2 back1 emergency_rations back2 power_surge back3 stone_wall"
    s = go(duel(text), "P1 battle")
    assert (s.asked(), s.number("phase")) == ("P2 respond_leave", 1)
    assert (calm(go(s, "P2 activate back1")).asked(), lp(s, 2)) == ("P1 main", 860)  # back in Main Phase 1
    assert calm(go(s, "P1 summon arc_warden", "P1 battle")).asked() == "P1 battle"  # now nothing was activated
    assert calm(go(s, "P1 finish", "P2 activate back2", "P2 target P1 pawn1")).asked() == "P1 battle"
    assert calm(go(s, "P1 attack pawn1", "P1 direct", "P1 finish")).asked() == "P1 main2"
    assert go(s, "P1 end", "P2 activate back3", "P2 target P1 pawn1").asked() == "P1 main2"
    go(s, "P1 end")
    assert (s.asked(), told(s, "battle"), told(s, "main2"), told(s, "end")) == ("P2 main", 1, 1, 1)


@clause("E-3.10")
def test_the_turn_player_may_respond_at_the_end_of_a_phase_too():
    s = go(duel("P1 pawn1 spark_mite hand emergency_rations | P2 back1 stone_wall"), "P1 battle", "P2 pass")
    assert s.asked() == "P1 respond_leave"  # the other one was asked first
    go(s, "P1 activate emergency_rations")
    assert calm(s).asked() == "P1 main"


@clause("E-3.10", "E-3.8")
def test_the_end_of_a_turn_leads_nowhere_back():
    text = "P1 pawn1 spark_mite | P2 back1 emergency_rations"
    s = go(duel(text), "P1 end", "P2 pass", "P2 activate back1")
    assert (s.asked(), lp(s, 2), s.number("t")) == ("P2 main", 860, 4)
