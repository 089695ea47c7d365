"""In English: cards and things, when an effect happens, what it costs and what it is aimed at."""

from __future__ import annotations

from typing import Final

from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.phrases import Card, Cost, Effect, Filter, Group, Number, Test
from fourfold.games.entity.speech import nouns_en as nouns
from fourfold.games.entity.speech.grammar import Grammar, Thing, hows, others, plain_pawn, repeats

YOURS: Final = {"you": "your", "opp": "your opponent's"}
PHASES: Final = {
    "draw": "the Draw Phase",
    "main1": "Main Phase 1",
    "battle": "the Battle Phase",
    "main2": "Main Phase 2",
    "end": "the End Phase",
}
HOWS: Final = {"normal": "Normal Summon", "tribute": "Tribute Summon", "special": "Special Summon"}
CAUSES: Final = {"": "", "battle": " by battle", "effect": " by a card effect"}
DAMAGE: Final = {"battle_damage": "battle damage", "effect_damage": "effect damage", "damaged": "damage"}
PASSIVE: Final = {
    "flipped": "is flipped face-up",
    "tributed": "is Tributed",
    "voided": "is sent to the Void",
    "left_field": "leaves the field",
    "position_changed": "changes its battle position",
}


class Heads(Grammar):
    # Cards

    def of(self, group: Group, many: bool = False, they: bool = False, come: bool = False) -> str:
        """Cards of a zone, without number or article; `come` if they come from there."""
        where = nouns.source(group.zone, group.side) if come else nouns.place(group.zone, group.side, they)
        return nouns.phrase(group, self.pawns(group), self.name(group.filter.key), many, where)

    def some(self, n: int, group: Group, come: bool = False) -> str:
        return f"{n} {self.of(group, n > 1, come=come)}"

    def amount(self, number: Number, unit: str, they: bool = False, each: str = "") -> str:
        """20 LP, 2 cards, 10 ATK for each card in your hand; what stands before the count is `each`."""
        n = number.n if number.count is None else number.times
        text = f"{abs(n)} {unit}" + ("s" if unit == "card" and abs(n) != 1 else "") + each
        return text + (f" for each {self.of(number.count, they=they)}" if number.count is not None else "")

    def subject(self, thing: Thing) -> str:
        if thing.ref == "self":
            return "this" if thing.pawn else "this card"
        if thing.ref == "target" and thing.rank:
            return f"the {('first', 'second')[thing.rank - 1]} target" + ("s" if thing.many else "")
        if thing.ref == "target" and thing.clash:
            return "the targets" if thing.many else "the target"
        if thing.ref == "target":
            return "they" if thing.many else "it"
        if thing.ref == "event":
            return "that Pawn" if thing.pawn else "that card"
        if thing.ref == "source":
            return "the Pawn that dealt it" if thing.pawn else "the card that caused it"
        if thing.ref == "event_by":
            return f"the {'Pawn' if thing.pawn else 'card'} that destroyed it"
        if thing.ref == "all":
            said = f"all {self.of(thing.group, many=True)}"
            zone = thing.group.zone
            return said.replace(nouns.PLACES[zone][2], nouns.BOTH[zone]) if zone in nouns.BOTH else said
        return self.some(1, thing.group, come=True) if thing.ref else ""

    def object(self, thing: Thing, come: bool = False) -> str:
        """`come` if it is moved from the Discard Pile, where one would not look for it."""
        said = self.subject(thing)
        said = {"it": "it", "they": "them"}.get(said, said)
        if not (come and thing.pile):
            return said
        return f"{'it' if thing.ref == 'self' else said} from the Discard Pile"

    # Events

    def event(self, card: Card, effect: Effect) -> str:
        on, who = effect.on, effect.who
        if on in ("turn_start", "turn_end", "phase_end"):
            turn = f"{YOURS[who]} turn" if who else "each turn"
            turn = f"each phase of {turn}" if on == "phase_end" else turn
            return f"at the {'start' if on == 'turn_start' else 'end'} of {turn}"
        return f"{'each time' if repeats(effect) else 'when'} {self.happening(card, effect)}"

    def somebody(self, effect: Effect, verb: str, thirds: str) -> str:
        return {"you": f"you {verb}", "opp": f"your opponent {thirds}"}.get(effect.by, f"a player {thirds}")

    def happening(self, card: Card, effect: Effect) -> str:
        on, this = effect.on, "this" if card.kind == "pawn" else "this card"
        event = v.EVENTS[on]
        pawn = event.kinds == ("pawn",)
        subject = this if effect.subject_self else self.any_one(effect, pawn)
        bare = this if effect.subject_self else self.any_one(effect._replace(by=""), pawn)
        if on == "summoned":
            ways = [HOWS[how] for how in hows(effect)] or ["Summon"]
            if effect.subject_self or effect.by not in v.PLAYERS:
                return f"{bare} is {' or '.join(way + 'ed' for way in ways)}"
            return self.somebody(effect, " or ".join(ways), " or ".join(way + "s" for way in ways)) + f" {bare}"
        if on == "attack":
            if effect.subject_self or effect.by not in v.PLAYERS:
                return f"{bare} declares an attack"
            said = self.somebody(effect, "declare an attack", "declares an attack")
            attacker = self.any_one(effect._replace(by=""), pawn, "that has")
            return said if plain_pawn(effect.subject) else f"{said} with {attacker}"
        if on in DAMAGE:
            if effect.subject_self or effect.subject is not None or effect.by in v.PLAYERS:
                to = {"you": " to you", "opp": " to your opponent"}.get(effect.who, "")
                return f"{subject} deals {DAMAGE[on]}{to}"
            return self.somebody(effect._replace(by=effect.who), "take", "takes") + f" {DAMAGE[on]}"
        if on == "gained_lp":
            said = self.somebody(effect._replace(by=effect.who), "gain LP", "gains LP")
            source = effect.subject_self or effect.subject is not None or effect.by in v.PLAYERS
            return f"{said} by the effect of {subject}" if source else said
        if on == "destroyed":
            if effect.by_self:
                how = " by its effect" if effect.cause == "effect" else CAUSES[effect.cause]
                return f"{this} destroys {subject}{how}"
            return f"{subject} is destroyed{CAUSES[effect.cause]}"
        if on == "discarded":
            if effect.subject_self:
                return f"{this} is discarded from your hand"
            return self.somebody(effect, "discard", "discards") + f" {bare}"
        if on == "activated":
            return self.somebody(effect, "activate", "activates") + f" {bare}"
        return f"{subject} {PASSIVE[on]}"

    def any_one(self, effect: Effect, pawn: bool, having: str = "with") -> str:
        """The event's card: a Pawn your opponent controls with 100 or less DEF."""
        filter_ = effect.subject or Filter()
        pawn = pawn or self.pawns(Group("field", "any", filter_))
        where = nouns.PLACES["pawns"][v.SIDES.index(effect.by)] if effect.by in v.PLAYERS else ""
        if where and effect.on == "voided":
            where = "that belongs to you" if effect.by == "you" else "that belongs to your opponent"
        return nouns.a(nouns.phrase(Group("field", "any", filter_), pawn, self.name(filter_.key), False, where, having))

    # Conditions, costs, targets

    def main_phase(self, limit: str) -> str:
        return "Main Phase" + (f", {self.limits[limit][:-1].lower()}" if limit else "")

    def test(self, test: Test, lasting: bool) -> str:
        if test.group is not None:
            return self.there_are(test.group, test.least, test.most)
        if test.kind == "lp":
            return f"{YOURS[test.value]} LP are {nouns.span(test.least, test.most, 'more', 'less')}"
        if test.kind == "turn":
            return f"it is {YOURS[test.value]} turn"
        if test.kind == "phase":
            return f"it is {PHASES[test.value]}"
        return f"this is in {nouns.POSITIONS[test.value]}"

    def there_are(self, group: Group, least: int | None, most: int | None) -> str:
        """your opponent controls a Pawn; there are no cards in your hand"""
        if (least or 0, most) == (1, None):
            number, many = "a", False
        elif most == 0:
            number, many = "no", True
        else:
            number, many = nouns.span(least, most, "more", "fewer"), (least, most) != (1, 1)
        whose = group.zone == "pawns" and group.side in v.PLAYERS
        where = "" if whose else nouns.place(group.zone, group.side)
        cards = nouns.phrase(group, self.pawns(group), self.name(group.filter.key), many, where)
        cards = nouns.a(cards) if number == "a" else f"{number} {cards}"
        if whose:
            return f"{'you control' if group.side == 'you' else 'your opponent controls'} {cards}"
        return f"there {'are' if many else 'is'} {cards}"

    def cost(self, cost: Cost, wish: bool) -> str:
        if cost.kind == "pay_lp":
            return "pay half your LP" if cost.half else f"pay {cost.n} LP"
        if cost.kind == "mill":
            return self.mill("you", Number(cost.n))
        zone = v.COSTS[cost.kind][0]
        group = Group(zone, "you", cost.filter)
        if cost.kind == "void_discard":
            return f"send {self.some(cost.n, group, come=True)} to the Void"
        cards = nouns.phrase(group, self.pawns(group), self.name(cost.filter.key), cost.n > 1, "")
        return f"{'Tribute' if cost.kind == 'tribute' else 'discard'} {cost.n} {cards}"

    def target(self, effect: Effect, wish: bool) -> str:
        said = []
        for target in (others(effect, target) for target in effect.targets):
            said.append(f"{'up to ' * target.upto}{self.some(target.n, target.group)}")
        return f"target {self.both(said)}"

    def mill(self, who: str, number: Number) -> str:
        n = number.n if number.count is None else number.times
        cards = "top card" if n == 1 else f"top {n} cards"
        each = f" for each {self.of(number.count)}" if number.count is not None else ""
        owner = "your" if who == "you" else "your opponent's"
        return f"send the {cards} of {owner} deck to {'your' if who == 'you' else 'their'} Discard Pile{each}"
