"""The twin-world test can fail: games that leak are caught, and the honest one among them is not."""

from __future__ import annotations

from fourfold.kernel.state import State
from fourfold.tests.contract import checks
from fourfold.tests.outside.pebbles import FACES, HAND, WALL, Pebbles


class AsksHolders(Pebbles):
    """Opens the window only for those who hold a wall: being asked tells."""

    def window(self, s: State, p: int) -> bool:
        return s.has(HAND + p, WALL)


class MarksHands(Pebbles):
    """Keeps a public number that follows from a hidden hand."""

    def step(self, s: State, what: int, a: int, b: int, c: int) -> None:
        super().step(s, what, a, b, c)
        s.c = s.face[s.top(HAND)] if s.many(HAND) else 0


class PlaysInOrder(Pebbles):
    """Always takes the lowest sleeve of a face: which sleeve leaves tells what the lower ones are not."""

    def answer(self, s: State, prompt: int, move: int) -> None:
        hand = HAND + s.seat
        if move < WALL:
            faces = [int(s.face[s.at(hand, i)]) for i in range(int(s.many(hand)))]
            s.num[1 - s.seat] += faces.index(move) - faces.index(move)  # no difference by itself ...
            s.tell(9, s.seat, faces.index(move), 0, 0)  # ... but the place in the hand is told
        super().answer(s, prompt, move)


class TalksInRefusals(Pebbles):
    """Tells an event about a face that not everybody has seen."""

    def answer(self, s: State, prompt: int, move: int) -> None:
        s.tell(9, s.seat, s.face[s.top(HAND + 1 - s.seat)] if s.many(HAND + 1 - s.seat) else 0, 0, 0)
        super().answer(s, prompt, move)


class ShowsHands(Pebbles):
    """Says of a hidden card that everybody saw it, though nobody did."""

    def answer(self, s: State, prompt: int, move: int) -> None:
        hand = HAND + 1 - s.seat
        if s.many(hand):
            s.write(9, s.seat, 0, 0, 0, s.top(hand), s.face[s.top(hand)], s.setup.everyone)
        super().answer(s, prompt, move)


def test_the_honest_game_passes():
    game = Pebbles()
    assert sum(checks.explore(game, game.prepare(), f"honest {k}", 1, 20) for k in range(50)) > 1000


def test_a_window_for_holders_only_is_caught():
    checks.must_fail(AsksHolders(), AsksHolders().prepare(), "tell the worlds apart|told|may do other")


def test_a_public_number_from_a_hidden_hand_is_caught():
    checks.must_fail(MarksHands(), MarksHands().prepare(), "tell the worlds apart|not what its owner sees")


def test_a_place_in_the_hand_is_caught():
    checks.must_fail(PlaysInOrder(), PlaysInOrder().prepare(), "is told")


def test_an_event_about_a_hidden_face_is_caught():
    checks.must_fail(TalksInRefusals(), TalksInRefusals().prepare(), "is told")


def test_an_event_that_shows_a_card_nobody_saw_is_caught():
    checks.must_fail(ShowsHands(), ShowsHands().prepare(), "a face that it did not see")


def test_the_faces_of_the_toy_are_four():
    assert FACES[WALL] == "wall"
