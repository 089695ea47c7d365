"""A card set as the flat facts of a Setup: every phrase becomes rows of numbers (cards.py says what stands where)."""

from __future__ import annotations

from fourfold.games.entity import cards, moves
from fourfold.games.entity.cardset.phrases import Card, CardSet, Cost, Effect, Filter, Group, Number, Op, Target, Test

NOTHING = Filter()
PHASES = {"draw": 0, "main1": 1, "battle": 2, "main2": 3, "end": 4}  # as in agenda.PHASES


def facts(found: CardSet) -> list[int]:
    return Rows(found).out


class Rows:
    def __init__(self, found: CardSet) -> None:
        self.faces = {card.id: face for face, card in enumerate(found.cards)}
        self.names = 0  # effects limited by name so far
        self.out = [0] * (cards.ROWS + cards.ROW * len(found.cards))
        self.out[cards.FACES] = len(found.cards)
        sizes = moves.sizes(len(found.cards))
        for kind in range(len(sizes)):
            self.out[cards.MOVE_AT + kind] = sum(sizes[:kind])
        self.out[cards.row(-1) + cards.DOUBLE] = -1
        for face, card in enumerate(found.cards):
            self.card(face, card)
        lists = [[deck.cards.get(card.id, 0) for card in found.cards] for deck in found.decks]
        self.out[cards.DECKS_AT], self.out[cards.DECKS] = self.series(lists)

    def put(self, *numbers: int) -> int:
        """A row of its own; where it begins."""
        at = len(self.out)
        self.out += numbers
        return at

    def series(self, rows: list[list[int]]) -> tuple[int, int]:
        """Rows of one kind, one after the other: where they begin and how many they are."""
        at = len(self.out)
        for row in rows:
            self.out += row
        return at, len(rows)

    # -- a card -------------------------------------------------------------------------------------------------------
    def card(self, face: int, card: Card) -> None:
        row = cards.row(face)
        kind = cards.KINDS.index(card.kind)
        need = 0 if card.level < 5 else 1 if card.level < 8 else 2  # E-4.1, E-4.3
        plain = [e for e in card.effects if simple(e)]
        statics = [e for e in card.effects if e.kind == "static" and not simple(e) and e.keyword != "double_tribute"]
        doubles = [e for e in card.effects if e.keyword == "double_tribute"]
        values = {
            cards.KIND: kind,
            cards.LEVEL: card.level,
            cards.SIGN: sign(card.kind, card.speed, card.attribute, card.type),
            cards.ATK: card.atk,
            cards.DEF: card.defence,
            cards.SPEED: cards.SPEEDS.index(card.speed) if card.speed else 0,
            cards.NEED: need,
            cards.DOUBLE: self.filter(doubles[0].keyword_filter) if doubles else -1,
            cards.KEYWORDS: sum(cards.KEYWORD_BITS[e.keyword] for e in plain),
        }
        for column, value in values.items():
            self.out[row + column] = value
        for column, word in ((cards.PLAY, "play"), (cards.IGNITE, "ignite")):
            found = [e for e in card.effects if e.kind == word]
            self.out[row + column] = self.effects(face, card, found)[0] if found else 0
        triggers = [e for e in card.effects if e.kind == "trigger"]
        self.out[row + cards.STATIC], self.out[row + cards.STATICS] = self.effects(face, card, statics)
        self.out[row + cards.TRIGGER], self.out[row + cards.TRIGGERS] = self.effects(face, card, triggers)
        self.out[row + cards.LISTENS] = sum({2 ** cards.EVENTS.index(e.on) for e in triggers})
        for effect in card.effects:
            if effect.on:
                self.out[cards.HEARD] |= 2 ** cards.EVENTS.index(effect.on)
            if effect.kind == "trigger":
                self.out[cards.FIRED] |= 2 ** cards.EVENTS.index(effect.on)
            if effect.kind == "static" and effect.scope == "you":
                self.out[cards.STATICS_OF_PLAYERS] = 1

    def effects(self, face: int, card: Card, found: list[Effect]) -> tuple[int, int]:
        """Effects stand side by side, so their parts come first."""
        return self.series([self.effect(face, card, effect) for effect in found])

    def effect(self, face: int, card: Card, e: Effect) -> list[int]:
        row = [0] * cards.EFFECT
        row[cards.E_KIND] = cards.EFFECTS.index(e.kind)
        row[cards.E_ON] = cards.EVENTS.index(e.on) if e.on else -1
        row[cards.E_SUBJECT] = 1 if e.subject_self else 2 if e.subject is not None else 0
        row[cards.E_FILTER] = self.filter(e.subject) if e.subject is not None else 0
        row[cards.E_BY] = cards.SIDES[e.by]
        row[cards.E_WHO] = cards.SIDES[e.who]
        row[cards.E_HOW] = sum(2 ** cards.HOW.index(way) for way in e.how)
        row[cards.E_CAUSE] = cards.CAUSES.index(e.cause)
        row[cards.E_BY_SELF] = int(e.by_self)
        row[cards.E_LEAVES] = int(e.subject_self and e.on in ("destroyed", "discarded", "tributed", "left_field"))
        row[cards.E_MAY] = int(e.may)
        row[cards.E_LIMIT] = cards.LIMITS.index(e.limit)
        row[cards.E_FLAG] = card.effects.index(e)
        if e.limit == "name_turn":
            row[cards.E_FLAG] = self.names
            self.names += 1
        row[cards.E_TESTS : cards.E_TESTS + 2] = self.series([self.test(test) for test in e.tests])
        row[cards.E_COSTS : cards.E_COSTS + 2] = self.series([self.cost(cost) for cost in e.costs])
        row[cards.E_TARGETS : cards.E_TARGETS + 2] = self.series([self.target(target) for target in e.targets])
        row[cards.E_OPS : cards.E_OPS + 2] = self.series([self.op(op) for op in e.do])
        row[cards.E_SUMMONS] = int(any(op.op == "summon" for op in e.do))
        row[cards.E_SCOPE] = cards.SCOPES.index(e.scope or "self")
        row[cards.E_GROUP] = self.group(e.scope_group)
        if e.mod is not None:
            row[cards.E_ATK], row[cards.E_DEF] = self.number(e.mod[0]), self.number(e.mod[1])
        row[cards.E_KEYWORD] = cards.KEYWORD_BITS[e.keyword]
        row[cards.E_FACE] = face
        row[cards.E_TANGLED] = int(len(e.targets) + sum(c.kind in ("tribute", "void_discard") for c in e.costs) > 1)
        return row

    # -- its parts ----------------------------------------------------------------------------------------------------
    def filter(self, f: Filter) -> int:
        """0 for a filter that lets every card pass."""
        if f == NOTHING:
            return 0
        ranges = []
        for least, most in ((f.level_min, f.level_max), (f.atk_min, f.atk_max), (f.def_min, f.def_max)):
            ranges += [-cards.NO_LIMIT if least is None else least, cards.NO_LIMIT if most is None else most]
        reads = f._replace(kind="" if f.kind == "pawn" else f.kind, pos="", other=False) != NOTHING
        return self.put(
            sign(f.kind, f.speed, f.attribute, f.type),
            *ranges,
            cards.POSITIONS.index(f.pos),
            int(f.other),
            self.faces[f.key] if f.key else -1,
            int(reads),
        )

    def group(self, g: Group | None) -> int:
        return 0 if g is None else self.put(cards.ZONES.index(g.zone), cards.SIDES[g.side], self.filter(g.filter))

    def number(self, n: Number) -> int:
        """0 for none."""
        return self.put(n.n, self.group(n.count), n.times) if n != Number() else 0

    def test(self, t: Test) -> list[int]:
        value = {"lp": cards.SIDES, "turn": cards.SIDES, "phase": PHASES}.get(t.kind, {}).get(t.value, 0)
        if t.kind == "self_pos":
            value = cards.POSITIONS.index(t.value)
        least = -cards.NO_LIMIT if t.least is None else t.least
        most = cards.NO_LIMIT if t.most is None else t.most
        return [cards.TESTS.index(t.kind), self.group(t.group), value, least, most]

    def cost(self, c: Cost) -> list[int]:
        return [cards.COSTS.index(c.kind), c.n, int(c.half), self.filter(c.filter)]

    def target(self, t: Target) -> list[int]:
        return [self.group(t.group), t.n, int(t.upto)]

    def op(self, o: Op) -> list[int]:
        row = [0] * cards.OP
        row[cards.O_OP] = cards.OPS.index(o.op)
        row[cards.O_WHO] = cards.SIDES[o.who]
        row[cards.O_N] = self.number(o.n)
        row[cards.O_REF] = cards.REFS.index(o.of.ref) if o.of is not None else 0
        row[cards.O_GROUP] = self.group(o.of.group if o.of is not None else None)
        if o.op == "search":
            row[cards.O_REF] = cards.REF_PICK
            row[cards.O_GROUP] = self.group(Group("deck", "you", o.filter))
        row[cards.O_POS] = cards.TOWARDS.index(o.pos or o.to)
        row[cards.O_ATK], row[cards.O_DEF] = self.number(o.atk), self.number(o.defence)
        row[cards.O_DUR] = cards.DURATIONS.index(o.dur)
        row[cards.O_KEYWORD] = cards.KEYWORD_BITS[o.keyword]
        row[cards.O_WHAT] = cards.PREVENTED[o.what]
        row[cards.O_RANDOM] = int(o.choose == "random")
        return row


def simple(e: Effect) -> bool:
    """A keyword that the card has as long as it is face-up."""
    own = e.kind == "static" and e.scope in ("", "self") and not e.tests
    return own and e.keyword not in ("", "double_tribute")


def sign(kind: str, speed: str, attribute: str, type_: str) -> int:
    """The signature of a card, or what a filter wants of one."""
    words = (
        (kind, cards.KINDS, cards.KIND_BIT),
        (speed, cards.SPEEDS, cards.SPEED_BIT),
        (attribute, cards.ATTRIBUTES, cards.ATTRIBUTE_BIT),
        (type_, cards.TYPES, cards.TYPE_BIT),
    )
    return sum(2 ** (first + known.index(word)) for word, known, first in words if word)
