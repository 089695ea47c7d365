"""In Spanish: cards and things, when an effect happens, what it costs and what it is aimed at."""

from __future__ import annotations

from typing import Final

from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.phrases import Card, Cost, Effect, Filter, Group, Number, Test
from fourfold.games.entity.speech import nouns_es as nouns
from fourfold.games.entity.speech.grammar import Grammar, Thing, hows, others, plain_pawn, repeats
from fourfold.games.entity.speech.nouns_es import Noun

TURNS: Final = {"you": "tu turno", "opp": "el turno de tu adversario"}
PHASES: Final = {
    "draw": "la Fase de Robo",
    "main1": "la Fase Principal 1",
    "battle": "la Fase de Batalla",
    "main2": "la Fase Principal 2",
    "end": "la Fase Final",
}
HOWS: Final = {"normal": "de modo Normal", "tribute": "por Tributo", "special": "de modo Especial"}
CAUSES: Final = {"": "", "battle": " en batalla", "effect": " por un efecto de carta"}
OWN_CAUSES: Final = {"": "", "battle": " en batalla", "effect": " con su efecto"}
DAMAGE: Final = {"battle_damage": "daño de batalla", "effect_damage": "daño de efecto", "damaged": "daño"}

# What one does, as an order and as a wish; before a pronoun the order bears an accent.
VERBS: Final = {
    "draw": ("roba", "robar"),
    "gain": ("gana", "ganar"),
    "deal": ("inflige", "infligir"),
    "discard": ("descarta", "descartar"),
    "pay": ("paga", "pagar"),
    "tribute": ("ofrece como Tributo", "ofrecer como Tributo"),
    "target": ("elige como objetivo", "elegir como objetivo"),
    "destroy": ("destruye", "destruir"),
    "send": ("envía", "enviar"),
    "add": ("añade", "añadir"),
    "return": ("devuelve", "devolver"),
    "shuffle": ("baraja", "barajar"),
    "summon": ("Invoca", "Invocar"),
    "change": ("cambia", "cambiar"),
    "reveal": ("revela", "revelar"),
    "negate": ("niega", "negar"),
    "cancel": ("cancela", "cancelar"),
}
ORDERS: Final = {order.split()[0] for order, _ in VERBS.values()}
BEFORE_PRONOUN: Final = {
    "destruye": "destrúye",
    "añade": "añáde",
    "devuelve": "devuélve",
    "baraja": "barája",
    "Invoca": "Invóca",
    "cambia": "cámbia",
    "revela": "revéla",
}


def verb(word: str, wish: bool) -> str:
    return VERBS[word][wish]


class Heads(Grammar):
    # Cards

    def noun(self, group: Group, many: bool, where: str) -> Noun:
        return nouns.noun(group, self.pawns(group), self.name(group.filter.key), many, where)

    def at(self, group: Group, many: bool = False, mood: str = "sought", they: bool = False) -> Noun:
        """Cards where they lie."""
        return self.noun(group, many, nouns.place(group.zone, group.side, mood, they))

    def some(self, n: int, group: Group, come: bool = False) -> str:
        """So many of them; `come` if they come from there."""
        where = nouns.source(group.zone, group.side) if come else nouns.place(group.zone, group.side, "sought")
        return nouns.some(n, self.noun(group, n > 1, where))

    def amount(self, number: Number, unit: str, they: bool = False, after: str = "") -> str:
        """20 PV, 2 cartas, 10 ATK por cada carta en tu mano; what stands before the count is `after`."""
        n = number.n if number.count is None else number.times
        text = f"{abs(n)} {unit}" + ("s" if unit == "carta" and abs(n) != 1 else "") + after
        return text + (f" por {nouns.each(self.at(number.count, they=they))}" if number.count is not None else "")

    def she(self, thing: Thing) -> bool:
        return not thing.pawn or bool(thing.group.filter.key)

    def subject(self, thing: Thing) -> str:
        she, s = self.she(thing), "s" if thing.many else ""
        card = ("carta" + s) if she else "Peones" if thing.many else "Peón"
        if thing.ref == "self":
            return f"{'esta' if she else 'este'} {card}"
        if thing.ref == "target" and thing.rank:
            rank = ("primer" + "o" * thing.many, "segundo")[thing.rank - 1]
            return f"{'los' if thing.many else 'el'} {rank}{s} objetivo{s}"
        if thing.ref == "target" and thing.clash:
            return "los objetivos" if thing.many else "el objetivo"
        if thing.ref in ("target", "event"):
            return f"{('esas' if s else 'esa') if she else 'esos' if s else 'ese'} {card}"
        if thing.ref == "source":
            return "el Peón que lo infligió" if thing.pawn else "la carta que lo causó"
        if thing.ref == "event_by":
            return f"{'el Peón' if thing.pawn else 'la carta'} que {'lo' if thing.victim else 'la'} destruyó"
        if thing.ref == "all":
            it = self.at(thing.group, True, "there")
            return f"{'todas' if it.she else 'todos'} {nouns.the(it)}".replace("cualquier jugador", "ambos jugadores")
        return self.some(1, thing.group, come=True) if thing.ref else ""

    def onto(self, word: str, wish: bool, thing: Thing, after: str = "", to: str = "", come: bool = False) -> str:
        """An act on a thing: destrúyelo; envía ese Peón de la Pila de Descarte al Vacío. `after` follows the verb; the
        long name of a whole group stands last."""
        act = verb(word, wish)
        come = come and thing.pile
        pile = " de la Pila de Descarte" if come else ""
        if (thing.ref == "target" and not thing.rank and not thing.clash) or (thing.ref == "self" and come):
            it = ("la" if self.she(thing) else "lo") + "s" * thing.many
            act = f"{act if wish else BEFORE_PRONOUN.get(act, act)}{it}{after}{pile}"
            return f"{act} {to}" if to else act
        said = [self.subject(thing) + pile, to]
        return " ".join(part for part in (act + after, *(said[::-1] if thing.ref == "all" else said)) if part)

    # Events

    def event(self, card: Card, effect: Effect) -> str:
        on = effect.on
        if on in ("turn_start", "turn_end", "phase_end"):
            turn = TURNS.get(effect.who, "cada turno")
            turn = f"cada fase de {turn}" if on == "phase_end" else turn
            return f"{'al inicio de' if on == 'turn_start' else 'al final de'} {turn}".replace("de el ", "del ")
        return f"{'cada vez que' if repeats(effect) else 'cuando'} {self.happening(card, effect)}"

    def somebody(self, side: str, you: str, thirds: str) -> str:
        return {"you": you, "opp": f"tu adversario {thirds}"}.get(side, f"un jugador {thirds}")

    def happening(self, card: Card, effect: Effect) -> str:
        on, itself = effect.on, effect.subject_self
        event = v.EVENTS[on]
        pawn = event.kinds == ("pawn",)
        this = "este Peón" if card.kind == "pawn" else "esta carta"
        it = Noun(this, card.kind != "pawn", False) if itself else self.any_one(effect, pawn)
        subject = this if itself else nouns.a(it)
        bare = this if itself else nouns.a(self.any_one(effect._replace(by=""), pawn))
        given = itself or effect.subject is not None or effect.by in v.PLAYERS
        if on == "summoned":
            how = " o ".join(HOWS[how] for how in hows(effect))
            how = f" {how}" if how else ""
            if itself or effect.by not in v.PLAYERS:
                return f"{bare} es {nouns.ends('Invocado', it)}{how}"
            return self.somebody(effect.by, "Invocas", "Invoca") + f"{how} {bare}"
        if on == "attack":
            if itself or effect.by not in v.PLAYERS:
                return f"{bare} declara un ataque"
            said = self.somebody(effect.by, "declaras un ataque", "declara un ataque")
            attacker = nouns.a(self.any_one(effect._replace(by=""), pawn, "de"))
            return said if plain_pawn(effect.subject) else f"{said} con {attacker}"
        if on in DAMAGE:
            if given:
                to = " a tu adversario" if effect.who == "opp" else ""
                return f"{subject} {'te ' * (effect.who == 'you')}inflige {DAMAGE[on]}{to}"
            return self.somebody(effect.who, "recibes", "recibe") + f" {DAMAGE[on]}"
        if on == "gained_lp":
            said = self.somebody(effect.who, "ganas PV", "gana PV")
            return f"{said} por el efecto de {subject}" if given else said
        if on == "destroyed":
            if effect.by_self:
                return f"{this} destruye {subject}{OWN_CAUSES[effect.cause]}"
            return f"{subject} es {nouns.ends('destruido', it)}{CAUSES[effect.cause]}"
        if on == "discarded":
            if itself:
                return f"{this} es {nouns.ends('descartado', it)} de tu mano"
            return self.somebody(effect.by, "descartas", "descarta") + f" {bare}"
        if on == "activated":
            return self.somebody(effect.by, "activas", "activa") + f" {bare}"
        return {
            "flipped": f"{subject} es {nouns.ends('volteado', it)} boca arriba",
            "tributed": f"{subject} es {nouns.ends('ofrecido', it)} como Tributo",
            "voided": f"{subject} es {nouns.ends('enviado', it)} al Vacío",
            "left_field": f"{subject} deja el campo",
            "position_changed": f"{subject} cambia de posición de batalla",
        }[on]

    def any_one(self, effect: Effect, pawn: bool, having: str = "con") -> Noun:
        """The event's card: un Peón con 100 DEF o menos que controla tu adversario."""
        group = Group("field", "any", effect.subject or Filter())
        where = nouns.CONTROL["there"][v.PLAYERS.index(effect.by)] if effect.by in v.PLAYERS else ""
        if where and effect.on == "voided":
            where = "que te pertenece" if effect.by == "you" else "que pertenece a tu adversario"
        return nouns.noun(group, pawn or self.pawns(group), self.name(group.filter.key), False, where, having)

    # Conditions, costs, targets

    def main_phase(self, limit: str) -> str:
        said = self.limits[limit][:-1] if limit else ""
        return f"Fase Principal, {said[0].lower()}{said[1:]}" if said else "Fase Principal"

    def test(self, test: Test, lasting: bool) -> str:
        """Si tienes 400 PV; mientras tengas 400 PV."""
        if test.group is not None:
            return self.there_are(test.group, test.least, test.most, lasting)
        if test.kind == "lp":
            points = nouns.span(test.least, test.most, "más", "menos", "PV")
            has = ("tienes", "tu adversario tiene") if not lasting else ("tengas", "tu adversario tenga")
            return f"{has[v.PLAYERS.index(test.value)]} {points}"
        if test.kind in ("turn", "phase"):
            return f"{'sea' if lasting else 'es'} {TURNS[test.value] if test.kind == 'turn' else PHASES[test.value]}"
        return f"este Peón {'esté' if lasting else 'está'} {nouns.POSITIONS[test.value]}"

    def there_are(self, group: Group, least: int | None, most: int | None, lasting: bool) -> str:
        """tu adversario controla un Peón; no hay ninguna carta en tu mano"""
        whose = group.zone == "pawns" and group.side in v.PLAYERS
        where = "" if whose else nouns.place(group.zone, group.side, "sought")
        foe = "tu adversario " if whose and group.side == "opp" else ""
        control = ("controlas", "controles") if group.side == "you" else ("controla", "controle")
        verb_ = (control if whose else ("hay", "haya"))[lasting]
        has = foe + verb_
        if most == 0:
            return f"{foe}no {verb_} {nouns.none(self.noun(group, False, where))}"
        if (least or 0, most) == (1, None):
            return f"{has} {nouns.a(self.noun(group, False, where))}"
        it = self.noun(group, (least, most) not in ((1, 1), (None, 1)), where)
        if least is not None and most is not None:
            return f"{has} {nouns.some(least if least == most else f'de {least} a {most}', it)}"
        least_or_most = "al menos" if most is None else "como máximo"
        return f"{has} {least_or_most} {nouns.some(str(least if most is None else most), it)}"

    def cost(self, cost: Cost, wish: bool) -> str:
        if cost.kind == "pay_lp":
            return f"{verb('pay', wish)} {'la mitad de tus PV' if cost.half else f'{cost.n} PV'}"
        if cost.kind == "mill":
            return self.mill("you", Number(cost.n), wish)
        group = Group(v.COSTS[cost.kind][0], "you", cost.filter)
        if cost.kind == "void_discard":
            return f"{verb('send', wish)} {self.some(cost.n, group, come=True)} al Vacío"
        return f"{verb(cost.kind, wish)} {nouns.some(cost.n, self.noun(group, cost.n > 1, ''))}"

    def target(self, effect: Effect, wish: bool) -> str:
        chosen = [others(effect, target) for target in effect.targets]
        said = [f"{'hasta ' * target.upto}{self.some(target.n, target.group)}" for target in chosen]
        return f"{verb('target', wish)} {self.both(said)}"

    def mill(self, who: str, number: Number, wish: bool) -> str:
        n = number.n if number.count is None else number.times
        cards = "la carta superior" if n == 1 else f"las {n} cartas superiores"
        each = f" por {nouns.each(self.at(number.count))}" if number.count is not None else ""
        decks = "tu Mazo a tu Pila de Descarte" if who == "you" else "el Mazo de tu adversario a su Pila de Descarte"
        return f"{verb('send', wish)} {cards} de {decks}{each}".replace("de el ", "del ")
