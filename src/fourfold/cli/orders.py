"""What a person may type: a move by number or by words, or one of the words of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fourfold.cli import board, house, rulebook
from fourfold.kernel import moves
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.layout import flow, safe
from fourfold.kernel.moves import plain

if TYPE_CHECKING:
    from fourfold.cli.session import Session
    from fourfold.kernel.words import Say

ENDLESS = 1000  # columns of a line that nobody breaks, in plain mode


def ask(session: Session, p: int) -> None:
    """Ask p until he has decided, or the position is another one."""
    match = session.match
    session.draw(p)
    while not match.over and match.asked == p:
        before = match.record
        typed = session.screen.ask(f"{session.say.seat(p)}> ")
        try:
            if order(session, p, typed):
                return
        except FourfoldError as error:
            excuse(session, error)
        if match.record is not before:  # taken back
            return


def excuse(session: Session, error: FourfoldError) -> None:
    """What is wrong with what was typed."""
    sentence = safe(house.sentence(house.belongs(error, session.say)))
    session.screen.show(board.fitted([sentence], session.screen.width))


def order(session: Session, p: int, typed: str) -> bool:
    """Do what was typed; is the decision made?"""
    match, say = session.match, session.say
    word, _, rest = typed.partition(" ")
    if typed == "":
        session.draw(p)
        return False
    if typed.startswith("?"):
        explain(session, p, typed.lstrip("? "))
        return False
    known = name_of(word, say)
    if known and (not rest or known in TAKES) and not is_move(session, typed):
        return ORDERS[known](session, p, rest.strip())
    if typed.isdecimal():
        legal = match.legal()
        if not 1 <= int(typed) <= len(legal):
            raise FourfoldError(f"the moves are numbered 1 to {len(legal)}", "number", last=len(legal), given=typed)
        session.play(p, legal[int(typed) - 1])
        return True
    for move in moves.chain(match.game, match.state, typed, say):
        if move not in match.legal():
            raise match.refusal(move, say)
        session.play(p, move)
    return True


def name_of(word: str, say: Say) -> str:
    """Which order a word means, in English or in the language of the table; '' for none."""
    spelled = " ".join(plain(word))
    for name in ORDERS:
        words = [w.strip() for w in say.get("order", name).split(",")]
        if spelled and spelled in [name, *(" ".join(plain(w)) for w in words)]:
            return name
    return ""


def is_move(session: Session, typed: str) -> bool:
    """A legal move with exactly these words comes before an order of the same name."""
    match = session.match
    words = plain(typed)
    return any(
        words in moves.spellings(match.game.words(match.state, match.asked, m), session.say) for m in match.legal()
    )


# -- explaining -------------------------------------------------------------------------------------------------------
def explain(session: Session, p: int, about: str) -> None:
    """`?` the situation, `? CARD` a card, `? MOVE` why it is refused, `? CLAUSE` a rule."""
    match, say, screen = session.match, session.say, session.screen
    if not about:
        question = board.question(match.game, match.view(p), say)
        text = say.text("play", "situation", {"seat": p, "n": len(match.legal())})
        screen.show(board.fitted([safe(question), safe(text)], screen.width))
        help_(session, p, "")
        return
    legal = match.legal()
    if about.isdecimal():
        if not 1 <= int(about) <= len(legal):
            raise FourfoldError(f"the moves are numbered 1 to {len(legal)}", "number", last=len(legal), given=about)
        words = match.game.words(match.state, p, legal[int(about) - 1])
        lines = [f"{about}. {say.move(words)} ({' '.join([words.verb, *words.parts])})"]
        lines += [
            f"{say.part(part)}: {say.get('card_text', part)}" for part in words.parts if say.has("card_text", part)
        ]
        lines += board.details(match, p, say, legal[int(about) - 1])
        screen.show(board.fitted([safe(line) for line in lines], screen.width))
        return
    key, text = subject(say, about)
    found = [f"{say.part(key)}: {text}", *board.about(match, p, say, key)] if key else []
    found = found or rulebook.clause(match.game.name, about)
    if found:
        screen.show(board.fitted([safe(line) for line in found], screen.width))
        return
    move = moves.parse(match.game, match.state, about, say)
    if move not in legal:
        raise match.refusal(move, say)
    facts = {"move": say.move(match.game.words(match.state, p, move)), "n": legal.index(move) + 1}
    lines = [say.text("play", "legal", facts), *board.details(match, p, say, move)]
    screen.show(board.fitted([safe(line) for line in lines], screen.width))


def subject(say: Say, about: str) -> tuple[str, str]:
    """A card, or anything else with a text of its own, and what the game's texts say about it; empty for none."""
    wanted = plain(about)
    for section, entries in say.own.items():
        if not section.endswith("_text"):
            continue
        for key, text in entries.items():
            names = [key, say.part(key), *(say.get("alias", key).split(",") if say.has("alias", key) else [])]
            if wanted in [plain(name) for name in names]:
                return key, text
    return "", ""


# -- the words of the house -------------------------------------------------------------------------------------------
def help_(session: Session, p: int, rest: str) -> bool:
    say = session.say
    names = {name: say.get("order", name).split(",")[0].strip() for name in ORDERS}
    room = max(len(n) for n in names.values())
    lines = [safe(say.get("play", "how"))]
    for name, word in {"explain": "?", **names}.items():
        told = safe(say.get("order_help", name)).split()
        head = f"  [bold]{word:<{room}}[/] "
        lines += flow([head, *told], session.screen.width or ENDLESS, " ", " " * (room + 4))
    session.screen.show(lines)
    return False


def table(session: Session, p: int, rest: str) -> bool:
    session.draw(p)
    return False


def log(session: Session, p: int, rest: str) -> bool:
    lines = session.sentences(p, 0)
    most = int(rest) if rest.isdecimal() else 40
    session.screen.show(board.fitted(board.recent(lines, max(1, most), session.say), session.screen.width))
    return False


def rules(session: Session, p: int, rest: str) -> bool:
    name = session.match.game.name
    lines = rulebook.found(name, rest) if rest else [*rulebook.headings(name), session.say.get("play", "rules_how")]
    session.screen.show(board.fitted([safe(line) for line in lines], session.screen.width))
    return False


def save(session: Session, p: int, rest: str) -> bool:
    path = rest or session.save
    if not path:
        raise FourfoldError("say into which file: save FILE", "save_where")
    session.store(path)
    return False


def on(session: Session, p: int, rest: str) -> bool:
    """Let this question pass, and all that follow, until there is one that cannot be let pass."""
    move = session.letting(p)
    if move is None:
        raise FourfoldError("this question cannot be let pass", "no_pass")
    session.passing.add(p)
    session.play(p, move)
    return True


def undo(session: Session, p: int, rest: str) -> bool:
    session.undo(p)
    session.screen.show(safe(session.say.get("play", "undone")))
    return True


def concede(session: Session, p: int, rest: str) -> bool:
    answer = session.screen.ask(session.say.get("play", "concede") + " ")
    if not yes(session.say, answer):
        session.screen.show(safe(session.say.get("play", "not_conceded")))
        return False
    session.since[p] = session.match.told()
    session.match.concede(p)
    session.choices.clear()  # giving up is not taken back
    return True


def quit_(session: Session, p: int, rest: str) -> bool:
    if session.save:
        session.keep()
    elif session.choices:  # nobody misses what bots did before the first decision, nor what was saved already
        offer(session, "quit_save")
    return session.leave()


def offer(session: Session, question: str) -> str:
    """Ask for a file name until it can be written, or there is none."""
    while True:
        path = session.screen.ask(session.say.get("play", question) + " ")
        if not path or name_of(path, session.say) == "undo":
            return path
        try:
            session.store(path)
            return ""
        except FourfoldError as error:
            excuse(session, error)


def yes(say: Say, answer: str) -> bool:
    return answer.lower() in [w.strip() for w in say.get("play", "yes").split(",")]


def over(session: Session) -> None:
    """The end: the table as everybody may see it, who won, and a chance to keep or to take back."""
    match, say, screen = session.match, session.say, session.screen
    lines = board.table(match.game, match.view(session.reader), say, screen.width)
    screen.show([*lines, "", f"[bold]{safe(board.outcome(match, say))}[/]"])
    screen.show(safe(say.text("play", "facts", {"n": len(match.record), "seed": match.seed})))
    if session.save:
        session.keep()
    elif session.people and not screen.plain:
        answer = offer(session, "end_save" if session.alone and session.choices else "end_save_only")
        if answer and session.choices:
            p = session.choices[-1].seat
            try:
                session.undo(p)
                return
            except FourfoldError as error:
                excuse(session, error)
    session.leave()


Order = Callable[["Session", int, str], bool]
ORDERS: dict[str, Order] = {
    "help": help_,
    "table": table,
    "log": log,
    "rules": rules,
    "on": on,
    "undo": undo,
    "save": save,
    "concede": concede,
    "quit": quit_,
}
TAKES = ("log", "rules", "save")  # orders that say more
