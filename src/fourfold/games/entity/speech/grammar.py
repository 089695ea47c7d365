"""How the text of a card is put together (E-14), the same in every language; a grammar says the parts.

A clause is an act ("destroy it") or a statement ("it gains 20 ATK"). Acts follow "you may" and are joined by "then".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, NamedTuple

from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.phrases import (
    Card,
    CardSet,
    Cost,
    Effect,
    Filter,
    Group,
    Number,
    Of,
    Op,
    Target,
    Test,
)
from fourfold.games.entity.cardset.reach import kinds

ALL_HOW: Final = frozenset(v.HOW)


class Clause(NamedTuple):
    """A statement may keep its subject apart: two statements on the same thing name it once."""

    text: str
    act: bool = True
    subject: str = ""
    on: str = ""  # what an act acts on: a statement on the same thing calls it by a pronoun

    def whole(self) -> str:
        return f"{self.subject} {self.text}" if self.subject else self.text


class Thing(NamedTuple):
    """What an operation acts on, as far as speech needs to know."""

    ref: str  # self, target, event, source (of damage or LP, not named before), event_by, all, pick
    pawn: bool  # a Pawn for certain?
    many: bool = False
    rank: int = 0  # 1 and 2 if there are two targets, 0 if there is one
    clash: bool = False  # a target beside the event's card: neither is just "it"
    group: Group = Group("", "")  # of which it is one, if it is of a group
    side: str = "any"  # who controls it
    pile: bool = False  # it is said to lie in the Discard Pile, where one would not expect it
    victim: bool = True  # of event_by: is what it destroyed a Pawn for certain?


class Grammar(ABC):
    """The text of cards in one language."""

    language: ClassVar[str]
    nothing: ClassVar[str]  # a card without effect
    open: ClassVar[str]  # a Condition that waits for nothing (E-7.5)
    remains: ClassVar[str]  # while this card remains, {0}
    stays: ClassVar[str]  # while it remains, {0}, where the card was just named
    activate: ClassVar[str]
    may: ClassVar[str]  # you may {0}
    may_use: ClassVar[str]  # you may use this effect: {0}
    only_if: ClassVar[str]  # only if {0}
    if_also: ClassVar[str]  # , if {0}
    limits: ClassVar[dict[str, str]]
    again: ClassVar[dict[str, str]]  # this -> it
    cannot: ClassVar[tuple[str, ...]]
    nor: ClassVar[str]  # it cannot attack or change its position
    turns: ClassVar[dict[bool, tuple[str, str]]]  # it gains, they gain; it loses, they lose
    ands: ClassVar[tuple[str, str]]  # between two amounts of a kind, of different kinds

    def __init__(self, cards: CardSet) -> None:
        self.cards = {card.id: card for card in cards.cards}

    # The order of a text

    def sentence(self, card: Card) -> str:
        """All effects of a card: its activation first, then what holds while it stays."""
        lines: list[str] = []
        lead = ""
        for effect in card.effects:
            if effect.kind == "play":
                said = self.play(card, effect)
                lead = "" if not said or attached(card) else self.stays if not effect.do else self.remains
                lines += [said] if said else []
            elif effect.scope != "attached":
                said = self.static(card, effect).whole() if effect.kind == "static" else self.lasting(card, effect)
                lines.append(finish((lead or "{0}").format(said)))
                lead = ""
        return " ".join(lines) or self.nothing

    def play(self, card: Card, effect: Effect) -> str:
        """The activation; nothing if it only puts a Lingering Action on the field."""
        body = self.body(card, effect)
        if effect.on:
            text = f"{self.event(card, effect)}{self.conditions(effect, self.if_also)}: {body or self.activate}"
        elif effect.tests:
            text = f"{self.conditions(effect, self.only_if)}: {body or self.activate}"
        else:
            text = body
        opened = [self.open] if card.kind == "condition" and not effect.on else []
        limit = [self.limits[effect.limit]] if effect.limit else []
        return " ".join([*opened, *([finish(text)] if text else []), *limit])

    def lasting(self, card: Card, effect: Effect) -> str:
        """A trigger or an ignition."""
        if effect.kind == "trigger":
            head = self.event(card, effect) + self.conditions(effect, self.if_also)
            limit = f". {self.limits[effect.limit]}" if effect.limit else ""
        else:
            head, limit = self.main_phase(effect.limit) + self.conditions(effect, self.if_also), ""
        return f"{head}: {self.body(card, effect)}{limit}"

    def body(self, card: Card, effect: Effect) -> str:
        """What is paid and chosen; what happens (E-8.6, E-8.7)."""
        first = [self.cost(cost, effect.may) for cost in effect.costs]
        if effect.targets:
            first.append(self.target(effect, effect.may))
        wish = effect.may and not first
        acts = [self.clause(card, effect, op, wish) for op in effect.do]
        if wish and not all(clause.act for clause in acts):
            acts = [self.clause(card, effect, op, False) for op in effect.do]
            return self.may_use.format(self.sequence(acts))
        then = (self.may if wish else "{0}").format(self.sequence(acts)) if acts else ""
        paid = (self.may if effect.may else "{0}").format(self.both(first)) if first else ""
        return "; ".join(part for part in (paid, then) if part)

    def clause(self, card: Card, effect: Effect, op: Op, wish: bool) -> Clause:
        if op.op == "attach":
            bound = [self.static(card, other, self.thing(card, effect, op.of)) for other in attached(card)]
            return Clause(self.remains.format(self.sequence(bound)), False)
        thing = self.thing(card, effect, op.of)
        foe = "opp" in (effect.by, effect.who) and op is effect.do[0] and not effect.targets
        said = self.op(op, thing, wish, foe)
        return said._replace(on=self.subject(thing)) if said.act else said

    def sequence(self, clauses: list[Clause]) -> str:
        """a, b, then c"""
        said: list[str] = []
        before, link = Clause(""), ""
        for clause in clauses:
            same = clause.subject == before.subject != ""
            named = clause._replace(subject=self.again.get(clause.subject, clause.subject))
            whole = (named if clause.subject == before.on else clause).whole()
            whole = self.you(whole) if clause.act and before.subject else whole
            said.append(clause.text if same else whole)
            link = self.link(before.act and clause.act, same, said[-1])
            for word in self.cannot:
                if same and clause.text.startswith(word) and before.text.startswith(word):
                    said[-1], link = clause.text.removeprefix(word), self.nor
            before = clause
        return said[0] if len(said) == 1 else ", ".join(said[:-1]) + link + said[-1]

    def conditions(self, effect: Effect, form: str, lasting: bool = False) -> str:
        return form.format(self.both([self.test(test, lasting) for test in effect.tests])) if effect.tests else ""

    # What is spoken of

    def thing(self, card: Card, effect: Effect, of: Of | None) -> Thing:
        if of is None:
            return Thing("", False)
        pile = effect.subject_self and effect.on in v.OUTLIVED
        if of.ref == "self" or (of.ref == "event" and effect.subject_self):
            return Thing("self", card.kind == "pawn", side="you", pile=pile)
        if of.ref in ("t1", "t2"):
            target = effect.targets[int(of.ref[1]) - 1]
            rank = int(of.ref[1]) if len(effect.targets) > 1 else 0
            events = any(op.of is not None and op.of.ref == "event" for op in effect.do) and not effect.subject_self
            group = target.group
            return Thing("target", self.pawns(group), target.n > 1, rank, events, group, group.side)
        if of.group is not None:
            return Thing(of.ref, self.pawns(of.group), of.ref == "all", group=of.group, side=of.group.side)
        if of.ref == "event_by":
            return Thing("event_by", effect.cause == "battle", victim=self.happened_to(card, effect) == {"pawn"})
        pile = effect.on in v.OUTLIVED
        ref = "source" if "who" in v.EVENTS[effect.on].keys and effect.subject is None and not effect.by else "event"
        return Thing(ref, self.happened_to(card, effect) == {"pawn"}, side=effect.by or "any", pile=pile)

    def change(self, atk: Number, defence: Number, many: bool) -> str:
        """gains 20 ATK and loses 10 DEF; what is counted stands apart from what is not"""
        mixed = (atk.count is None) != (defence.count is None) and Number() not in (atk, defence)
        said: list[str] = []
        before = ""
        for number, unit in ((atk, "ATK"), (defence, "DEF")):
            if number != Number():
                n = number.n if number.count is None else number.times
                verb = self.turns[n > 0][many]
                said.append(("" if verb == before and not mixed else f"{verb} ") + self.amount(number, unit))
                before = verb
        return self.ands[mixed].join(said)

    def happened_to(self, card: Card, effect: Effect) -> set[str]:
        """Of which kinds the event's card may be."""
        if effect.subject_self:
            return {card.kind}
        return set(v.EVENTS[effect.on].kinds) & kinds(effect.subject or Filter(), self.cards)

    def pawns(self, group: Group) -> bool:
        return kinds(group.filter, self.cards) & set(v.HOLDS[group.zone]) == {"pawn"}

    def name(self, key: str) -> str:
        return self.cards[key].names[self.language] if key in self.cards else key

    # What a language says

    @abstractmethod
    def event(self, card: Card, effect: Effect) -> str: ...

    @abstractmethod
    def main_phase(self, limit: str) -> str: ...

    @abstractmethod
    def test(self, test: Test, lasting: bool) -> str: ...

    @abstractmethod
    def cost(self, cost: Cost, wish: bool) -> str: ...

    @abstractmethod
    def target(self, effect: Effect, wish: bool) -> str: ...

    @abstractmethod
    def amount(self, number: Number, unit: str) -> str: ...

    @abstractmethod
    def subject(self, thing: Thing) -> str: ...

    @abstractmethod
    def op(self, op: Op, thing: Thing, wish: bool, foe: bool) -> Clause: ...

    @abstractmethod
    def static(self, card: Card, effect: Effect, bound: Thing | None = None) -> Clause: ...

    @abstractmethod
    def link(self, then: bool, same: bool, last: str) -> str: ...

    @abstractmethod
    def you(self, act: str) -> str:
        """An act after somebody else was spoken of."""

    @abstractmethod
    def both(self, parts: list[str]) -> str: ...


def attached(card: Card) -> list[Effect]:
    """The statics on the Pawn to which a Lingering card is attached; its activation says them."""
    return [effect for effect in card.effects if effect.scope == "attached"]


def others(effect: Effect, target: Target) -> Target:
    """A cost is not paid with a chosen target (E-14.5): if both come from one zone, the target is another card."""
    paid = {v.COSTS[cost.kind][0] for cost in effect.costs} - {""}
    if target.group.zone in paid and target.group.side == "you":
        return target._replace(group=target.group._replace(filter=target.group.filter._replace(other=True)))
    return target


def says_other(filter_: Filter) -> bool:
    """Is this card told apart? It acts face-up, so it is never among face-down ones."""
    return filter_.other and filter_.pos not in ("facedown", "set")


def hows(effect: Effect) -> tuple[str, ...]:
    """The ways of a Summon that are told apart; none if all count."""
    return () if set(effect.how) == ALL_HOW else tuple(how for how in v.HOW if how in effect.how)


def repeats(effect: Effect) -> bool:
    """Is it a trigger on something that happens again and again, and not to this card?"""
    event = v.EVENTS[effect.on]
    return effect.kind == "trigger" and "by" in event.keys and not effect.subject_self and not effect.by_self


def plain_pawn(filter_: Filter | None) -> bool:
    """Does it say no more than that it is a Pawn?"""
    return filter_ is None or filter_ in (Filter(), Filter(kind="pawn"))


def finish(text: str) -> str:
    """A sentence, with its capital and its period."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
