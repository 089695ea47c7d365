"""The text of a card in Spanish: what is done, and what holds.

Glossary, chosen once for texts, faults and reference:

Pawn Peón · Action Acción · Condition Condición · Normal, Fast, Lingering: Normal, Rápida, Persistente
Level Nivel · Attribute Atributo (de Luz) · Type Tipo (de Tipo Mago) · LP PV · ATK, DEF as they are
hand mano · deck Mazo · Discard Pile Pila de Descarte · Void el Vacío · field campo
Action/Condition zones Zonas de Acción/Condición · Attack, Defense Position: Posición de Ataque, de Defensa
face-up, face-down: boca arriba, boca abajo · to Set Colocar, Colocada · to flip voltear
Summon Invocar, Invocación: Normal, Oculta, por Tributo, Especial; Invocado de modo Normal
to Tribute ofrecer como Tributo · to target elegir como objetivo · to draw robar · to discard descartar
opponent adversario · to control controlar · battle, effect damage: daño de batalla, de efecto · to negate negar
Main Phase Fase Principal · Battle Phase Fase de Batalla · End Phase Fase Final · Draw Phase Fase de Robo
Pierce Perforación · Guard Guardia · Open. Abierta.
"""

from __future__ import annotations

from typing import Final

from fourfold.games.entity.cardset.phrases import Card, CardSet, Effect, Group, Op
from fourfold.games.entity.speech import nouns_es as nouns
from fourfold.games.entity.speech.grammar import Clause, Thing
from fourfold.games.entity.speech.heads_es import DAMAGE, ORDERS, Heads, verb

POSITIONS: Final = {"attack": "Posición de Ataque", "defense": "Posición de Defensa"}
UNTIL: Final = {
    "turn": " hasta el final de este turno",
    "opp_turn": " hasta el final del próximo turno de tu adversario",
    "field": "",
}
WITHIN: Final = {"turn": " este turno"}  # of what holds; what is gained lasts until its end
PIERCING: Final = (
    "ataca a un Peón en Posición de Defensa y su ATK supera la DEF de ese Peón, "
    "la diferencia se inflige como daño de batalla"
)


class Spanish(Heads):
    language = "es"
    nothing = "Sin efecto."
    open = "Abierta."
    remains = "mientras esta carta permanezca, {0}"
    stays = "mientras permanezca, {0}"
    activate = "activa esta carta"
    may = "puedes {0}"
    may_use = "puedes usar este efecto: {0}"
    only_if = "solo si {0}"
    if_also = ", si {0}"
    limits = {"turn": "Una vez por turno.", "name_turn": "Una vez por turno por nombre."}  # noqa: RUF012  # constant
    again = {"este Peón": "este", "esta carta": "esta"}  # noqa: RUF012  # constant
    cannot = ("no puede ", "no pueden ")
    nor = " ni "
    turns = {True: ("gana", "ganan"), False: ("pierde", "pierden")}  # noqa: RUF012  # never changed
    ands = (" y ", ", y ")

    # Joining

    def link(self, then: bool, same: bool, last: str) -> str:
        return " y luego " if then else f" {self.y(last)} "

    def you(self, act: str) -> str:
        """Gana 20 PV is also what somebody else does: y tú ganas 20 PV."""
        order, _, rest = act.partition(" ")
        return f"tú {order}s {rest}".strip() if order in ORDERS else act

    def both(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.y(parts[-1])} {parts[-1]}"

    def y(self, word: str) -> str:
        """And; before the sound of i another word."""
        return "e" if word.lower().startswith(("i", "hi")) else "y"

    # Operations

    def op(self, op: Op, thing: Thing, wish: bool, foe: bool) -> Clause:
        """A statement of what somebody else does or has; an act of the reader else. `foe`: the opponent was named."""
        you, n = op.who == "you", "n" if thing.many else ""
        they = "" if you else "tu adversario"
        match op.op:
            case "damage" if you:
                return Clause(f"recibes {self.amount(op.n, 'de daño')}", False)
            case "damage" if foe:
                return Clause(f"{'infligirle' if wish else 'inflígele'} {self.amount(op.n, 'de daño', they=True)}")
            case "damage":
                damage = self.amount(op.n, "de daño", they=True, after=" a tu adversario")
                return Clause(f"{verb('deal', wish)} {damage}")
            case "gain_lp":
                gain = self.amount(op.n, "PV", they=not you)
                return Clause(f"{verb('gain', wish)} {gain}" if you else f"gana {gain}", you, they)
            case "draw":
                cards = self.amount(op.n, "carta", they=not you)
                return Clause(f"{verb('draw', wish)} {cards}" if you else f"roba {cards}", you, they)
            case "discard_hand":
                cards = self.amount(op.n, "carta", they=not you, after=" al azar" * (op.choose == "random"))
                return Clause(f"{verb('discard', wish)} {cards}" if you else f"descarta {cards}", you, they)
            case "mill":
                return Clause(self.mill(op.who, op.n, wish))
            case "destroy" | "reveal":
                return Clause(self.onto(op.op, wish, thing))
            case "void":
                return Clause(self.onto("send", wish, thing, to="al Vacío", come=True))
            case "to_hand":
                return Clause(self.to_hand(thing, wish))
            case "to_deck":
                return Clause(self.onto("shuffle", wish, thing, to=f"en {self.owner(thing, 'deck')}", come=True))
            case "summon":
                pos = f"en {POSITIONS[op.pos]}"
                return Clause(self.onto("summon", wish, thing, " de modo Especial", pos, come=True))
            case "search":
                cards = self.some(op.n.n, Group("deck", "you", op.filter), come=True)
                return Clause(f"{verb('add', wish)} {'hasta ' * (op.n.n > 1)}{cards} a tu mano")
            case "position" if op.to == "toggle":
                return Clause(self.toggle(thing, wish))
            case "position":
                return Clause(self.onto("change", wish, thing, to=f"a {POSITIONS[op.to]}"))
            case "mod":
                change = self.change(op.atk, op.defence, thing.many)
                return Clause(f"{change}{UNTIL[op.dur]}", False, self.subject(thing))
            case "grant":
                until = WITHIN.get(op.dur, UNTIL[op.dur]) or f" mientras esté{n} boca arriba"
                said = self.keyword(op.keyword, thing, until)
                return Clause(f"{said}{self.reminder(op.keyword, thing)}", False, self.subject(thing))
            case "prevent":
                until = WITHIN.get(op.dur, UNTIL[op.dur])
                return Clause(f"no {'recibes' if you else 'recibe'} {DAMAGE[op.what]}{until}", False, they)
            case "extra_attack":
                times = "vez" if op.n.n == 1 else "veces"
                return Clause(f"puede{n} atacar {op.n.n} {times} más este turno", False, self.subject(thing))
            case "extra_summon":
                may = "puedes" if you else "puede"
                summons = "Invocación Normal u Oculta adicional"
                if op.n.n > 1:
                    summons = "Invocaciones Normales u Ocultas adicionales"
                return Clause(f"{may} realizar {op.n.n} {summons} este turno", False, they)
            case "negate":
                return Clause(f"{verb('negate', wish)} esa activación")
        return Clause(f"{verb('cancel', wish)} ese ataque")

    def toggle(self, thing: Thing, wish: bool) -> str:
        change = verb("change", wish)
        if thing.ref == "target" and not thing.rank and not thing.clash:
            return f"{change} {'sus posiciones' if thing.many else 'su posición'} de batalla"
        owner = f"de {self.subject(thing)}".replace("de el ", "del ")
        return f"{change} {'las posiciones' if thing.many else 'la posición'} de batalla {owner}"

    def to_hand(self, thing: Thing, wish: bool) -> str:
        """Added to your own hand, or returned to where it came from."""
        own = thing.group.zone in ("discard", "deck") and thing.side == "you"
        if own or (thing.ref == "self" and thing.pile):
            return self.onto("add", wish, thing, to="a tu mano", come=True)
        return self.onto("return", wish, thing, to=f"a {self.owner(thing, 'hand')}", come=True)

    def owner(self, thing: Thing, pile: str) -> str:
        """Tu Mazo, la mano de su dueño; what you control is yours (E-1.6)."""
        bare, yours, _ = nouns.ZONES[pile]
        if thing.side == "you":
            return yours
        return f"{bare} de {'sus dueños' if thing.many else 'su dueño'}"

    # Statics

    def static(self, card: Card, effect: Effect, bound: Thing | None = None) -> Clause:
        thing = bound or Thing("self", True, side="you")
        who = self.subject(thing)
        if effect.scope_group is not None:
            group = effect.scope_group
            thing = Thing("all", True, True, group=group, side=group.side)
            who = nouns.the(self.at(group, True, "there"))
        lead = self.conditions(effect, "mientras {0}, ", lasting=True)
        if effect.scope == "self" and effect.keyword == "pierce":
            return Clause(f"Perforación: {lead}cuando este Peón {PIERCING}", False)
        if effect.scope == "self" and effect.keyword == "guard":
            return Clause(f"Guardia: {lead}tu adversario no puede atacar a tus demás Peones", False)
        if effect.scope == "you":
            return Clause(f"{lead}no recibes daño de efecto", False)
        if effect.mod is not None:
            said = self.change(*effect.mod, thing.many)
        elif effect.keyword == "double_tribute":
            pawn = nouns.a(nouns.noun(Group("hand", "you", effect.keyword_filter), True, "", False, ""))
            said = f"cuenta como 2 Tributos para la Invocación de {pawn}"
        else:
            said = self.keyword(effect.keyword, thing) + self.reminder(effect.keyword, thing)
        if any(test.kind == "self_pos" for test in effect.tests) and effect.scope == "self":
            return Clause(lead + said, False)
        return Clause(f"{lead}{who} {said}", False) if lead else Clause(said, False, who)

    def keyword(self, word: str, thing: Thing, until: str = "") -> str:
        """What is said of a Pawn with a keyword, and how long (E-14.11)."""
        n, s = ("n", "s") if thing.many else ("", "")
        its = "sus controladores" if thing.many else "su controlador"
        attack = {
            "you": f"atacar directamente a tu adversario{until} aunque controle Peones",
            "opp": f"atacarte directamente{until} aunque controles Peones",
        }.get(thing.side, f"atacar directamente al adversario de {its}{until} aunque controle Peones")
        if word == "direct":
            return f"puede{n} {attack}"
        if word == "twin_strike" and until == WITHIN["turn"]:
            return f"puede{n} atacar dos veces{until}"
        foes = {"you": "cartas de tu adversario", "opp": "tus cartas"}.get(
            thing.side, f"cartas del adversario de {its}"
        )
        said = {
            "pierce": f"tiene{n} Perforación",
            "guard": f"tiene{n} Guardia",
            "twin_strike": f"puede{n} atacar dos veces en cada Fase de Batalla",
            "untargetable": f"no puede{n} ser objetivo de los efectos de {foes}",
            "no_battle_destroy": f"no puede{n} ser destruido{s} en batalla",
            "no_effect_destroy": f"no puede{n} ser destruido{s} por efectos de cartas",
            "cannot_attack": f"no puede{n} atacar",
            "cannot_change": f"no puede{n} cambiar manualmente su posición de batalla",
        }
        return said[word] + until

    def reminder(self, word: str, thing: Thing) -> str:
        """What Pierce and Guard mean."""
        its = "sus controladores" if thing.many else "su controlador"
        if word == "pierce":
            return f" (cuando un Peón con Perforación {PIERCING})"
        if word == "guard":
            friends = {"you": "tus demás Peones", "opp": "los demás Peones de tu adversario"}
            return f" ({friends.get(thing.side, f'los demás Peones de {its}')} no pueden ser atacados)"
        return ""


def sentence(card: Card, cards: CardSet) -> str:
    """The rules text of a card."""
    return Spanish(cards).sentence(card)
