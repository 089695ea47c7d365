"""Events: the batch that responses look at, and the triggers that each of them fires (E-8.2, E-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import cards, figures, table
from fourfold.kernel.state import HIDDEN, NOBODY, State

SHOWING: Final = 0x780  # bit per event about a card that was shown to all: destroyed, tributed, discarded, voided


def happen(s: State, kind: i64, card: i64, controller: i64, player: i64, how: i64, by: i64) -> i64:
    """Something happened: to a card, or to a player. The row of the event, or NOBODY if no effect waits for its kind.

    What leaves the field is told before it moves, while it still is what it was: `moved` corrects where it is then.
    """
    num = s.num
    num[table.STIRRED] = 1
    if (s.setup.facts[cards.HEARD] >> kind) & 1 == 0:
        return NOBODY
    n = num[table.EVENTS]
    if n >= table.MOST_EVENTS:
        num[table.LOST] += 1
        return NOBODY
    num[table.EVENTS] = n + 1
    row = table.EVENT + table.EVENT_ROW * n
    num[row] = kind
    num[row + 1] = card
    num[row + 2] = table.stamp(s, card)
    num[row + 3] = controller
    num[row + 4] = player
    num[row + 5] = how
    num[row + 6] = by
    num[row + 7] = table.stamp(s, by)
    num[row + 8] = shown(s, kind, card)
    if (s.setup.facts[cards.FIRED] >> kind) & 1 != 0:
        fire(s, row, kind, card)
    return row


def shown(s: State, kind: i64, card: i64) -> i64:
    """The face of the event's card, if everybody sees it: it counts wherever the card goes from there (E-8.2)."""
    if card < 0 or ((SHOWING >> kind) & 1 == 0 and s.seen[card] != s.setup.everyone):
        return HIDDEN
    return s.face[card]


def moved(s: State, row: i64, card: i64) -> None:
    """The event's card is now where the event left it."""
    if row >= 0:
        s.num[row + 2] = s.num[table.ENTERED + card]


def fire(s: State, row: i64, kind: i64, card: i64) -> None:
    """Collect the triggers of this event; triggers.py puts them in order."""
    p: i64
    facts = s.setup.facts
    for p in range(table.SEATS):
        scan(s, row, kind, table.ROOM * p, p)
        scan(s, row, kind, table.BACK + table.ROOM * p, p)
        if card >= 0 and table.owner_of(s, card) == p:
            i = cards.ROWS + cards.ROW * s.face[card]
            if (facts[i + cards.LISTENS] >> kind) & 1 != 0:
                collect(s, row, kind, card, p, True)


def scan(s: State, row: i64, kind: i64, first: i64, p: i64) -> None:
    """The face-up cards in five zones."""
    facts = s.setup.facts
    ears = (s.num[table.EARS] >> first) & 31
    place = first - 1
    while ears != 0:
        place += 1
        listening = ears & 1
        ears >>= 1
        if listening == 0:
            continue
        source = table.card_at(s, place)
        i = cards.ROWS + cards.ROW * s.face[source] + cards.LISTENS
        if (facts[i] >> kind) & 1 != 0:
            collect(s, row, kind, source, p, False)


def collect(s: State, row: i64, kind: i64, source: i64, controller: i64, leaving: bool) -> None:
    k: i64
    num = s.num
    facts = s.setup.facts
    i = cards.ROWS + cards.ROW * s.face[source]
    for k in range(facts[i + cards.TRIGGERS]):
        effect = facts[i + cards.TRIGGER] + cards.EFFECT * k
        if facts[effect + cards.E_ON] != kind or (facts[effect + cards.E_LEAVES] != 0) != leaving:
            continue
        if not matches(s, effect, row, source, controller):
            continue
        n = num[table.QUEUED]
        if n >= table.MOST_QUEUED:
            num[table.LOST] += 1
            return
        num[table.QUEUED] = n + 1
        at = table.QUEUE + table.QUEUE_ROW * n
        num[at] = effect
        num[at + 1] = source
        num[at + 2] = num[table.ENTERED + source]
        num[at + 3] = controller
        num[at + 4] = row


def matches(s: State, effect: i64, row: i64, source: i64, controller: i64) -> bool:
    """Is this the event that the effect waits for (E-14.2)?"""
    num = s.num
    facts = s.setup.facts
    kind = num[row]
    if facts[effect + cards.E_ON] != kind:
        return False
    card = num[row + 1]
    subject = facts[effect + cards.E_SUBJECT]
    if subject == 1 and card != source:
        return False
    if not figures.covers_side(facts[effect + cards.E_BY], controller, num[row + 3]):
        return False
    if not figures.covers_side(facts[effect + cards.E_WHO], controller, num[row + 4]):
        return False
    how = facts[effect + cards.E_HOW]
    if how != 0 and (how >> num[row + 5]) & 1 == 0:
        return False
    cause = facts[effect + cards.E_CAUSE]
    if cause != 0 and cause != num[row + 5]:
        return False
    if facts[effect + cards.E_BY_SELF] != 0 and num[row + 6] != source:
        return False
    if subject == 2:
        return card >= 0 and is_subject(s, facts[effect + cards.E_FILTER], row, source)
    return True


def is_subject(s: State, filter_: i64, row: i64, source: i64) -> bool:
    """Does the event's card pass: as it lies there, or, once it has gone elsewhere, by what was shown of it?"""
    num = s.num
    card = num[row + 1]
    if s.where[card] < table.PLACES and table.still(s, card, num[row + 2]):
        reader: i64 = figures.OPEN if (SHOWING >> num[row]) & 1 != 0 else NOBODY
        return figures.fits(s, filter_, card, source, reader)
    return figures.printed(s, filter_, num[row + 8])


def awaited(s: State, effect: i64, controller: i64) -> i64:
    """The event of the batch that a Condition answers, or NOBODY: the oldest whose card is still there, else the
    oldest (E-7.5, E-14.2); of activations the last, which is the link below."""
    k: i64
    num = s.num
    found: i64 = NOBODY
    for k in range(num[table.EVENTS]):
        row = table.EVENT + table.EVENT_ROW * k
        if matches(s, effect, row, NOBODY, controller):
            if num[row] == cards.ACTIVATED:
                found = row
            elif table.still(s, num[row + 1], num[row + 2]):
                return row
            elif found < 0:
                found = row
    return found


def forget(s: State) -> None:
    """The window closes: its events are over (E-8.2)."""
    s.num[table.STIRRED] = 0
    s.num[table.EVENTS] = 0
    s.num[table.QUEUED] = 0
    s.num[table.FIRED] = 0
    s.num[table.ARRANGED] = 0
