"""The text of a card in English: what is done, and what holds."""

from __future__ import annotations

from typing import Final

from fourfold.games.entity.cardset.phrases import Card, CardSet, Effect, Group, Op
from fourfold.games.entity.speech import nouns_en as nouns
from fourfold.games.entity.speech.grammar import Clause, Thing
from fourfold.games.entity.speech.heads_en import DAMAGE, Heads

POSITIONS: Final = {"attack": "Attack Position", "defense": "Defense Position"}
UNTIL: Final = {
    "turn": " until the end of this turn",
    "opp_turn": " until the end of your opponent's next turn",
    "field": "",
}
WITHIN: Final = {"turn": " this turn"}  # of what holds; what is gained lasts until its end
FOES: Final = {"you": "your opponent", "opp": "you"}
PIERCING: Final = (
    "attacks a Defense Position Pawn and its ATK is higher than that Pawn's DEF, "
    "the difference is dealt as battle damage"
)


class English(Heads):
    language = "en"
    nothing = "No effect."
    open = "Open."
    remains = "while this card remains, {0}"
    stays = "while it remains, {0}"
    activate = "activate this card"
    may = "you may {0}"
    may_use = "you may use this effect: {0}"
    only_if = "only if {0}"
    if_also = ", if {0}"
    limits = {"turn": "Once per turn.", "name_turn": "Once per turn by name."}  # noqa: RUF012  # never changed
    again = {"this": "it", "this card": "it"}  # noqa: RUF012  # never changed
    cannot = ("cannot ",)
    nor = " or "
    turns = {True: ("gains", "gain"), False: ("loses", "lose")}  # noqa: RUF012  # never changed
    ands = (" and ", ", and ")

    # Joining

    def link(self, then: bool, same: bool, last: str) -> str:
        return ", then " if then else " and " if same else ", and "

    def you(self, act: str) -> str:
        return f"you {act}"

    def both(self, parts: list[str]) -> str:
        return ", ".join(parts) if len(parts) < 2 else f"{', '.join(parts[:-1])} and {parts[-1]}"

    # Operations

    def op(self, op: Op, thing: Thing, wish: bool, foe: bool) -> Clause:
        """A statement of what somebody else does or has; an act of the reader else. `foe`: the opponent was named."""
        you = op.who == "you"
        opponent, s = ("they", "") if foe else ("your opponent", "s")
        they = "" if you else opponent
        what = self.object(thing)
        plural = "s" if thing.many else ""
        match op.op:
            case "damage" if you:
                return Clause(f"you take {self.amount(op.n, 'damage')}", False)
            case "damage":
                return Clause(
                    f"deal {self.amount(op.n, 'damage', they=True, each=' to them' if foe else ' to your opponent')}"
                )
            case "gain_lp":
                gain = self.amount(op.n, "LP", they=not you)
                return Clause(f"gain {gain}" if you else f"gain{s} {gain}", you, they)
            case "draw":
                cards = self.amount(op.n, "card", they=not you)
                return Clause(f"draw {cards}" if you else f"draw{s} {cards}", you, they)
            case "discard_hand":
                cards = self.amount(op.n, "card", they=not you, each=" at random" * (op.choose == "random"))
                return Clause(f"discard {cards}" if you else f"discard{s} {cards}", you, they)
            case "mill":
                return Clause(self.mill(op.who, op.n))
            case "destroy" | "reveal":
                return Clause(f"{op.op} {what}")
            case "void":
                return Clause(f"send {self.object(thing, come=True)} to the Void")
            case "to_hand":
                return Clause(self.to_hand(thing))
            case "to_deck":
                return Clause(f"shuffle {self.object(thing, come=True)} into {self.owner(thing, 'deck')}")
            case "summon":
                return Clause(f"Special Summon {self.object(thing, come=True)} in {POSITIONS[op.pos]}")
            case "search":
                up_to = "up to " * (op.n.n > 1)
                cards = self.some(op.n.n, Group("deck", "you", op.filter), come=True)
                return Clause(f"add {up_to}{cards} to your hand")
            case "position" if op.to == "toggle":
                its = {"it": "its battle position", "them": "their battle positions"}
                return Clause(f"change {its.get(what, f'the battle position{plural} of {what}')}")
            case "position":
                return Clause(f"change {what} to {POSITIONS[op.to]}")
            case "mod":
                change = self.change(op.atk, op.defence, thing.many)
                return Clause(f"{change}{UNTIL[op.dur]}", False, self.subject(thing))
            case "grant":
                until = WITHIN.get(op.dur, UNTIL[op.dur]) or " while face-up"
                said = self.keyword(op.keyword, thing, until)
                return Clause(f"{said}{self.reminder(op.keyword, thing)}", False, self.subject(thing))
            case "prevent":
                until = WITHIN.get(op.dur, UNTIL[op.dur])
                return Clause(f"{'you take' if you else f'take{s}'} no {DAMAGE[op.what]}{until}", False, they)
            case "extra_attack":
                times = "time" if op.n.n == 1 else "times"
                return Clause(f"may attack {op.n.n} more {times} this turn", False, self.subject(thing))
            case "extra_summon":
                may = "you may" if you else "may"
                summons = "Summon" if op.n.n == 1 else "Summons"
                return Clause(f"{may} perform {op.n.n} additional Normal or Hidden {summons} this turn", False, they)
        return Clause({"negate": "negate that activation", "cancel_attack": "cancel that attack"}[op.op])

    def to_hand(self, thing: Thing) -> str:
        """Added to your own hand, or returned to where it came from."""
        own = thing.group.zone in ("discard", "deck") and thing.side == "you"
        if own or (thing.ref == "self" and thing.pile):
            return f"add {self.object(thing, come=True)} to your hand"
        return f"return {self.object(thing, come=True)} to {self.owner(thing, 'hand')}"

    def owner(self, thing: Thing, pile: str) -> str:
        """Your deck, its owner's hand; what you control is yours (E-1.6)."""
        if thing.side == "you":
            return f"your {pile}"
        return f"their owners' {pile}s" if thing.many else f"its owner's {pile}"

    # Statics

    def static(self, card: Card, effect: Effect, bound: Thing | None = None) -> Clause:
        thing = bound or Thing("self", True, side="you")
        who = self.subject(thing)
        if effect.scope_group is not None:
            group = effect.scope_group
            thing = Thing("all", True, True, group=group, side=group.side)
            who = self.of(group, many=True)
        lead = self.conditions(effect, "while {0}, ", lasting=True)
        if effect.scope == "self" and effect.keyword == "pierce":
            return Clause(f"Pierce: {lead}when this {PIERCING}", False)
        if effect.scope == "self" and effect.keyword == "guard":
            return Clause(f"Guard: {lead}your opponent cannot attack your other Pawns", False)
        if effect.scope == "you":
            return Clause(f"{lead}you take no effect damage", False)
        if effect.mod is not None:
            said = self.change(*effect.mod, thing.many)
        elif effect.keyword == "double_tribute":
            pawn = nouns.a(nouns.phrase(Group("hand", "you", effect.keyword_filter), True, "", False, ""))
            said = f"counts as 2 Tributes for the Summon of {pawn}"
        else:
            said = self.keyword(effect.keyword, thing) + self.reminder(effect.keyword, thing)
        if any(test.kind == "self_pos" for test in effect.tests):
            who = self.again.get(who, who)
        return Clause(f"{lead}{who} {said}", False) if lead else Clause(said, False, who)

    def keyword(self, word: str, thing: Thing, until: str = "") -> str:
        """What is said of a Pawn with a keyword, and how long (E-14.11)."""
        has, its = ("have", "their") if thing.many else ("has", "its")
        foe = FOES.get(thing.side, f"{its} controller's opponent")
        foes = {"you": "your opponent's", "opp": "your"}.get(thing.side, "an opposing player's")
        they = "you" if thing.side == "opp" else "they"
        if word == "direct":
            return f"can attack {foe} directly{until} even while {they} control Pawns"
        if word == "twin_strike" and until == WITHIN["turn"]:
            return f"can attack twice{until}"
        said = {
            "pierce": f"{has} Pierce",
            "guard": f"{has} Guard",
            "twin_strike": "can attack twice during each Battle Phase",
            "untargetable": f"cannot be targeted by {foes} card effects",
            "no_battle_destroy": "cannot be destroyed by battle",
            "no_effect_destroy": "cannot be destroyed by card effects",
            "cannot_attack": "cannot attack",
            "cannot_change": f"cannot change {its} battle position{'s' * thing.many} manually",
        }
        return said[word] + until

    def reminder(self, word: str, thing: Thing) -> str:
        """What Pierce and Guard mean."""
        its = "their" if thing.many else "its"
        if word == "pierce":
            return f" (when a Pawn with Pierce {PIERCING})"
        if word == "guard":
            friends = {"you": "your", "opp": "your opponent's"}.get(thing.side, f"{its} controller's")
            return f" ({friends} other Pawns cannot be attacked)"
        return ""


def sentence(card: Card, cards: CardSet) -> str:
    """The rules text of a card."""
    return English(cards).sentence(card)
