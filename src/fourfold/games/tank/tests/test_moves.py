"""Decision points and the move space (chapter 13)."""

import pytest

from fourfold.games.tank import moves
from fourfold.games.tank.tests.glance import TANK, dealt, random_game, tank
from fourfold.kernel import moves as words
from fourfold.testing import clause, play, refused

SIX = [  # T-13.1, with N=6
    ("load", 0, 2),
    ("fire", 3, 7),
    ("quickfire", 8, 12),
    ("sabotage", 13, 27),
    ("repair", 28, 45),
    ("equip", 46, 49),
    ("discard", 50, 65),
    ("cycle", 66, 81),
    ("end", 82, 82),
    ("toll", 83, 98),
    ("smoke", 99, 99),
    ("pass", 100, 100),
    ("reveal", 101, 101),
    ("decline", 102, 102),
    ("trim", 103, 118),
]


@clause("T-13.1")
def test_the_layout_at_six_seats():
    verbs = [moves.VERBS[moves.verb(6, m)] for m in range(119)]

    assert moves.size(6) == 119
    for verb, first, last in SIX:
        assert [m for m in range(119) if verbs[m] == verb] == list(range(first, last + 1))


def layout(n: int) -> list[str]:
    """T-13.1 written out for a mover in seat 1: every id's words, in order."""
    hazards = ["TRACKED", "JAMMED", "COMMS"]
    remedies = ["FIX_TRACK", "FIX_BREECH", "FIX_COMMS"]
    types = TANK.prepare().faces
    others = range(2, n + 1)
    out = [f"load {c}" for c in ("HE", "HEAT", "SABOT")]
    out += [f"fire P{q}" for q in others]
    out += [f"quickfire P{q}" for q in others]
    out += [f"sabotage P{q} {h}" for h in hazards for q in others]
    out += [f"repair P{q} {r}" for r in remedies for q in range(1, n + 1)]
    out += [f"equip {c}" for c in ("ARMOR", "TREADS", "TARGETING", "ENCRYPTED")]
    out += [f"discard {c}" for c in types] + [f"cycle {c}" for c in types] + ["end"]
    out += [f"toll {c}" for c in types] + ["smoke", "pass", "reveal", "decline"]
    return out + [f"trim {c}" for c in types]


@clause("T-13.1", "T-13.2")
@pytest.mark.parametrize("seats", range(2, 10))
def test_every_id_says_what_the_rulebook_says(seats):
    s = tank("P1 heavy hand MG", seats=seats, max_seats=9)

    assert s.match.setup.moves == 8 * seats + 71
    assert [s.match.notation(m) for m in range(8 * seats + 71)] == layout(seats)


@clause("T-13.1")
@pytest.mark.parametrize("seats", range(2, 10))
def test_targets_are_offsets_to_the_left(seats):
    for seat in range(seats):
        for offset in range(1, seats):
            who = (seat + offset) % seats
            assert moves.target(seats, seat, 3 + offset - 1) == who
            assert moves.target(seats, seat, 3 + seats - 1 + offset - 1) == who
            assert moves.target(seats, seat, 3 + 2 * (seats - 1) + 2 * (seats - 1) + offset - 1) == who
            assert moves.target(seats, seat, 3 + 5 * (seats - 1) + seats + offset) == who


@clause("T-13.2")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_offered_move_reads_back_from_its_text(seats):
    match = dealt(1, seats=seats, turn_cap=12)
    for m in random_game(match, 1, 60):
        for move in m.legal():
            assert words.parse(m.game, m.state, m.notation(move)) == move


@clause("T-13.2", "T-5.2")
def test_the_target_is_fixed_before_the_toll():
    s = play(tank("P1 heavy hand MG HE | P2 light hp 20 | P3 light hp 20"), "P1 quickfire P2")

    assert {w.split()[0] for w in s.options()} == {"toll"}
    assert refused(s, "P1 quickfire P3") == "T-13.1"
    assert refused(s, "P1 end") == "T-13.1"


@clause("T-13.2")
def test_a_forced_move_is_in_the_record():
    s = play(tank("P1 heavy hand MG | P2 heavy hand HE*5"), "P1 quickfire P2")
    s.skip()
    play(s, "P2 discard HE")

    assert [seat for seat, _ in s.match.record] == [0, 1, 1]


@clause("T-13.3")
def test_the_longest_turn():
    """ACTION, TOLL, three SMOKE, REST, TOLL, three SMOKE and REST, REST: no turn asks more."""
    for seed in range(3):
        match = dealt(seed, seats=4, turn_cap=200, classes="MMLL", breech_swap="on")
        turn, asked = -1, 0
        for m in random_game(match, seed):
            if m.state.num[0] != turn:
                turn, asked = int(m.state.num[0]), 0
            asked += 1
            assert asked <= 1 + 1 + 3 + 1 + (1 + 3) + 1 + 1  # + Cycle before the action


@clause("T-13.3")
def test_load_fire_with_toll_and_all_of_the_window():
    s = tank("P1 medium hp 20 hand HE FIRE MG | P2 light hp 20 hand MG | P3 light hand MG | P4 light hand MG")
    asked = [s.asked()]
    for said in ("P1 load HE", "P1 fire P2", "P1 toll MG", "P2 pass", "P3 pass", "P4 pass"):
        play(s, said)
        asked.append(s.asked())

    assert asked == ["P1 action", "P1 rest", "P1 toll", "P2 smoke", "P3 smoke", "P4 smoke", "P2 action"]


@clause("T-13.1", "T-13.2", "T-5.0")
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3},
        {"seats": 4, "teams": "13/24", "elimination": "on", "strict_discard": "on"},
        {"seats": 3, "cycle_timing": "before_action", "breech_swap": "on", "ghost_empty": "free"},
        {"seats": 3, "hazard_stacking": "on", "repair_targets": "anyone", "override_mandatory": "on"},
    ],
    ids=lambda o: " ".join(f"{k}={v}" for k, v in o.items()),
)
def test_offered_and_refused_hold_together(options):
    """At every decision: a move is offered or the rules refuse it, with a key and a clause; never both."""
    for seed in range(2):
        match = dealt(seed, turn_cap=60, **options)
        for m in random_game(match, seed):
            legal = m.legal()
            assert legal == sorted(set(legal))
            assert legal
            for move in range(int(m.setup.moves)):
                refusal = m.game.refuse(m.state, move)
                assert (refusal is None) is (move in legal), m.notation(move)
                assert refusal is None or (refusal.key and refusal.clause.startswith("T-"))


REFUSALS = [  # key, clause, position, moves before, the refused move, options
    ("not_asked", "T-13.1", "P1 heavy hand MG", [], "P1 end", {}),
    ("no_safety", "T-9.1", "P1 heavy hand COMMS | P2 light hand MG", ["P1 sabotage P2 COMMS"], "P2 reveal", {}),
    (
        "must_override",
        "T-9.2",
        "P1 heavy hand COMMS | P2 light hand ENCRYPTED",
        ["P1 sabotage P2 COMMS"],
        "P2 decline",
        {"override_mandatory": "on"},
    ),
    ("not_in_hand", "T-13.2", "P1 heavy hand MG | P2 light hand HE", ["P1 quickfire P2"], "P2 smoke", {}),
    ("toll_is_attack", "T-8.5", "P1 heavy hand MG HE | P2 light hp 9", ["P1 quickfire P2"], "P1 toll MG", {}),
    ("action_done", "T-4.2", "P1 medium hand MG*2 | P2 light", ["P1 quickfire P2"], "P1 quickfire P2", {}),
    ("action_done", "T-4.5", "P1 medium hp 9 hand MG HE | P2 light", ["P1 load HE"], "P1 quickfire P2", {}),
    ("cycle_class", "T-4.3", "P1 heavy hand MG", [], "P1 cycle MG", {}),
    ("cycle_adrenaline", "T-4.5", "P1 medium hp 25 hand MG", [], "P1 cycle MG", {}),
    ("cycle_used", "T-4.3", "P1 medium hand MG | table cycled", [], "P1 cycle MG", {}),
    (
        "cycle_late",
        "T-4.4",
        "P1 medium hp 26 hand MG turn rest load",
        [],
        "P1 cycle MG",
        {"cycle_timing": "before_action"},
    ),
    ("jammed", "T-5.1", "P1 heavy hazards JAMMED hand HE", [], "P1 load HE", {}),
    ("breech_full", "T-5.1", "P1 heavy breech HE hand HE", [], "P1 load HE", {}),
    ("tracked", "T-5.2", "P1 heavy breech HE hazards TRACKED hand FIRE", [], "P1 fire P2", {}),
    ("tracked", "T-5.3", "P1 heavy hazards TRACKED hand MG", [], "P1 quickfire P2", {}),
    ("breech_empty", "T-5.2", "P1 heavy hand FIRE", [], "P1 fire P2", {}),
    ("cannot_pay", "T-8.5", "P1 heavy hand MG | P2 light hp 9", [], "P1 quickfire P2", {}),
    ("target_out", "T-4.9", "P1 heavy hand MG | P2 light removed | P3 light", [], "P1 quickfire P2", {}),
    ("target_shielded", "T-6.2", "P1 heavy hand MG | P2 light shielded", [], "P1 quickfire P2", {}),
    ("target_ally", "T-10.4", "P1 heavy hand MG | P3 light", [], "P1 quickfire P2", {"teams": "12/3"}),
    ("target_safe", "T-5.4", "P1 heavy hand COMMS | P2 light safeties ENCRYPTED", [], "P1 sabotage P2 COMMS", {}),
    ("target_has_it", "T-5.4", "P1 heavy hand COMMS | P2 light hazards COMMS", [], "P1 sabotage P2 COMMS", {}),
    ("nothing_to_repair", "T-5.5", "P1 heavy hand FIX_COMMS", [], "P1 repair P1 FIX_COMMS", {}),
    ("repair_foreign", "T-5.5", "P1 heavy hand FIX_COMMS | P2 light hazards COMMS", [], "P1 repair P2 FIX_COMMS", {}),
    ("strict_discard", "T-5.7", "P1 heavy hand MG", [], "P1 discard MG", {"strict_discard": "on"}),
]


@clause("T-13.2", "T-4.2", "T-8.5", "T-9.1", "T-6.2")
@pytest.mark.parametrize(("key", "which", "text", "before", "said", "options"), REFUSALS)
def test_each_refusal_names_its_clause_and_changes_nothing(key, which, text, before, said, options):
    s = play(tank(text, **options), *before)
    assert refused(s, said) == which
    move = words.parse(s.match.game, s.state, said.partition(" ")[2])
    refusal = s.match.game.refuse(s.state, move)
    assert refusal is not None
    assert refusal.key == key
