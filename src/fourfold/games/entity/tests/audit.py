"""What whole duels must show: chains that end, costs paid once, Life Points that add up; and what was used."""

from __future__ import annotations

from fourfold.games.entity import cards, events, figures, table
from fourfold.kernel.events import Event, rows
from fourfold.kernel.setup import Setup
from fourfold.kernel.state import State

BEGINS = (events.PLAYED, events.OPENED, events.USED)
FIRST = (cards.PLAY, cards.TRIGGER, cards.IGNITE, cards.STATIC)  # where the first effect of each kind stands
GIVEN = {
    cards.PAY_DISCARD: events.THREW,
    cards.PAY_TRIBUTE: events.TRIBUTED,
    cards.PAY_VOID: events.BANISHED,
    cards.PAY_MILL: events.MILLED,
}


class Audit:
    """Over many duels of one Setup: `look` at positions, `close` each duel with its log."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.facts = [int(n) for n in setup.facts]
        self.used: set[str] = set()
        self.faults: list[str] = []

    # -- which effects there are --------------------------------------------------------------------------------------
    def every(self) -> set[str]:
        """All effects of the cards in this match."""
        held = {k % len(self.setup.faces) for k, n in enumerate(self.setup.stock) if n > 0}
        return {name for face in held for name in self.of_card(face)}

    def of_card(self, face: int) -> list[str]:
        at = int(cards.row(face))
        facts = self.facts
        rows_of = [facts[at + column] for column in (cards.PLAY, cards.IGNITE) if facts[at + column]]
        for first, many in ((cards.STATIC, cards.STATICS), (cards.TRIGGER, cards.TRIGGERS)):
            rows_of += [facts[at + first] + cards.EFFECT * k for k in range(facts[at + many])]
        return [self.name(effect) for effect in rows_of] + self.keywords(face)

    def name(self, effect: int) -> str:
        face = self.facts[effect + cards.E_FACE]
        kind = self.facts[effect + cards.E_KIND]
        first = self.facts[int(cards.row(face)) + FIRST[kind]]
        return f"{self.setup.faces[face]} {cards.EFFECTS[kind]} {(effect - first) // cards.EFFECT + 1}"

    def keywords(self, face: int) -> list[str]:
        """Keywords that a card simply has."""
        at = int(cards.row(face))
        bits = self.facts[at + cards.KEYWORDS] | (cards.DOUBLE_TRIBUTE if self.facts[at + cards.DOUBLE] >= 0 else 0)
        return [f"{self.setup.faces[face]} {word}" for word, bit in cards.KEYWORD_BITS.items() if bit & bits]

    # -- positions ----------------------------------------------------------------------------------------------------
    def look(self, s: State) -> None:
        for q in range(table.PLACES):
            if not table.face_up(s, q):
                continue
            face = int(table.face_at(s, q))
            self.used.update(self.keywords(face))
            at = int(cards.row(face))
            for k in range(self.facts[at + cards.STATICS]):
                effect = self.facts[at + cards.STATIC] + cards.EFFECT * k
                if self.works(s, effect, q):
                    self.used.add(self.name(effect))

    def works(self, s: State, effect: int, q: int) -> bool:
        """Does this static reach anybody now?"""
        if self.facts[effect + cards.E_SCOPE] == cards.PLAYER:
            return bool(figures.pass_all(s, effect, table.owner(q), table.card_at(s, q)))
        return any(table.face_up(s, k) and figures.reaches(s, effect, q, k) for k in range(table.BACK))

    # -- the log of a duel --------------------------------------------------------------------------------------------
    def close(self, s: State) -> None:
        life = [table.LIFE] * table.SEATS
        paid: list[Event] = []
        chain: list[int] = []
        resolving = False
        for e in rows(s.log or []):
            if e.kind in (events.HURT, events.PAID, events.GAINED):
                self.life(e, life)
            if e.kind in BEGINS:
                paid = []
            elif e.kind == events.LINKED:
                self.used.add(self.name(e.b))
                self.check(not resolving, "a link joined a chain that was resolving (E-8.1)")
                chain.append(e.card)
                self.check(e.a == len(chain), f"link {e.a} is the {len(chain)}th (E-8.1)")
                if self.facts[e.b + cards.E_KIND] != cards.TRIGGERED:
                    self.check(self.costs(e.b, paid), f"{self.name(e.b)}: its costs were not paid once (E-8.6)")
            elif e.kind == events.RESOLVES:
                self.check(e.a == len(chain) and chain.pop() == e.card, "not the last link resolves (E-8.7)")
                resolving = bool(chain)
            paid.append(e)
        self.check(s.over or not chain, "a chain did not end (E-8.10)")
        self.check(life == [int(s.num[table.LP + p]) for p in range(table.SEATS)], "LP do not add up (E-1.7)")

    def check(self, holds: bool, fault: str) -> None:
        if not holds:
            self.faults.append(fault)

    def life(self, e: Event, life: list[int]) -> None:
        change = e.a if e.kind == events.GAINED else -e.a
        life[e.seat] = max(0, life[e.seat] + change)
        self.check(life[e.seat] == e.b, f"P{e.seat + 1} has {life[e.seat]} LP, told are {e.b}")
        self.check(e.kind != events.PAID or e.b > 0, "somebody paid the last LP (E-10.5)")

    def costs(self, effect: int, paid: list[Event]) -> bool:
        """Were exactly the costs of the effect paid since it began, each once and in the listed order?"""
        wanted: list[int] = []
        for k in range(self.facts[effect + cards.E_COSTS + 1]):
            at = self.facts[effect + cards.E_COSTS] + cards.COST * k
            kind, n, half, _filter = self.facts[at : at + cards.COST]
            wanted += [events.PAID] if kind == cards.PAY_LP else [GIVEN[kind]] * n
            for e in paid:
                if kind == cards.PAY_LP and e.kind == events.PAID:
                    self.check(e.a == ((e.a + e.b) // 2 if half else n), f"{self.name(effect)}: paid {e.a} (E-10.5)")
        return [e.kind for e in paid if e.kind in (events.PAID, *GIVEN.values())] == wanted
