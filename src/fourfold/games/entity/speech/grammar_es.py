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

from fourfold.games.entity.cardset.phrases import Card, CardSet, Effect, Group, Number, Op
from fourfold.games.entity.speech import nouns_es as nouns
from fourfold.games.entity.speech.grammar import Clause, Thing
from fourfold.games.entity.speech.heads_es import DAMAGE, Heads, verb

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

    # Joining

    def link(self, then: bool, same: bool, last: str) -> str:
        return " y luego " if then else f" {self.y(last)} "

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
                return Clause(f"{verb('gain', wish)} {gain}" if you else f"tu adversario gana {gain}", you)
            case "draw":
                cards = self.amount(op.n, "carta", they=not you)
                return Clause(f"{verb('draw', wish)} {cards}" if you else f"tu adversario roba {cards}", you)
            case "discard_hand":
                cards = self.amount(op.n, "carta", they=not you, after=" al azar" * (op.choose == "random"))
                return Clause(f"{verb('discard', wish)} {cards}" if you else f"tu adversario descarta {cards}", you)
            case "mill":
                return Clause(self.mill(op.who, op.n, wish))
            case "destroy" | "reveal":
                return Clause(self.onto(op.op, wish, thing))
            case "void":
                return Clause(self.onto("send", wish, thing, to="al Vacío", come=True))
            case "to_hand":
                return Clause(self.to_hand(thing, wish))
            case "to_deck":
                deck = f"en el Mazo de {'sus dueños' if thing.many else 'su dueño'}"
                return Clause(self.onto("shuffle", wish, thing, to=deck, come=True))
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
                said = self.keyword(op.keyword, thing)
                return Clause(f"{said}{until}{self.reminder(op.keyword, thing)}", False, self.subject(thing))
            case "prevent":
                who = "no recibes" if you else "tu adversario no recibe"
                return Clause(f"{who} {DAMAGE[op.what]}{WITHIN.get(op.dur, UNTIL[op.dur])}", False)
            case "extra_attack":
                times = "vez" if op.n.n == 1 else "veces"
                return Clause(f"puede{n} atacar {op.n.n} {times} más este turno", False, self.subject(thing))
            case "extra_summon":
                who = "puedes" if you else "tu adversario puede"
                summons = "Invocación Normal u Oculta adicional"
                if op.n.n > 1:
                    summons = "Invocaciones Normales u Ocultas adicionales"
                return Clause(f"{who} realizar {op.n.n} {summons} este turno", False)
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
        hand = f"a la mano de {'sus dueños' if thing.many else 'su dueño'}"
        return self.onto("return", wish, thing, to=hand, come=True)

    def change(self, atk: Number, defence: Number, many: bool) -> str:
        """gana 20 ATK y pierde 10 DEF"""
        said: list[str] = []
        before = ""
        for number, unit in ((atk, "ATK"), (defence, "DEF")):
            if number != Number():
                n = number.n if number.count is None else number.times
                verb_ = ("gana" if n > 0 else "pierde") + ("n" if many else "")
                said.append(("" if verb_ == before else f"{verb_} ") + self.amount(number, unit))
                before = verb_
        return " y ".join(said)

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
            said = f"{'cuentan cada uno' if thing.many else 'cuenta'} como 2 Tributos para la Invocación de {pawn}"
        else:
            said = self.keyword(effect.keyword, thing) + self.reminder(effect.keyword, thing)
        return Clause(f"{lead}{who} {said}", False) if lead else Clause(said, False, who)

    def keyword(self, word: str, thing: Thing) -> str:
        """What is said of a Pawn with a keyword (E-14.11)."""
        n, s = ("n", "s") if thing.many else ("", "")
        its = "sus controladores" if thing.many else "su controlador"
        attack = {
            "you": "atacar directamente a tu adversario aunque controle Peones",
            "opp": "atacarte directamente aunque controles Peones",
        }.get(thing.side, f"atacar directamente al adversario de {its} aunque controle Peones")
        foes = {"you": "de tu adversario", "opp": "tuyas"}.get(thing.side, f"del adversario de {its}")
        return {
            "pierce": f"tiene{n} Perforación",
            "direct": f"puede{n} {attack}",
            "guard": f"tiene{n} Guardia",
            "twin_strike": f"puede{n} atacar dos veces en cada Fase de Batalla",
            "untargetable": f"no puede{n} ser objetivo de los efectos de cartas {foes}",
            "no_battle_destroy": f"no puede{n} ser destruido{s} en batalla",
            "no_effect_destroy": f"no puede{n} ser destruido{s} por efectos de cartas",
            "cannot_attack": f"no puede{n} atacar",
            "cannot_change": f"no puede{n} cambiar manualmente su posición de batalla",
        }[word]

    def reminder(self, word: str, thing: Thing) -> str:
        """What Pierce and Guard mean."""
        its = "sus controladores" if thing.many else "su controlador"
        if word == "pierce":
            return f" (cuando un Peón con Perforación {PIERCING})"
        if word == "guard":
            told = {
                "you": "tu adversario no puede atacar a tus demás Peones",
                "opp": "no puedes atacar a los demás Peones de tu adversario",
            }
            return f" ({told.get(thing.side, f'el adversario de {its} no puede atacar a sus demás Peones')})"
        return ""


def sentence(card: Card, cards: CardSet) -> str:
    """The rules text of a card."""
    return Spanish(cards).sentence(card)
