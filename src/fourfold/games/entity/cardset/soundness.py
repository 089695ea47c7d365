"""Do the phrases of a card make sense (E-7, E-8, E-9, E-14)? What could never work is a fault; what is weak is none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fourfold.games.entity.cards import MOST_FLAGS, MOST_TARGETS
from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.faults import Fault
from fourfold.games.entity.cardset.phrases import Card, Effect, Filter, Group, Number, Of, Op, Target, Test
from fourfold.games.entity.cardset.reach import fits, kinds, reads_face


class Judge(NamedTuple):
    """Looks at one effect of a card; `cards` are all that a match may hold."""

    card: Card
    effect: Effect
    path: str
    cards: Mapping[str, Card]
    faults: list[Fault]

    def note(self, key: str, path: str, **facts: object) -> None:
        self.faults.append(Fault(key, self.card.id, f"{self.path}.{path}" if path else self.path, facts))

    def look(self) -> None:
        self.place()
        for n, test in enumerate(self.effect.tests, 1):
            self.test(test, f"if[{n}]")
        if self.effect.kind == "static":
            self.static()
            return
        self.event()
        self.costs()
        for n, target in enumerate(self.effect.targets, 1):
            self.target(target, f"target[{n}]", f"t{n}")
        if sum(target.n for target in self.effect.targets) > MOST_TARGETS:
            self.note("too_many", "target", most=MOST_TARGETS)
        for n, op in enumerate(self.effect.do, 1):
            self.op(op, f"do[{n}]")

    # Where and when an effect can work at all

    def stays(self) -> bool:
        return self.card.kind == "pawn" or self.card.speed == "lingering"

    def place(self) -> None:
        """Which effects which cards have (E-14.1, E-9.2, E-9.4)."""
        effect = self.effect
        if effect.kind == "play" and self.card.kind == "pawn":
            self.note("pawn_play", "kind")
        if effect.kind in ("static", "ignite") and not self.stays():
            self.note("stays_not", "kind", kind=effect.kind)
        own = effect.subject_self and effect.on in (*v.OUTLIVED, "left_field")
        if effect.kind == "trigger" and not self.stays() and not own:
            self.note("stays_not", "kind", kind=effect.kind)
        if effect.kind != "static" and not effect.do and not (effect.kind == "play" and self.card.speed == "lingering"):
            self.note("idle", "do")
        if effect.kind == "play" and effect.limit == "turn":
            self.note("play_limit", "limit")
        if effect.kind == "ignite" and not effect.limit and not any(cost.kind != "pay_lp" for cost in effect.costs):
            self.note("endless", "limit")  # LP may be gained by it again, cards run out (E-8.10)

    def own_main(self) -> bool:
        """Only as a first link in an own Main Phase (E-7.1, E-7.3, E-14.1)?"""
        slow = self.card.kind == "action" and self.card.speed != "fast"
        return self.effect.kind == "ignite" or (self.effect.kind == "play" and slow)

    def event(self) -> None:
        """What it waits for can happen (E-7.5, E-14.2)."""
        effect = self.effect
        if not effect.on:
            return
        event = v.EVENTS[effect.on]
        if effect.kind == "play" and self.own_main():
            self.note("slow_event", "on")
        for field, itself in (("subject", effect.subject_self), ("by_card", effect.by_self)):
            if effect.kind == "play" and itself:
                self.note("play_self", field)
        if effect.subject_self and effect.on == "voided":
            self.note("voided_self", "on")
        if effect.subject_self and (self.card.kind not in event.kinds or effect.by == "opp"):
            self.note("never", "subject")
        if effect.subject is not None:
            self.filter(effect.subject, event.kinds, "subject", bool(set(event.zones) & set(v.FIELD)))
        if effect.on == "battle_damage" and effect.who == ("you" if effect.subject_self else effect.by) != "":
            self.note("never", "who")  # the Pawn that battled a player is not his own (E-9.5)
        if effect.by_self and (effect.subject_self or (effect.cause == "battle" and self.card.kind != "pawn")):
            self.note("never", "by_card")

    def test(self, test: Test, path: str) -> None:
        if test.group is not None:
            self.group(test.group, f"{path}.count", counted=True)
            sides = 2 if test.group.side == "any" else 1
            if test.least is not None and test.least > v.ROOM[test.group.zone] * sides:
                self.note("too_many", f"{path}.min", most=v.ROOM[test.group.zone] * sides)
            if self.effect.kind == "static":
                self.no_circle(test.group.filter, f"{path}.count.filter")
        elif test.kind == "self_pos" and self.card.kind != "pawn":
            self.note("no_pawn", f"{path}.self_pos")
        elif self.own_main() and ((test.kind, test.value) == ("turn", "opp") or self.not_main(test)):
            self.note("not_then", f"{path}.{test.kind}")

    def not_main(self, test: Test) -> bool:
        return test.kind == "phase" and test.value not in ("main1", "main2")

    def no_circle(self, filter_: Filter, path: str) -> None:
        """What changes ATK and DEF may not depend on them (E-14.8)."""
        for word in v.FIGHT_FILTERS:
            if getattr(filter_, word) is not None:
                self.note("circle", f"{path}.{word}")

    # Groups of cards

    def filter(self, filter_: Filter, held: v.Words, path: str, field: bool) -> None:
        """Some card of the set must fit: a key that names none, a level among Actions, two kinds at once."""
        if filter_.key and filter_.key not in self.cards:
            self.note("no_such_card", f"{path}.key", given=filter_.key)
        elif not kinds(filter_, self.cards) & set(held):
            self.note("cannot_hold", path, kinds=", ".join(held))
        elif not any(fits(filter_, card, printed=not field) and card.kind in held for card in self.cards.values()):
            self.note("nobody", path)

    def group(self, group: Group, path: str, counted: bool = False) -> None:
        """What is asked of a zone is something that can lie there, and no secret (E-11.2, E-14.6)."""
        zone, filter_ = group.zone, group.filter
        field = zone in ("pawns", "backrow", "field")
        path = f"{path}.filter"
        if filter_.pos and (not field or (filter_.pos == "set" and zone == "pawns")):
            self.note("pos_not_there", f"{path}.pos", pos=filter_.pos, zone=zone)
            return
        self.filter(filter_, v.HOLDS[zone], path, field)
        if not reads_face(group):
            return
        if zone in ("hand", "deck") and counted:
            self.note("secret_count", path)
        elif field and filter_.pos not in ("attack", "defense", "faceup") and (counted or group.side != "you"):
            self.note("secret_face", path)

    def number(self, number: Number, path: str) -> None:
        if number.count is not None:
            self.group(number.count, f"{path}.count", counted=True)
            if self.effect.kind == "static":
                self.no_circle(number.count.filter, f"{path}.count.filter")

    # Costs and targets

    def costs(self) -> None:
        """Each cost can be paid, and all of them with the targets beside them (E-14.4, E-14.5)."""
        pawns = v.ROOM["pawns"]
        for n, cost in enumerate(self.effect.costs, 1):
            path, zone = f"cost[{n}]", v.COSTS[cost.kind][0]
            if not zone:
                continue
            self.group(Group(zone, "you", cost.filter), path)
            if cost.kind in (other.kind for other in self.effect.costs[: n - 1]):
                self.note("cost_twice", f"{path}.{cost.kind}", cost=cost.kind)
            if cost.kind == "tribute":
                pawns -= cost.n
                if pawns < (self.card.kind == "pawn" and cost.filter.other):
                    self.note("too_many", f"{path}.tribute", most=cost.n + pawns - (pawns >= 0))
            if cost.kind == "void_discard" and cost.filter.key and self.copies(cost.filter.key) > 3:
                self.note("same_cards", f"{path}.void_discard")
        for n, target in enumerate(self.effect.targets, 1):
            if target.group.zone == "pawns" and target.group.side == "you" and not target.upto:
                pawns -= target.n
                if pawns < 0 and any(cost.kind == "tribute" for cost in self.effect.costs):
                    self.note("same_cards", f"target[{n}]")

    def copies(self, key: str) -> int:
        """How many copies of a card the costs and targets want in your Discard Pile; a deck has 3 (E-13.1)."""
        paid = sum(c.n for c in self.effect.costs if c.kind == "void_discard" and c.filter.key == key)
        chosen = (t for t in self.effect.targets if (t.group.zone, t.group.side) == ("discard", "you") and not t.upto)
        return paid + sum(t.n for t in chosen if t.group.filter.key == key)

    def target(self, target: Target, path: str, ref: str) -> None:
        group = target.group
        if group.zone in ("hand", "deck"):
            self.note("hidden_target", f"{path}.zone")
        else:
            self.group(group, path)
        room = v.ROOM[group.zone] * (2 if group.side == "any" else 1)
        if target.n > (min(room, 3) if group.filter.key and group.side != "any" else room):
            self.note("too_many", f"{path}.n", most=min(room, 3))
        if ref not in ("t1", "t2"):
            self.note("two_targets", path)
        elif not any(op.of is not None and op.of.ref == ref for op in self.effect.do):
            self.note("unused", path, ref=ref)

    # Operations

    def op(self, op: Op, path: str) -> None:
        for word, number in (("n", op.n), ("atk", op.atk), ("def", op.defence)):
            self.number(number, f"{path}.{word}")
        if op.op == "mod" and op.atk == op.defence == Number():
            self.note("idle", path)
        if op.op == "search":
            self.group(Group("deck", "you", op.filter), path)
        if op.op in ("negate", "cancel_attack"):
            wanted = "activated" if op.op == "negate" else "attack"
            if self.effect.kind != "play" or self.effect.on != wanted:
                self.note("out_of_window", path, op=op.op, event=wanted)
        if op.op == "attach" and not (self.effect.kind == "play" and self.card.speed == "lingering"):
            self.note("attach_lingering", path)
        if op.of is not None:
            self.of(op, op.of, f"{path}.of")

    def of(self, op: Op, of: Of, path: str) -> None:
        """What it acts on is there, and of a kind that it can act on (E-14.9)."""
        effect, operation = self.effect, v.OPS[op.op]
        zones: v.Words = (self.card_zone(),)
        held, sure = {self.card.kind}, True
        if of.ref in ("t1", "t2"):
            n = int(of.ref[1])
            if n > len(effect.targets):
                self.note("dangling", path, ref=of.ref)
                return
            target = effect.targets[n - 1]
            zones, held = self.lies(target.group)
            if op.op == "attach" and (target.n > 1 or target.upto):
                self.note("attach_one", path)
        elif of.group is not None:
            self.group(of.group, f"{path}.{of.ref}")
            zones, held = self.lies(of.group)
            if of.ref == "pick" and (of.group.zone not in ("hand", "deck") or of.group.side != "you"):
                self.note("pick_where", f"{path}.pick")
            if of.ref == "all" and of.group.zone == "deck":
                self.note("all_deck", f"{path}.all")
            if op.op == "attach":
                self.note("attach_one", path)
        elif of.ref in ("event", "event_by"):
            if not effect.on or not v.EVENTS[effect.on].zones or (of.ref == "event_by" and effect.on != "destroyed"):
                self.note("dangling", path, ref=of.ref)
                return
            if effect.subject_self and of.ref == "event":
                zones = (self.card_zone(),)
            else:
                zones, held, sure = self.of_event(of.ref)
        there = set(zones) <= set(operation.zones) if sure else bool(set(zones) & set(operation.zones))
        pawns_only = operation.zones == ("pawns",) or op.op == "summon"
        if not there or (pawns_only and (not held <= {"pawn"} if sure else "pawn" not in held)):
            self.note("cannot_act", path, op=op.op, ref=of.ref)

    def lies(self, group: Group) -> tuple[v.Words, set[str]]:
        """Where its cards may lie, and of which kinds they are; of the field, only the rows that hold such cards."""
        held = kinds(group.filter, self.cards) & set(v.HOLDS[group.zone])
        if group.zone != "field":
            return (group.zone,), held
        return tuple(row for row in v.FIELD if held & set(v.HOLDS[row])), held

    def of_event(self, ref: str) -> tuple[v.Words, set[str], bool]:
        if ref == "event_by":
            battle = self.effect.cause == "battle"
            return (("pawns",), {"pawn"}, True) if battle else ((*v.FIELD, "discard"), set(v.KINDS), False)
        event = v.EVENTS[self.effect.on]
        held = set(event.kinds)
        if self.effect.subject is not None:
            held &= kinds(self.effect.subject, self.cards)
        return event.zones, held, len(event.zones) == 1

    def card_zone(self) -> str:
        """Where this card lies when its effect resolves; nowhere if it acts after it left (E-8.9)."""
        if self.effect.subject_self and self.effect.on in v.OUTLIVED:
            return "discard"
        if self.effect.subject_self and self.effect.on == "left_field":
            return ""
        return "pawns" if self.card.kind == "pawn" else "backrow"

    # Statics

    def static(self) -> None:
        """Modifiers and keywords reach face-up Pawns only (E-14.8)."""
        effect = self.effect
        if effect.scope == "self" and self.card.kind != "pawn":
            self.note("no_pawn", "scope")
        if effect.keyword and (effect.scope == "you") != (effect.keyword == "no_effect_damage"):
            self.note("player_keyword", "keyword")
        if effect.scope == "you" and effect.mod is not None:
            self.note("player_keyword", "scope")
        if effect.scope_group is not None:
            group = effect.scope_group
            if group.zone != "pawns" or group.filter.pos == "facedown":
                self.note("scope_pawns", "scope")
            self.group(group._replace(side="you"), "scope")  # it reaches face-up Pawns only, so no secret is read
            self.no_circle(group.filter, "scope.filter")
        if effect.mod is not None:
            for word, number in zip(("atk", "def"), effect.mod, strict=True):
                self.number(number, f"mod.{word}")
            if effect.mod == (Number(), Number()):
                self.note("idle", "mod")
        if effect.keyword == "double_tribute":
            self.double(effect.keyword_filter)

    def double(self, filter_: Filter) -> None:
        """It is printed on the Pawn that counts double, without conditions, for a class of printed cards (E-4.6)."""
        if self.effect.scope != "self" or self.effect.tests:
            self.note("double_self", "keyword")
        for word, value in (("pos", filter_.pos), ("other", filter_.other)):
            if value:
                self.note("unprinted", f"filter.{word}")
        self.filter(filter_, ("pawn",), "filter", field=False)


def whole(card: Card) -> list[Fault]:
    """What is wrong with the effects of a card taken together (E-10.2, E-14.1)."""
    faults: list[Fault] = []
    plays = sum(effect.kind == "play" for effect in card.effects)
    if card.kind != "pawn" and plays != 1:
        faults.append(Fault("one_play", card.id, "effect", {"n": plays}))
    for key, many in (
        ("one_ignite", sum(effect.kind == "ignite" for effect in card.effects)),
        ("one_double", sum(effect.keyword == "double_tribute" for effect in card.effects)),
    ):
        if many > 1:
            faults.append(Fault(key, card.id, "effect", {"n": many}))
    if len(card.effects) > MOST_FLAGS:
        faults.append(Fault("too_many", card.id, "effect", {"most": MOST_FLAGS}))
    if card.speed == "lingering" and plays == len(card.effects):
        faults.append(Fault("lingers_idly", card.id, "effect"))
    attaches = [op.op == "attach" for effect in card.effects for op in effect.do].count(True)
    uses = any(effect.scope == "attached" for effect in card.effects)
    if (attaches > 0) != uses or attaches > 1:
        faults.append(Fault("attach_pair", card.id, "effect"))
    return faults
