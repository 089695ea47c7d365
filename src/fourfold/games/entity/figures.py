"""What is true of cards now: who fits a filter, current ATK and DEF, keywords. Computed, never kept (E-2.2, E-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourfold.games.entity import cards, table
from fourfold.kernel.state import NOBODY, State

OPEN: Final = 2  # whoever reads: the card was shown when this happened


# -- filters (E-14.6) -------------------------------------------------------------------------------------------------
def fits(s: State, filter_: i64, card: i64, source: i64, reader: i64) -> bool:
    """Does the card pass? What is printed on a face-down card is read by its controller only (or if shown: OPEN)."""
    if filter_ == 0:
        return True
    facts = s.setup.facts
    place = s.where[card]
    pos: i64 = table.NO_CARD
    if place < table.PLACES:
        i = table.POS + place
        pos = s.num[i]
    if facts[filter_ + cards.F_OTHER] != 0 and card == source:
        return False
    want = facts[filter_ + cards.F_WANT]
    wanted = facts[filter_ + cards.F_POS]
    if wanted != 0 and not lies(place, pos, wanted):
        return False
    if pos == table.SET and reader != OPEN and table.owner(place) != reader:
        return facts[filter_ + cards.F_READS] == 0 and (
            want == 0 or place < table.BACK
        )  # Pawns are known by their zone
    face = s.face[card]
    i = cards.ROWS + cards.ROW * face
    if facts[i + cards.SIGN] & want != want:
        return False
    if facts[filter_ + cards.F_READS] == 0:
        return True
    return called(s, filter_, face) and figured(s, filter_, place, face)


def printed(s: State, filter_: i64, face: i64) -> bool:
    """Does a face pass that lies nowhere on the field? One that nobody has seen does not."""
    if filter_ == 0:
        return True
    facts = s.setup.facts
    want = facts[filter_ + cards.F_WANT]
    if face < 0 or facts[filter_ + cards.F_POS] != 0 or facts[cards.row(face) + cards.SIGN] & want != want:
        return False
    return called(s, filter_, face) and figured(s, filter_, table.PLACES, face)


def called(s: State, filter_: i64, face: i64) -> bool:
    """Name and Level."""
    facts = s.setup.facts
    key = facts[filter_ + cards.F_KEY]
    if key >= 0 and key != face:
        return False
    i = cards.ROWS + cards.ROW * face
    return within(s, filter_ + cards.F_LEVEL, facts[i + cards.LEVEL])


def within(s: State, limits: i64, value: i64) -> bool:
    facts = s.setup.facts
    return facts[limits] <= value and value <= facts[limits + 1]


def figured(s: State, filter_: i64, place: i64, face: i64) -> bool:
    """ATK and DEF: current values of a face-up Pawn, the printed ones elsewhere."""
    column: i64
    facts = s.setup.facts
    for column in range(2):
        limits = filter_ + cards.F_ATK + 2 * column
        if facts[limits] == -cards.NO_LIMIT and facts[limits + 1] == cards.NO_LIMIT:
            continue
        value = facts[cards.ROWS + cards.ROW * face + cards.ATK + column]
        if place < table.BACK and s.num[table.POS + place] != table.SET:
            value = current(s, place, column)
        if not within(s, limits, value):
            return False
    return True


def lies(place: i64, pos: i64, wanted: i64) -> bool:
    """Positions of filters: `defense` is face-up, `set` a face-down Action or Condition."""
    if wanted == cards.IN_ATTACK:
        return pos == table.ATTACK and place < table.BACK
    if wanted == cards.IN_DEFENSE:
        return pos == table.DEFENSE
    if wanted == cards.FACE_UP:
        return pos == table.ATTACK or pos == table.DEFENSE
    return pos == table.SET and (wanted == cards.FACE_DOWN or place >= table.BACK)


# -- groups (E-14.7) --------------------------------------------------------------------------------------------------
def first_zone(zone: i64, p: i64) -> i64:
    """The first of a player's zones of that word."""
    if zone == cards.BACKROW:
        return table.BACK + table.ROOM * p
    if zone == cards.HAND:
        return table.HAND + p
    if zone == cards.DECK:
        return table.DECK + p
    if zone == cards.DISCARD:
        return table.DISCARD + p
    return table.ROOM * p


def last_zone(zone: i64, p: i64) -> i64:
    """The last one; of the field these are two runs, see `next_zone`."""
    if zone == cards.FIELD:
        return table.BACK + table.ROOM * p + table.ROOM - 1
    if zone == cards.PAWNS or zone == cards.BACKROW:
        return first_zone(zone, p) + table.ROOM - 1
    return first_zone(zone, p)


def next_zone(z: i64, zone: i64, p: i64) -> i64:
    if zone == cards.FIELD and z == table.ROOM * p + table.ROOM - 1:
        return table.BACK + table.ROOM * p
    return z + 1


def covers_side(side: i64, controller: i64, p: i64) -> bool:
    return side == cards.ANYBODY or (side == cards.YOU) == (p == controller)


def count(s: State, group: i64, controller: i64, source: i64, reader: i64) -> i64:
    """How many cards of the group there are, for this controller."""
    p: i64
    n: i64 = 0
    facts = s.setup.facts
    zone = facts[group + cards.G_ZONE]
    side = facts[group + cards.G_SIDE]
    filter_ = facts[group + cards.G_FILTER]
    all_cards = s.setup.cards
    for p in range(table.SEATS):
        if not covers_side(side, controller, p):
            continue
        z = first_zone(zone, p)
        last = last_zone(zone, p)
        while z <= last:
            if filter_ == 0:
                n += s.count[z]
            else:
                card = s.above[all_cards + z]
                while card < all_cards:
                    if fits(s, filter_, card, source, reader):
                        n += 1
                    card = s.above[card]
            z = next_zone(z, zone, p)
    return n


def number(s: State, n: i64, controller: i64, source: i64) -> i64:
    """An integer, or so many times the cards of a group."""
    if n == 0:
        return 0
    facts = s.setup.facts
    group = facts[n + cards.N_GROUP]
    if group == 0:
        return facts[n + cards.N_N]
    return facts[n + cards.N_TIMES] * count(s, group, controller, source, NOBODY)


def passes(s: State, test: i64, controller: i64, source: i64) -> bool:
    """A predicate of `if` (E-14.3)."""
    facts = s.setup.facts
    kind = facts[test]
    value = facts[test + 2]
    side = controller if value == cards.YOU else 1 - controller
    if kind == cards.COUNT:
        return within(s, test + 3, count(s, facts[test + 1], controller, source, NOBODY))
    if kind == cards.LP:
        i = table.LP + side
        return within(s, test + 3, s.num[i])
    if kind == cards.TURN:
        return s.num[table.ACTIVE] == side
    if kind == cards.PHASE:
        return s.num[table.PHASE] == value
    place = s.where[source]
    return place < table.PLACES and lies(place, s.num[table.POS + place], value)


def pass_all(s: State, effect: i64, controller: i64, source: i64) -> bool:
    i: i64
    facts = s.setup.facts
    first = facts[effect + cards.E_TESTS]
    for i in range(facts[effect + cards.E_TESTS + 1]):
        if not passes(s, first + cards.TEST * i, controller, source):
            return False
    return True


# -- statics (E-14.8) -------------------------------------------------------------------------------------------------
def reaches(s: State, effect: i64, source: i64, place: i64) -> bool:
    """Is this face-up Pawn in the scope of a static effect of the card on `source`, whose tests hold?"""
    facts = s.setup.facts
    scope = facts[effect + cards.E_SCOPE]
    controller = table.owner(source)
    if scope == cards.SELF:
        if source != place:
            return False
    elif scope == cards.ATTACHED:
        i = table.TIED + source - table.BACK
        if s.num[i] != place + 1:
            return False
    elif scope == cards.GROUP:
        group = facts[effect + cards.E_GROUP]
        if not covers_side(facts[group + cards.G_SIDE], controller, table.owner(place)):
            return False
        card = table.card_at(s, place)
        if not fits(s, facts[group + cards.G_FILTER], card, table.card_at(s, source), NOBODY):
            return False
    else:
        return False
    return pass_all(s, effect, controller, table.card_at(s, source))


def current(s: State, place: i64, column: i64) -> i64:
    """ATK (column 0) or DEF (1) of a face-up Pawn: printed, modifiers, statics; not below 0 (E-2.2)."""
    k: i64
    num = s.num
    above = s.above
    face = s.face
    setup = s.setup
    facts = setup.facts
    all_cards = setup.cards
    i = all_cards + place
    card = above[i]
    i = cards.ROWS + cards.ROW * face[card] + cards.ATK + column
    total = facts[i]
    i = table.GAIN + (table.WALL - table.GAIN) * column + place
    total += num[i]
    i += 10
    total += num[i]
    i += 10
    total += num[i]
    i += 10
    total += num[i]
    q: i64 = -1
    auras = num[table.AURAS]
    while auras != 0:
        q += 1
        shining = auras & 1
        auras >>= 1
        if shining == 0:
            continue
        i = all_cards + q
        card = above[i]
        i = cards.ROWS + cards.ROW * face[card]
        for k in range(facts[i + cards.STATICS]):
            effect = facts[i + cards.STATIC] + cards.EFFECT * k
            n = facts[effect + cards.E_ATK + column]
            if n != 0 and reaches(s, effect, q, place):
                total += number(s, n, table.owner(q), card)
    if total < 0:
        return 0
    return total


def keywords(s: State, place: i64) -> i64:
    """The keywords of a Pawn, none while it is face-down: its own, granted, and by statics (E-14.11)."""
    k: i64
    num = s.num
    i = table.POS + place
    if num[i] == table.SET:
        return 0
    above = s.above
    face = s.face
    setup = s.setup
    facts = setup.facts
    all_cards = setup.cards
    i = all_cards + place
    card = above[i]
    i = cards.ROWS + cards.ROW * face[card] + cards.KEYWORDS
    bits = facts[i]
    i = table.GRANTED + place
    bits |= num[i]
    i += 10
    bits |= num[i]
    i += 10
    bits |= num[i]
    i += 10
    bits |= num[i]
    q: i64 = -1
    auras = num[table.AURAS]
    while auras != 0:
        q += 1
        shining = auras & 1
        auras >>= 1
        if shining == 0:
            continue
        i = all_cards + q
        card = above[i]
        i = cards.ROWS + cards.ROW * face[card]
        for k in range(facts[i + cards.STATICS]):
            effect = facts[i + cards.STATIC] + cards.EFFECT * k
            bit = facts[effect + cards.E_KEYWORD]
            if bit & ~bits != 0 and reaches(s, effect, q, place):
                bits |= bit
    return bits


def unharmed(s: State, p: i64) -> bool:
    """Does a static effect keep effect damage from this player?"""
    q: i64
    k: i64
    facts = s.setup.facts
    if facts[cards.STATICS_OF_PLAYERS] == 0:
        return False
    for q in range(table.PLACES):
        card = table.card_at(s, q)
        if table.owner(q) != p or not table.face_up(s, q):
            continue
        i = cards.ROWS + cards.ROW * s.face[card]
        for k in range(facts[i + cards.STATICS]):
            effect = facts[i + cards.STATIC] + cards.EFFECT * k
            if facts[effect + cards.E_SCOPE] == cards.PLAYER and pass_all(s, effect, p, card):
                return True
    return False
