"""How strong the greedy bot is with every deck, against chance and a list of priorities; and what it does where."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from fourfold.bots.bot import Greedy, policy
from fourfold.bots.policy import Policy, play_out
from fourfold.games.entity import cards, figures, moves, options, table
from fourfold.games.entity.tests.glance import ENTITY, duel
from fourfold.kernel.drive import fast
from fourfold.kernel.figures import Share, share
from fourfold.kernel.rng import POLICY, key_of, seeded
from fourfold.kernel.secrets import imagine, mask
from fourfold.kernel.state import State
from fourfold.testing import Story, play

# What a beginner does: Summon and activate whatever can be, the highest ATK first; attack the weakest, always.
ORDER = [
    *(moves.SUMMON, moves.ACTIVATE, moves.OPEN, moves.USE, moves.SET, moves.BATTLE, moves.DIRECT, moves.ATTACK),
    *(moves.STRIKE, moves.YES, moves.TAKE, moves.TARGET, moves.PILE),
]


def priority(view: State, move: int, weights: object) -> int:
    kind = moves.kind(view.setup, move)
    k = moves.what(view.setup, move)
    rank = 1000 * (len(ORDER) - ORDER.index(kind)) if kind in ORDER else 0
    if kind in (moves.SUMMON, moves.SET, moves.TAKE):
        rank += int(cards.of(view, k, cards.ATK))
    elif kind == moves.STRIKE:
        place = table.pawn(1 - view.seat, k)
        rank -= int(figures.current(view, place, 0)) if table.face_up(view, place) else 100
    elif kind == moves.TARGET and k >= 2 * table.ROOM:  # the opponent's
        rank += 1
    return rank


def greedy() -> Policy:
    return policy("greedy", "entity")


def wins(other: Callable[[], Policy], count: int, **given: str) -> Share:
    """Games that it won of so many with each deck against the same deck, in both seats, as first and as second."""
    won = 0
    for deck in options.LAUNCH_DECKS:
        for k in range(count):
            seat = k % 2
            first = str(k // 2 % 2 + 1)
            setup = ENTITY.prepare({"deck1": deck, "deck2": deck, "first_player": first, **given})
            s = ENTITY.start(setup, f"strength {k}")
            play_out(ENTITY, s, [greedy(), other()] if seat == 0 else [other(), greedy()], fast(f"strength {k}"), 10**6)
            won += int(s.won >> seat) & 1
    return share(won, count * len(options.LAUNCH_DECKS))


def choice(s: Story) -> str:
    """What the bot plays in a story, in words."""
    s.skip()
    view = mask(s.state, s.state.seat)
    out = view.setup.out()
    n = ENTITY.options(view, out)
    return s.match.notation(int(greedy().choose(ENTITY, view, out, n, fast("choice"))))


# -- strength ---------------------------------------------------------------------------------------------------------
def test_greedy_beats_chance():
    assert wins(Policy, 8).low > 0.8


@pytest.mark.slow
def test_greedy_is_stronger_than_a_list_of_priorities():
    assert wins(lambda: Greedy(priority, []), 20).low > 0.6


@pytest.mark.slow
@pytest.mark.parametrize(
    "given",
    [{"lists": "open"}, {"separate_set_allowance": "on", "attacked_locks_position": "on"}, {"hand_limit": "5"}],
    ids=str,
)
def test_greedy_beats_chance_under_other_options(given):
    assert wins(Policy, 8, **given).low > 0.8


# -- what it knows ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lists", ["hidden", "open"])
@pytest.mark.parametrize("decks", [("ember_storm", "dawn_tide"), ("grave_court", "forest_throne")], ids="-".join)
def test_it_moves_legally_and_as_it_would_in_any_world_that_looks_the_same(decks, lists):
    setup = ENTITY.prepare({"deck1": decks[0], "deck2": decks[1], "lists": lists})
    s = ENTITY.start(setup, "twins")
    bot, out, k = greedy(), setup.out(), 0
    while not s.over:
        view = mask(s, s.seat)
        twin = mask(imagine(ENTITY, view, seeded(key_of(f"{k}"), POLICY)), s.seat)
        n = ENTITY.options(view, out)
        move = int(bot.choose(ENTITY, view, out, n, fast(f"{k}")))
        assert move in ENTITY.moves(s)
        n = ENTITY.options(twin, out)
        assert move == bot.choose(ENTITY, twin, out, n, fast(f"{k}"))
        ENTITY.play(s, move)
        k += 1
    assert k > 20


STRANGE = """
format = 1
set = "strange"

[[card]]
code = "X01"
id = "tide_wolf"
name = "Tide Wolf"
es = "Lobo de Marea"
kind = "pawn"
level = 4
attribute = "water"
type = "beast"
atk = 120
def = 90
effect = [
  { kind = "trigger", on = "attack", subject = "self", may = true, do = [{ op = "mill", who = "opp", n = 2 }] },
  { kind = "ignite", limit = "turn", cost = [{ void_discard = 1 }], do = [
    { op = "to_deck", of = { all = { zone = "discard", side = "you" } } }] },
  { kind = "static", scope = "you", keyword = "no_effect_damage" },
]

[[card]]
code = "X02"
id = "undertow"
name = "Undertow"
es = "Resaca"
kind = "action"
speed = "fast"
effect = [{ kind = "play", cost = [{ mill = 1 }], target = [
    { zone = "field", side = "any", n = 2, upto = true },
    { zone = "discard", side = "opp", n = 1 },
  ], do = [
    { op = "to_deck", of = "t1" },
    { op = "void", of = "t2" },
    { op = "discard_hand", who = "opp", n = 1, choose = "owner" },
  ] }]
"""


def test_it_plays_cards_that_it_has_never_seen(tmp_path: Path) -> None:
    path = tmp_path / "strange.toml"
    path.write_text(STRANGE, encoding="utf-8")
    deck = "dawn_tide+tide_wolf*3+undertow*3"
    setup = ENTITY.prepare({"cards": str(path), "deck1": deck, "deck2": deck})
    won = 0
    for k in range(6):
        s = ENTITY.start(setup, f"strange {k}")
        play_out(ENTITY, s, [greedy(), Policy()], fast(f"strange {k}"), 10**6)
        won += int(s.won) & 1
    assert won >= 5


# -- what it does -----------------------------------------------------------------------------------------------------
def test_it_summons_the_strong_and_sets_the_walls():
    assert choice(duel("P1 hand plains_militia grave_rat | P2 pawn1 cinder_whelp")) == "summon plains_militia"
    assert choice(duel("P1 hand coral_guardian | P2 pawn1 plains_militia")) == "set coral_guardian"


def test_it_tributes_the_weak_for_the_strong_only():
    s = duel("P1 pawn1 grave_rat pawn2 plains_militia hand crown_paladin | P2 pawn1 high_king")
    assert choice(s) == "summon crown_paladin"
    assert choice(play(s, "P1 summon crown_paladin")) == "tribute pawn1"
    assert choice(duel("P1 pawn1 sunlit_behemoth hand jungle_apex | P2 pawn1 stone_colossus")) == "battle"


def test_it_attacks_what_it_beats():
    s = duel("P1 pawn1 plains_militia | P2 pawn1 cinder_whelp pawn2 high_king | table turn P1 battle")
    assert choice(s) == "attack pawn1"
    assert choice(play(s, "P1 attack pawn1")) == "strike pawn1"
    assert choice(duel("P1 pawn1 plains_militia | P2 pawn1 high_king | table turn P1 battle")) == "finish"


def test_the_weaker_pawn_clears_the_way():
    s = duel("P1 pawn1 high_king pawn2 plains_militia | P2 pawn1 cinder_whelp def | table turn P1 battle")
    assert choice(s) == "attack pawn2"


def test_it_takes_the_last_lp():
    s = duel("P1 pawn1 skyline_raptor | P2 lp 70 pawn1 grave_rat | table turn P1 battle")
    assert choice(play(s, "P1 attack pawn1")) == "direct"
    assert choice(duel("P1 hand void_blast plains_militia | P2 lp 50")) == "activate void_blast"


def test_who_is_outclassed_takes_cover():
    assert choice(duel("P1 pawn1 arc_warden | P2 pawn1 plains_militia=180/100")) == "change pawn1"
    assert choice(duel("P1 pawn1 arc_warden def | P2 pawn1 plains_militia=180/100")) != "change pawn1"


@pytest.mark.parametrize(("attacker", "answer"), [("high_king", "activate back1"), ("grave_rat", "pass")])
def test_it_keeps_responses_for_what_hurts(attacker, answer):
    s = duel(f"P1 back1 mirror_ward pawn1 plains_militia | P2 pawn1 {attacker} | table turn P2 battle")
    assert choice(play(s, "P2 attack pawn1", "P2 strike pawn1")) == answer


def test_it_negates_what_costs_more_than_negating():
    text = "P1 lp 300 back1 rite_of_refusal pawn1 {} | P2 hand exile_rite grave_rat | table turn P2 main1"
    for pawn, answer in (("glacier_wyrm", "activate back1"), ("grave_rat", "pass")):
        assert choice(play(duel(text.format(pawn)), "P2 activate exile_rite", "P2 target P1 pawn1")) == answer


def test_it_removes_the_strongest_and_helps_its_own():
    s = duel("P1 hand exile_rite grave_rat | P2 pawn1 cinder_whelp pawn2 sunlit_behemoth pawn3 glacier_wyrm")
    assert choice(s) == "activate exile_rite"
    assert choice(play(s, "P1 activate exile_rite")) == "target P2 pawn3"  # the Behemoth cannot be targeted
    s = duel("P1 pawn1 plains_militia back1 reinforcement | P2 pawn1 cinder_whelp")
    assert choice(play(s, "P1 activate back1")) == "target P1 pawn1"


def test_it_discards_what_it_needs_least():
    s = duel("P1 hand scouting_report sunlit_behemoth grave_rat void_blast deck plains_militia*12 | P2")
    assert choice(play(s, "P1 activate scouting_report")) == "discard grave_rat"


if __name__ == "__main__":
    print("v. random", wins(Policy, 800))
    print("v. priorities", wins(lambda: Greedy(priority, []), 400))
