"""The drawn table: it fits its window, says nothing by colour alone, and shows nobody what he may not know."""

import re

import pytest

from fourfold import games
from fourfold.cli import board
from fourfold.cli.screen import Screen
from fourfold.cli.session import Session
from fourfold.games.entity import draw, figures, table
from fourfold.games.entity.look import middle, what
from fourfold.games.entity.tests.glance import ENTITY, duel, lp
from fourfold.kernel import drive, secrets
from fourfold.kernel.layout import bare, wide
from fourfold.kernel.words import Say
from fourfold.testing import clause, example, play

SETUP = ENTITY.prepare({"deck1": "dawn_tide", "deck2": "crown_gale"})
POSITIONS = [drive.position(ENTITY, SETUP, "window", decisions) for decisions in (0, 40, 90, 140, 190)]
WATCHER = 2
HIDING = (
    "P1 pawn1 plains_militia pawn2 tusk_charger def pawn3 mist_oracle set back1 emergency_rations"
    " back2 battle_standard up hand void_blast twin_oath*2 high_king mirror_ward deck flame_lance lp 640"
    " | P2 pawn1 coral_guardian def pawn2 moss_sprout set back1 ambush_snare hand exile_rite deck stone_wall lp 300"
    " discard dark_draw | table t 4"
)


@pytest.fixture(params=["en", "es"])
def say(request):
    return Say(games.package("entity"), request.param, ["Ana", "Blas"]).learn(ENTITY, SETUP)


def drawn(s, say, viewer=0, width=80):
    return "\n".join(bare(line) for line in draw.draw(secrets.mask(s.state, viewer), say, width))


# -- the window -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [60, 80, 120, 160])
def test_the_table_fits_its_window(say, width):
    for s in [*POSITIONS, duel(HIDING).state]:
        for viewer in (0, 1, WATCHER):
            for line in draw.draw(secrets.mask(s, viewer), say, width):
                assert wide(line) <= width, bare(line)


def test_a_low_window_has_both_fields_in_few_lines(say):
    for s in [*POSITIONS, duel(HIDING).state]:
        for viewer in (0, 1, WATCHER):
            view = secrets.mask(s, viewer)
            lines = draw.low(view, say, 79)
            assert all(wide(line) <= 79 for line in lines)
            assert len(lines) <= len(draw.draw(view, say, 79))
    told = "\n".join(bare(line) for line in draw.low(secrets.mask(duel(HIDING).state, 0), say, 79))
    shown = {"en": "1 ▮ATK  P Plains Militia  L4 Normal Warrior  155↑/100", "es": "1 ▮ATK  P Milicia de las Llanu"}
    assert shown[say.lang] in told
    assert say.get("card", "moss_sprout") not in told


@pytest.mark.parametrize("columns", [80, 100])
def test_a_table_that_is_too_high_for_its_window_is_drawn_low(columns, monkeypatch, capsys):
    match = duel(HIDING).match
    session = Session(match, Say(games.package("entity")).learn(ENTITY, match.setup), Screen(), [None, None])
    session.screen.plain = False
    heights = {}
    for lines in (24, 60):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        session.draw(0)
        heights[lines] = capsys.readouterr().out.split("\x1b[2J")[1].count("\n")
    assert heights[24] <= 24 < heights[60]


def test_without_pictures_there_are_only_sentences(say):
    for s in [*POSITIONS, duel(HIDING).state]:
        told = "\n".join(bare(line) for line in draw.draw(secrets.mask(s, 0), say, 0))
        assert not re.search(r"[─-◿]", told), told
        assert all(re.search(r"[.:]", line) for line in told.splitlines())


def test_a_screen_reader_hears_where_a_card_lies_how_and_what_it_is(say):
    told = drawn(duel(HIDING), say, width=0).splitlines()
    expected = {
        "en": [
            "Pawn zone 1: Plains Militia, Attack Position, Level 4 Normal Warrior, ATK 155 (printed 135), DEF 100.",
            "Pawn zone 2: Tusk Charger, Defense Position, Level 4 Earth Beast, ATK 130, DEF 60. Pierce",
            "Action/Condition zone 2: Battle Standard, Lingering Action. Warrior Pawns",
            "Pawn zone 2: Set face-down in turn 0.",
        ],
        "es": [
            "Zona de Peón 2: Embestidor Colmilludo, Posición de Defensa, Bestia de Tierra de Nivel 4, ATK 130, DEF 60.",
            "Zona de Peón 2: boca abajo desde el turno 0.",
        ],
    }
    for start in expected[say.lang]:
        assert [line for line in told if line.startswith(start)], start


# -- what is seen -----------------------------------------------------------------------------------------------------
@clause("E-11.7")
def test_a_pawn_shows_attribute_type_level_and_effect_and_kinds_have_colours_and_letters(say):
    s = duel(HIDING)
    for width in (60, 80, 120, 160):
        lines = draw.draw(secrets.mask(s.state, 0), say, width)
        flat = " ".join(bare("\n".join(lines)).replace("│", " ").split())
        setup = s.match.setup
        face = setup.faces.index("coral_guardian")
        for text in (
            what.attribute(s.state, say, face),
            what.type_(s.state, say, face),
            what.level(s.state, say, face),
        ):
            assert text in flat
        assert say.get("card_text", "coral_guardian") in flat
        assert "155↑" in flat
        markup = "\n".join(lines)
        for card, colour in (("high_king", "gold1"), ("void_blast", "green3"), ("mirror_ward", "orchid1")):
            assert f"[{colour}]{say.get('card', card)}" in markup
        for kind, letter in (("pawn", "P"), ("action", "A"), ("condition", "C")):
            assert f"{letter} {say.get('draw', f'hand_{kind}')}" in flat


@clause("E-11.1", "E-11.2")
def test_a_set_card_is_seen_by_its_owner_only(say):
    s = duel(HIDING)
    secret = {
        0: ("mist_oracle", "emergency_rations", "twin_oath", "high_king", "mirror_ward"),
        1: ("moss_sprout", "ambush_snare", "exile_rite"),
    }
    for width in (0, 60, 80, 160):
        for viewer in (0, 1, WATCHER):
            text = drawn(s, say, viewer, width)
            shown = {card for cards in secret.values() for card in cards if starts(say, card) in text}
            assert shown == set(secret.get(viewer, ()))
            assert "flame_lance" not in text
            for card in ("flame_lance", "stone_wall"):
                assert starts(say, card) not in text
            assert starts(say, "dark_draw") in text
            assert "t0" in text or width == 0


def starts(say, card):
    """As much of a name as the narrowest card shows in a line."""
    return say.get("card", card).split()[0]


def test_no_view_draws_what_its_seat_cannot_see(say):
    """Another world with the same view is drawn alike: nothing on the table depends on what is hidden."""
    for k, s in enumerate(POSITIONS):
        for viewer in (0, 1, WATCHER):
            view = secrets.mask(s, viewer)
            other = secrets.imagine(ENTITY, view, drive.position(ENTITY, SETUP, f"dice {k}", 0).dice)
            for width in (0, 80):
                again = draw.draw(secrets.mask(other, viewer), say, width)
                assert draw.draw(view, say, width) == again


def test_positions_are_told_by_shape_and_word():
    s = duel("P1 pawn1 plains_militia pawn2 tusk_charger def pawn3 mist_oracle set | P2 pawn1 moss_sprout set")
    text = drawn(s, Say(games.package("entity")).learn(ENTITY, SETUP), width=80)

    assert "┏1 ▮ATK" in text
    assert "╔2 ▬DEF" in text
    assert "┌3 ▒SET t0" in text
    assert "┊▒▒▒▒▒▒▒▒▒▒▒▒┊" in text


def test_a_figure_is_the_sum_of_its_reasons(say):
    changed = 0
    for s in POSITIONS:
        for place in range(table.BACK):
            card = what.at(s, place)
            if card is None or card.pos == table.SET:
                continue
            for of in range(2):
                terms = what.reasons(s, say, place, of)
                assert max(0, sum(n for _, n in terms)) == figures.current(s, place, of)
                changed += len(terms) > 1
    now = draw.now(duel(HIDING).state, say, 0)[0]
    source = say.get("card", "battle_standard")
    assert now == f"ATK 155 ({say.get('draw', 'printed')} 135, {source} +20)"


def test_a_card_that_is_asked_about_says_what_it_is_and_why_its_figures_are_so(say):
    s = duel(HIDING)
    kind, now = draw.about(secrets.mask(s.state, 1), say, "plains_militia")
    assert kind.endswith("[P39]")
    assert "135" in kind
    assert "155" in now
    assert draw.about(secrets.mask(s.state, 1), say, "moss_sprout")[1:] == []
    assert draw.about(s.state, say, "ember_storm") == []


# -- the turn, the chain, the attack ----------------------------------------------------------------------------------
def test_the_phases_are_a_cycle_without_a_battle_in_the_first_turn():
    say = Say(games.package("entity"))
    assert bare(middle.cycle(duel("P1 | P2").state, say)) == "Draw → ‹Main 1› → Battle → Main 2 → End"
    assert bare(middle.cycle(duel("P1 | P2 | table t 1").state, say)) == "Draw → ‹Main 1› → End"


@example("H41")
def test_the_chain_is_a_numbered_column_and_the_last_link_is_above():
    say = Say(games.package("entity")).learn(ENTITY, SETUP)
    s = duel("P1 hand void_blast power_surge pawn1 high_king | P2 back1 rite_of_refusal back2 power_surge")
    play(s, "P1 activate void_blast", "P2 activate back1", "P1 activate power_surge", "P1 target P1 pawn1")
    rows = [bare(row) for row in middle.chain(s.state, say)]

    assert rows == [
        " 3 ▸ P1: A Power Surge → High King (P1 1) (resolves first)",
        " 2 ▸ P2: C Rite of Refusal",
        " 1 ▸ P1: A Void Blast",
    ]
    play(s, "P2 pass")
    assert middle.chain(s.state, say) == []
    assert (lp(s, 1), lp(s, 2)) == (800, 750)


ATTACKS = {
    "H07": ("plains_militia=150/100", "plains_militia=120/110", 0, 30, "is destroyed"),
    "H08": ("plains_militia=100/100", "plains_militia=120/110", 20, 0, "is destroyed"),
    "H10": ("plains_militia=0/100", "plains_militia=0/110", 0, 0, "nothing happens"),
    "H11": ("plains_militia=120/100", "plains_militia=120/110 def", 0, 0, "is destroyed"),
    "H12": ("plains_militia=100/100", "plains_militia=120/110 def", 10, 0, "takes 10"),
    "H13": ("plains_militia=110/100", "plains_militia=120/110 def", 0, 0, "nothing happens"),
    "pierce": ("tusk_charger", "coral_guardian=20/100 def", 0, 30, "takes 30"),
    "protected": ("plains_militia=150/100", "last_stand", 0, 0, "stays"),
}


@pytest.mark.parametrize("which", ATTACKS)
def test_what_is_said_of_an_attack_is_what_happens(which):
    mine, theirs, hurt, hurts, said = ATTACKS[which]
    say = Say(games.package("entity")).learn(ENTITY, SETUP)
    if which == "protected":
        s = duel(f"P1 pawn1 {mine} | P2 pawn1 plains_militia prevent_now 1 granted_now 32 | table turn P1 battle")
    else:
        s = duel(f"P1 pawn1 {mine} | P2 pawn1 {theirs} | table turn P1 battle")
    move = s.match.legal()[0]
    told = draw.details(s.match.view(0), say, move)
    play(s, "P1 attack pawn1")
    (again,) = draw.details(s.match.view(0), say, s.match.legal()[0])
    assert told == [again]
    assert said in again
    for seat, n in ((1, hurt), (2, hurts)):
        assert (f"P{seat} takes {n} and has {800 - n}" in again) == (n > 0)
    play(s, "P1 strike pawn1")
    assert (lp(s, 1), lp(s, 2)) == (800 - hurt, 800 - hurts)


def test_a_direct_attack_and_one_on_a_set_pawn_say_what_can_be_known(say):
    s = duel("P1 pawn1 skyline_raptor | P2 pawn1 moss_sprout set | table turn P1 battle")
    told = draw.details(s.match.view(0), say, s.match.legal()[0])
    assert len(told) == 1
    assert say.get("card", "moss_sprout") not in told[0]
    play(s, "P1 attack pawn1")
    lines = [draw.details(s.match.view(0), say, move)[0] for move in s.match.legal()]
    assert lines[0] == told[0]
    assert "730" in lines[1]


def test_the_attack_in_the_air_is_shown_with_its_figures():
    say = Say(games.package("entity")).learn(ENTITY, SETUP)
    s = duel("P1 pawn1 tusk_charger | P2 pawn1 coral_guardian def back1 mirror_ward | table turn P1 battle")
    play(s, "P1 attack pawn1", "P1 strike pawn1")
    assert middle.attack(s.match.view(0), say) == ["Attack: Tusk Charger 130 ATK → Coral Guardian 160 DEF (zone 1)"]
    play(s, "P2 activate back1")
    assert middle.attack(s.match.view(0), say) == []


# -- moves ------------------------------------------------------------------------------------------------------------
def test_moves_are_listed_behind_their_verbs_by_the_cards_they_are_about():
    say = Say(games.package("entity")).learn(ENTITY, SETUP)
    s = duel("P1 pawn1 plains_militia hand high_king mirror_ward back3 power_surge | P2 pawn2 moss_sprout set")
    lines = [bare(line).strip() for line in board.choices(s.match, say, 80)]

    assert lines == [
        "Summon   1 High King (Tributes: 1)",
        "Set   2 High King (Tributes: 1)   3 Mirror Ward",
        "Activate   4 Power Surge (b3)",
        "Change   5 Plains Militia (1)",
        "6 To the Battle Phase   7 End the turn",
    ]
    play(s, "P1 battle", "P1 pass", "P1 attack pawn1")
    assert [bare(line).strip() for line in board.choices(s.match, say, 80)] == ["Strike   1 face-down (2)"]
    assert board.choices(s.match, say, 0) == ["1. Attack Pawn zone 2"]
