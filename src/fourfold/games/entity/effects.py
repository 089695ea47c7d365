"""The operations of the vocabulary, one small function each (E-14.10). A link names who acts and on what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fourfold.games.entity import activate, agenda, cards, events, field, figures, happen, table
from fourfold.kernel.cells import bit, cells
from fourfold.kernel.events import SHOWN
from fourfold.kernel.packed import vec
from fourfold.kernel.state import NOBODY, State

if TYPE_CHECKING:
    Cells = vec[i64]


def do(s: State, at: i64, op: i64) -> None:
    """One operation of the link in the row `at`."""
    facts = s.setup.facts
    what = facts[op + cards.O_OP]
    if facts[op + cards.O_REF] == cards.REF_PICK:
        pick(s, at, op, 0)
    elif facts[op + cards.O_REF] != 0:
        on_cards(s, at, op, what)
    elif what == cards.NEGATE:
        negate(s)
    elif what == cards.CANCEL_ATTACK:
        s.num[table.CANCELLED] = 1
        s.tell(events.CANCELLED, s.num[at + table.L_SEAT], 0, 0, 0)
    else:
        on_players(s, at, op, what)


# -- players ----------------------------------------------------------------------------------------------------------
def on_players(s: State, at: i64, op: i64, what: i64) -> None:
    """`who` is you, opp, or any: both. Damage to both falls at once (E-10.1)."""
    q: i64
    facts = s.setup.facts
    num = s.num
    p = num[at + table.L_SEAT]
    card = num[at + table.L_CARD]
    n = figures.number(s, facts[op + cards.O_N], p, card)
    for q in range(table.SEATS):
        if figures.covers_side(facts[op + cards.O_WHO], p, q):
            on_player(s, op, what, p, q, n, card)
    check(s)


def on_player(s: State, op: i64, what: i64, p: i64, q: i64, n: i64, card: i64) -> None:
    facts = s.setup.facts
    if what == cards.DAMAGE:
        burn(s, q, n, card, p)
    elif what == cards.GAIN_LP:
        gain(s, q, n, card, p)
    elif what == cards.DRAW:
        draw(s, q, n)
    elif what == cards.MILL:
        activate.mill(s, q, n)
    elif what == cards.DISCARD_HAND:
        if facts[op + cards.O_RANDOM] != 0:
            throw_random(s, q, n)
        else:
            s.plan(agenda.GIVE, q, n, 0)
    elif what == cards.PREVENT:
        i = table.PREVENT + q + table.SEATS * until(s, facts[op + cards.O_DUR], p)
        s.num[i] |= facts[op + cards.O_WHAT]
        s.tell(events.PREVENTED, q, facts[op + cards.O_WHAT], 0, 0)
    elif what == cards.EXTRA_SUMMON:
        s.num[table.EXTRAS + q] += n
        s.tell(events.ALLOWED, q, n, 0, 0)


def until(s: State, duration: i64, p: i64) -> i64:
    """Where a duration is kept: the opponent's next turn is the next one, or the one after (E-14.8)."""
    if duration == cards.UNTIL_END:
        return table.NOW
    if duration == cards.UNTIL_THEIR_END:
        return table.NEXT if s.num[table.ACTIVE] == p else table.AFTER
    return table.LASTING


def prevented(s: State, q: i64, what: i64) -> bool:
    num = s.num
    i = table.PREVENT + q
    return (num[i] | num[i + 2] | num[i + 4]) & what != 0


def burn(s: State, q: i64, n: i64, card: i64, p: i64) -> None:
    """Effect damage; none is no damage."""
    if n <= 0:
        return
    if prevented(s, q, cards.NO_EFFECT_DAMAGE) or figures.unharmed(s, q):
        s.tell(events.UNHARMED, q, n, 0, 0)
        return
    hurt(s, q, n, cards.BY_EFFECT)
    happen.happen(s, cards.EFFECT_DAMAGE, card, p, q, 0, NOBODY)
    happen.happen(s, cards.DAMAGED, card, p, q, 0, NOBODY)


def hurt(s: State, q: i64, n: i64, cause: i64) -> None:
    """LP never go below 0 (E-1.7)."""
    left = s.num[table.LP + q] - n
    if left < 0:
        left = 0
    s.num[table.LP + q] = left
    s.tell(events.HURT, q, n, s.num[table.LP + q], cause)


def gain(s: State, q: i64, n: i64, card: i64, p: i64) -> None:
    if n <= 0:
        return
    s.num[table.LP + q] += n
    s.tell(events.GAINED, q, n, s.num[table.LP + q], 0)
    happen.happen(s, cards.GAINED_LP, card, p, q, 0, NOBODY)


def check(s: State) -> None:
    """A player at 0 LP loses at once; both at 0 by the same operation: a draw (E-10.1)."""
    one = s.num[table.LP] <= 0
    two = s.num[table.LP + 1] <= 0
    if one or two:
        s.finish(0 if one and two else 2 if one else 1)


def draw(s: State, q: i64, n: i64) -> None:
    """What is there; an effect's draw never loses the game (E-3.3)."""
    drawn: i64 = 0
    while drawn < n and s.count[table.DECK + q] > 0:
        field.travel(s, s.top(table.DECK + q), table.HAND + q)
        drawn += 1
    if drawn > 0:
        s.tell(events.DREW, q, drawn, 0, 0)


def throw_random(s: State, q: i64, n: i64) -> None:
    """Chosen by chance, as many as there are (E-11.4)."""
    hand = table.HAND + q
    while n > 0 and s.count[hand] > 0:
        activate.throw(s, q, s.at(hand, s.dice.below(s.count[hand])))
        n -= 1


def give(s: State, q: i64, n: i64) -> None:
    """The owner chooses, as many as there are."""
    have = s.count[table.HAND + q]
    if n > have:
        n = have
    if n > 0:
        s.ask(agenda.ASK_GIVE, q, 0, 0, n)


def given(s: State, q: i64, left: i64, face: i64) -> None:
    activate.discard(s, q, face)
    if left > 1:
        s.ask(agenda.ASK_GIVE, q, 0, 0, left - 1)


def negate(s: State) -> None:
    """The link directly below (E-8.8)."""
    num = s.num
    if num[table.LINKS] > 1:
        below = table.LINK + table.LINK_ROW * (num[table.LINKS] - 2)
        num[below + table.L_NEGATED] = 1
        activate.tell_link(s, below, events.NEGATED, 0, 0)


# -- cards ------------------------------------------------------------------------------------------------------------
def on_cards(s: State, at: i64, op: i64, what: i64) -> None:
    """On each card that the reference means and that is still where it was (E-8.7, E-14.9)."""
    k: i64
    found = cells(s.setup.cards)
    n = referred(s, at, op, found)
    if what == cards.DESTROY:
        destroy(s, found, n, cards.BY_EFFECT, s.num[at + table.L_CARD])
        return
    if what == cards.ATTACH:
        tie(s, at, found[0] if n > 0 else NOBODY)
        return
    for k in range(n):
        on_card(s, at, op, what, found[k])


def referred(s: State, at: i64, op: i64, found: Cells) -> i64:
    """The cards that `of` means."""
    k: i64
    num = s.num
    facts = s.setup.facts
    ref = facts[op + cards.O_REF]
    n: i64 = 0
    if ref == cards.REF_ALL:
        return gather(s, at, facts[op + cards.O_GROUP], found)
    first = at + table.L_TARGETS
    many: i64 = 1
    if ref == cards.REF_SELF:
        first = at + table.L_CARD
    elif ref == cards.REF_EVENT:
        first = at + table.L_EVENT
    elif ref == cards.REF_EVENT_BY:
        first = at + table.L_BY
    elif ref == cards.REF_T1:
        many = num[at + table.L_ONES]
    else:
        first += 2 * num[at + table.L_ONES]
        many = num[at + table.L_ONES + 1]
    for k in range(many):
        i = first + 2 * k
        if table.still(s, num[i], num[i + 1]) and s.where[num[i]] < table.VOID:  # E-1.5
            found[n] = num[i]
            n += 1
    return n


def gather(s: State, at: i64, group: i64, found: Cells) -> i64:
    """All that match at resolution, the turn player's first."""
    k: i64
    n: i64 = 0
    facts = s.setup.facts
    zone = facts[group + cards.G_ZONE]
    all_cards = s.setup.cards
    p = s.num[at + table.L_SEAT]
    for k in range(table.SEATS):
        q = s.num[table.ACTIVE] if k == 0 else 1 - s.num[table.ACTIVE]
        if not figures.covers_side(facts[group + cards.G_SIDE], p, q):
            continue
        z = figures.first_zone(zone, q)
        last = figures.last_zone(zone, q)
        while z <= last:
            card = s.above[all_cards + z]
            while card < all_cards:
                if figures.fits(s, facts[group + cards.G_FILTER], card, s.num[at + table.L_CARD], NOBODY):
                    found[n] = card
                    n += 1
                card = s.above[card]
            z = figures.next_zone(z, zone, q)
    return n


def on_card(s: State, at: i64, op: i64, what: i64, card: i64) -> None:
    facts = s.setup.facts
    place = s.where[card]
    on_field = place < table.PLACES
    if what == cards.VOID:
        activate.banish(s, card)
    elif what == cards.TO_HAND:
        to_hand(s, card)
    elif what == cards.TO_DECK:
        p = table.owner_of(s, card)
        s.tell_card(events.RETURNED, p, 1, 0, card)
        field.gone(s, card, table.DECK)
        s.shuffle(table.DECK + p)
        field.mark(s, card)  # in its sleeve lies another face now
    elif what == cards.SUMMON:
        special(s, card, facts[op + cards.O_POS])
    elif what == cards.REVEAL:
        s.show(card)
        s.tell_card(events.REVEALED, table.owner_of(s, card), 0, 0, card)
    elif what == cards.POSITION and on_field:
        shift(s, place, facts[op + cards.O_POS])
    elif what == cards.MOD and on_field:
        modify(s, at, op, place)
    elif what == cards.GRANT and on_field:
        grant(s, at, op, place)
    elif what == cards.EXTRA_ATTACK and place < table.BACK:
        n = figures.number(s, facts[op + cards.O_N], s.num[at + table.L_SEAT], card)
        s.num[table.MORE + place] += n
        s.tell_card(events.EAGER, table.owner(place), n, 0, card)


def destroy(s: State, found: Cells, n: i64, cause: i64, by: i64) -> None:
    """To the Discard Pile together: who was face-up when it happened saw it (E-6.13, E-9.2, E-14.12)."""
    k: i64
    many: i64 = 0
    rows = cells(n + 1)
    protection: i64 = cards.NO_EFFECT_DESTROY if cause == cards.BY_EFFECT else cards.NO_BATTLE_DESTROY
    for k in range(n):
        card = found[k]
        place = s.where[card]
        if place >= table.PLACES:
            continue
        if place < table.BACK and figures.keywords(s, place) & protection != 0:
            s.tell_card(events.PROTECTED, table.owner(place), cause, 0, card)
            continue
        found[many] = card
        many += 1
    for k in range(many):
        card = found[k]
        source = by
        if cause == cards.BY_BATTLE:  # each by the other
            source = s.num[table.TARGET] if card == s.num[table.ATTACKER] else s.num[table.ATTACKER]
        rows[k] = happen.happen(s, cards.DESTROYED, card, table.owner(s.where[card]), NOBODY, cause, source)
    field.gone_together(s, found, rows, many)
    for k in range(many):
        s.tell_card(events.DESTROYED, table.owner_of(s, found[k]), cause, 0, found[k])


def to_hand(s: State, card: i64) -> None:
    """A card returned face-up is known, a Set one is not shown (E-11.3)."""
    p = table.owner_of(s, card)
    s.tell_card(events.RETURNED, p, 0, 0, card)
    field.gone(s, card, table.HAND)


def special(s: State, card: i64, pos: i64) -> None:
    """Special Summon onto its owner's field (E-1.6, E-4.8); without a free zone nothing happens (E-4.7)."""
    p = table.owner_of(s, card)
    if cards.of(s, s.face[card], cards.KIND) != cards.PAWN or s.where[card] < table.PLACES:
        return
    if table.free(s, table.ROOM * p) < 0:
        s.tell_card(events.NO_ROOM, p, 0, 0, card)
        return
    field.summon(s, card, p, pos, 2)


def shift(s: State, place: i64, pos: i64) -> None:
    """A Set Pawn is not affected by a toggle, but turned up by a given position (E-5.5, E-14.10)."""
    now = s.num[table.POS + place]
    if place >= table.BACK:
        return
    if pos == 3:
        if now != table.SET:
            field.turn_to(s, place, table.ATTACK + table.DEFENSE - now)
    elif now == table.SET:
        field.turn_up(s, place, pos)
    elif now != pos:
        field.turn_to(s, place, pos)


def modify(s: State, at: i64, op: i64, place: i64) -> None:
    """Modifiers reach face-up Pawns only (E-14.8)."""
    facts = s.setup.facts
    if place >= table.BACK or not table.face_up(s, place):
        return
    p = s.num[at + table.L_SEAT]
    card = s.num[at + table.L_CARD]
    atk = figures.number(s, facts[op + cards.O_ATK], p, card)
    wall = figures.number(s, facts[op + cards.O_DEF], p, card)
    i = 10 * until(s, facts[op + cards.O_DUR], p) + place
    s.num[table.GAIN + i] += atk
    s.num[table.WALL + i] += wall
    s.tell_card(events.MODIFIED, table.owner(place), atk, wall, table.card_at(s, place))


def grant(s: State, at: i64, op: i64, place: i64) -> None:
    facts = s.setup.facts
    if place >= table.BACK or not table.face_up(s, place):
        return
    i = 10 * until(s, facts[op + cards.O_DUR], s.num[at + table.L_SEAT]) + place
    s.num[table.GRANTED + i] |= facts[op + cards.O_KEYWORD]
    s.tell_card(events.GRANTED, table.owner(place), facts[op + cards.O_KEYWORD], 0, table.card_at(s, place))


def tie(s: State, at: i64, card: i64) -> None:
    """The Lingering card holds to that Pawn; with nothing to hold to it goes at the checkpoint (E-10.2)."""
    num = s.num
    source = num[at + table.L_CARD]
    place = s.where[card] if card >= 0 else table.PLACES
    held = place < table.BACK and table.face_up(s, place)
    if table.still(s, source, num[at + table.L_STAMP]):
        num[table.TIED + s.where[source] - table.BACK] = place + 1 if held else -1


# -- picking (E-14.9) -------------------------------------------------------------------------------------------------
def pick(s: State, at: i64, op: i64, picked: i64) -> None:
    """The controller looks at his deck, or his hand, and picks; it is always asked, for NONE is always legal."""
    p = s.num[at + table.L_SEAT]
    facts = s.setup.facts
    if facts[facts[op + cards.O_GROUP] + cards.G_ZONE] == cards.DECK:
        look(s, p)
    s.ask(agenda.ASK_PICK, p, op, picked, 0)


def look(s: State, p: i64) -> None:
    """He sees his deck, until it is shuffled (E-11.2)."""
    all_cards = s.setup.cards
    card = s.above[all_cards + table.DECK + p]
    while card < all_cards:
        s.seen[card] |= bit(p)
        s.tell_card(SHOWN, NOBODY, table.DECK + p, 0, card)
        card = s.above[card]


def picked(s: State, p: i64, op: i64, n: i64, face: i64) -> None:
    """A face, or NOBODY for none. A searched card is shown (E-11.3)."""
    facts = s.setup.facts
    at = table.LINK + table.LINK_ROW * (s.num[table.LINKS] - 1)
    what = facts[op + cards.O_OP]
    group = facts[op + cards.O_GROUP]
    zone = figures.first_zone(facts[group + cards.G_ZONE], p)
    if face >= 0:
        card = s.pick(zone, face)
        if what == cards.SEARCH:
            s.show(card)
            field.travel(s, card, table.HAND + p)
            s.tell_card(events.FOUND, p, 0, 0, card)
            n += 1
            if n < figures.number(s, facts[op + cards.O_N], p, s.num[at + table.L_CARD]):
                s.ask(agenda.ASK_PICK, p, op, n, 0)
                return
        else:
            on_card(s, at, op, what, card)
    else:
        s.tell(events.FOUND_NONE, p, 0, 0, 0)
    if zone == table.DECK + p:
        s.shuffle(zone)
