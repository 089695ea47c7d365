"""Cards and places in Spanish: "otro Peón de Luz de Nivel 4 o inferior boca arriba que controle tu adversario"."""

from __future__ import annotations

from typing import Final, NamedTuple

from fourfold.games.entity.cardset import vocabulary as v
from fourfold.games.entity.cardset.phrases import Filter, Group
from fourfold.games.entity.speech.grammar import says_other

ATTRIBUTES: Final = {
    "fire": "Fuego",
    "water": "Agua",
    "earth": "Tierra",
    "air": "Aire",
    "electric": "Electricidad",
    "normal": "Normal",
    "dark": "Oscuridad",
    "light": "Luz",
}
TYPES: Final = {
    "warrior": "Guerrero",
    "magician": "Mago",
    "dragon": "Dragón",
    "mechanical": "Mecánico",
    "demon": "Demonio",
    "angel": "Ángel",
    "plant": "Planta",
    "fish": "Pez",
    "beast": "Bestia",
    "elemental": "Elemental",
    "primal": "Primigenio",
    "avion": "Ave",
    "undead": "No Muerto",
    "bug": "Insecto",
}
SPEEDS: Final = {"normal": "Normal", "fast": "Rápida", "lingering": "Persistente"}
KINDS: Final = {"pawn": "Peón", "action": "Acción", "condition": "Condición"}
POSITIONS: Final = {
    "attack": "en Posición de Ataque",
    "defense": "boca arriba en Posición de Defensa",
    "faceup": "boca arriba",
    "facedown": "boca abajo",
}
# In Spanish what you look for stands in the subjunctive, what is there in the indicative.
CONTROL: Final = {
    "sought": ("que controles", "que controle tu adversario"),
    "there": ("que controlas", "que controla tu adversario"),
}
ZONES: Final = {
    "backrow": ("las Zonas de Acción/Condición", "tus Zonas de Acción/Condición", "sus Zonas de Acción/Condición"),
    "field": ("el campo", "tu campo", "su campo"),
    "hand": ("la mano", "tu mano", "su mano"),
    "deck": ("el Mazo", "tu Mazo", "su Mazo"),
    "discard": ("la Pila de Descarte", "tu Pila de Descarte", "su Pila de Descarte"),
}


class Noun(NamedTuple):
    """A noun with all that follows it, and what an article must agree with."""

    text: str
    she: bool
    many: bool
    other: bool = False


def zone(name: str, side: str, they: bool = False) -> str:
    """tu mano, la mano de tu adversario; `they` if the opponent has just been named."""
    bare, yours, their = ZONES[name]
    if side == "any":
        return bare if name == "field" else f"{bare} de cualquier jugador"
    if side == "you":
        return yours
    return their if they else f"{bare} de tu adversario"


def place(name: str, side: str, mood: str, they: bool = False) -> str:
    """Where it is; `they` if the opponent has just been named."""
    if name == "pawns" and side == "opp" and they:
        return "que controle"
    if name == "pawns":
        return "en el campo" if side == "any" else CONTROL[mood][v.PLAYERS.index(side)]
    return f"en {zone(name, side, they)}"


def source(name: str, side: str) -> str:
    """Where it comes from: de tu mano, del campo."""
    return f"de {zone('field' if name == 'pawns' else name, side)}".replace("de el ", "del ", 1)


def attribute(word: str) -> str:
    """de Luz; Normal alone would be read as a kind of Pawn."""
    return "de Atributo Normal" if word == "normal" else f"de {ATTRIBUTES[word]}"


def span(low: int | None, high: int | None, more: str, less: str, unit: str = "") -> str:
    unit = f" {unit}" if unit else ""
    if low is not None and high is not None:
        return f"{low}{unit}" if low == high else f"{low} a {high}{unit}"
    return f"{low}{unit} o {more}" if low is not None else f"{high}{unit} o {less}"


def base(filter_: Filter, pawn: bool, name: str, many: bool) -> str:
    """The noun itself."""
    card = "cartas" if many else "carta"
    if filter_.key:
        return f"{card} «{name}»"
    if pawn:
        return "Peones" if many else "Peón"
    kind = KINDS.get(filter_.kind, "")
    if filter_.speed and not kind:
        kind = "Acción" if filter_.speed == "fast" else "Acción o Condición"
    return " ".join([card, *([f"de {kind}"] if kind else []), *([SPEEDS[filter_.speed]] if filter_.speed else [])])


def noun(group: Group, pawn: bool, name: str, many: bool, where: str, having: str = "con") -> Noun:
    """Peones de Tipo Planta de Nivel 3 o inferior boca arriba con 100 DEF o menos en el campo"""
    filter_ = group.filter
    she = not pawn or bool(filter_.key)
    words = [base(filter_, pawn, name, many)]
    if filter_.type:
        words.append(f"de Tipo {TYPES[filter_.type]}")
    if filter_.attribute:
        words.append(attribute(filter_.attribute))
    if filter_.level_min is not None or filter_.level_max is not None:
        words.append(f"de Nivel {span(filter_.level_min, filter_.level_max, 'superior', 'inferior')}")
    if filter_.pos:
        words.append(POSITIONS.get(filter_.pos) or ("Colocadas" if many else "Colocada"))
    rows = ((filter_.atk_min, filter_.atk_max, "ATK"), (filter_.def_min, filter_.def_max, "DEF"))
    said = [span(low, high, "más", "menos", unit) for low, high, unit in rows if (low, high) != (None, None)]
    words += [f"{having} {' y '.join(said)}"] if said else []
    return Noun(" ".join([*words, where] if where else words), she, many, says_other(filter_))


def a(it: Noun) -> str:
    """un Peón, otra carta"""
    return f"{ends('otro' if it.other else 'un', it)} {it.text}"


def the(it: Noun) -> str:
    """los demás Peones, las cartas"""
    return f"{'las' if it.she else 'los'} {'demás ' * it.other}{it.text}"


def some(n: int | str, it: Noun) -> str:
    """2 Peones, otro Peón, otros 2 Peones"""
    if it.other:
        return f"{ends('otro', it)} {f'{n} ' if it.many else ''}{it.text}"
    return f"{n} {it.text}"


def each(it: Noun) -> str:
    return f"cada {ends('otro', it) + ' ' if it.other else ''}{it.text}"


def none(it: Noun) -> str:
    return f"{'ninguna' if it.she else 'ningún'} {ends('otro', it) + ' ' if it.other else ''}{it.text}"


def ends(word: str, it: Noun) -> str:
    """A word that agrees: un, una; otro, otra, otros, otras; destruido, destruidas."""
    if word == "un":
        return "una" if it.she else "un"
    return word[:-1] + ("a" if it.she else "o") + "s" * it.many
