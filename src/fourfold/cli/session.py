"""A game at this terminal: whose decision it is, what each person has seen, and what may be taken back."""

from __future__ import annotations

from typing import NamedTuple, NoReturn

from fourfold import games
from fourfold.cli import board, house
from fourfold.cli.players import Bot
from fourfold.cli.screen import Screen
from fourfold.kernel import replay
from fourfold.kernel.cells import numbers
from fourfold.kernel.errors import FourfoldError
from fourfold.kernel.events import MOVED, ROLLED, SHOWN, SHUFFLED
from fourfold.kernel.layout import safe
from fourfold.kernel.match import Match
from fourfold.kernel.words import Say

NOBODY = -1


class Choice(NamedTuple):
    """A decision that a person made, and what was known before it."""

    record: int  # decisions before it
    seat: int
    told: int  # events before it
    seen: list[int]


class Leave(Exception):
    """The game is left, finished or not."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Session:
    def __init__(self, match: Match, say: Say, screen: Screen, bots: list[Bot | None]) -> None:
        self.match = match
        self.say = say
        self.screen = screen
        self.bots = bots
        self.people = [p for p, bot in enumerate(bots) if bot is None]
        self.pace = 0.0
        self.guide = False
        self.save = ""
        self.hinted: set[str] = set()
        self.passing: set[int] = set()  # who lets everything pass that may pass, until he must decide
        self.choices: list[Choice] = []
        self.since: dict[int, int] = {}  # person -> events told when he last decided
        self.holder = self.people[0] if len(self.people) == 1 else NOBODY  # who sits at the screen
        self.live = match.told() if match.record else 0  # events that were told as they happened
        self.notes: list[tuple[int, str]] = []  # what is told beside the events, and before which

    @property
    def alone(self) -> bool:
        """One person at most: nobody else to hide anything from."""
        return len(self.people) <= 1

    @property
    def reader(self) -> int:
        """For whom things are told while they happen: the only person, else as for those who watch."""
        return self.people[0] if len(self.people) == 1 else int(self.match.setup.seats)

    # -- the loop -----------------------------------------------------------------------------------------------------
    def run(self) -> int:
        from fourfold.cli import orders

        try:
            self.tell()
            while True:
                while not self.match.over:
                    self.decide()
                self.tell()
                orders.over(self)
        except Leave as leave:
            return leave.code
        except EOFError:
            self.keep()
            return 0
        except KeyboardInterrupt:
            self.screen.show()
            self.keep()
            return 130

    def decide(self) -> None:
        from fourfold.cli import orders

        match = self.match
        p = match.asked
        bot = self.bots[p]
        legal = match.legal()
        let = self.letting(p) if p in self.passing else None
        if let is not None:
            match.play(p, let)
        elif bot is not None:
            match.play(p, bot.choose(match.view(p)))
        elif len(legal) == 1 and self.holder == p and not match.game.insists(match.state):
            self.skip(p, legal[0])
        else:
            self.hand_over(p)
            orders.ask(self, p)
        self.tell()

    def letting(self, p: int) -> int | None:
        """The move of p that lets the question pass, of the verbs that the game's texts count as that; None ends it."""
        match = self.match
        verbs = self.say.own.get("skipped", {})
        found = [m for m in match.legal() if match.game.words(match.state, p, m).verb in verbs]
        if not found:
            self.passing.discard(p)
        return found[0] if found else None

    def skip(self, p: int, move: int) -> None:
        """The only possibility is played. A game may have a sentence of its own for it, or an empty one: nothing."""
        words = self.match.game.words(self.match.state, p, move)
        section, key = ("skipped", words.verb) if self.say.has("skipped", words.verb) else ("play", "skipped")
        text = self.say.text(section, key, {"seat": p, "move": self.say.move(words)})
        if text:
            self.notes.append((self.match.told(), text))
            self.note(safe(text))
        self.match.play(p, move)

    def play(self, p: int, move: int) -> None:
        """A person's decision."""
        match = self.match
        self.choices.append(Choice(len(match.record), p, match.told(), numbers(match.state.seen)))
        self.since[p] = match.told()
        self.notes = []
        match.play(p, move)

    # -- telling ------------------------------------------------------------------------------------------------------
    def sentences(self, p: int, start: int, end: int | None = None) -> list[str]:
        events = self.match.events(p, start)[: None if end is None else end - start]
        return board.sentences(self.match.game, self.match.state, self.say, events, p)

    def story(self, p: int) -> list[str]:
        """What happened since p's last decision, with what was decided for him in its place."""
        lines: list[str] = []
        start = self.since.get(p, 0)
        for at, text in [*self.notes, (self.match.told(), "")]:
            lines += self.sentences(p, start, at) + ([safe(text)] if text else [])
            start = at
        return lines

    def tell(self) -> None:
        """What just happened, one sentence after the other, slow enough to follow."""
        start, self.live = self.live, self.match.told()
        if self.screen.plain and not self.alone:
            return  # each person is told at his own turn
        somebody = any(self.match.game.playing(self.match.state, p) for p in self.people)
        for line in self.sentences(self.reader, start):
            self.note(line)
            self.screen.pause(self.pace if somebody or not self.people else 0)

    def note(self, line: str) -> None:
        self.screen.show([f" {row}" for row in board.fitted([line], self.screen.width - 2)])

    def draw(self, p: int) -> None:
        """The table as p sees it, what happened since his last decision, the question and the moves."""
        match, say, screen = self.match, self.say, self.screen
        view = match.view(p)
        screen.clear()
        table = board.table(match.game, view, say, screen.width)
        choices = board.choices(match, say, screen.width)
        ask = [f"[bold]{board.painted(board.question(match.game, view, say), say, int(match.setup.seats))}[/]"]
        hint = [f"[italic cyan]{say.get('play', 'hint')}[/] {safe(h)}" for h in self.hint(p)]
        asked = board.fitted(hint, screen.width) + board.fitted(ask, screen.width)
        rest = len(choices) + len(asked) + 2  # with a line of the log, and one to type in
        if not screen.plain and len(table) + rest > screen.lines:
            table = board.table(match.game, view, say, screen.width, low=True)
        log: list[str] = []
        if not screen.plain or not self.alone:
            log = self.story(p)
            log = [f" {row}" for row in board.fitted(log, screen.width - 2)]
        if not screen.plain:
            room = screen.lines - len(table) - rest
            log = board.recent(log, max(2, room), say)
            log = [*log, f"[dim]{'─' * screen.width}[/]"] if room > len(log) else log
        screen.show([*table, *log, *asked, *choices])

    def hint(self, p: int) -> list[str]:
        """The next text of the guided game that fits."""
        texts = self.say.own.get("guide", {})
        if not self.guide or not texts:
            return []
        hints = games.offered(self.match.game.name, "draw", "hints")
        fitting = list(hints(self.match.view(p)) if hints else texts)
        new = [key for key in fitting if key in texts and key not in self.hinted][:1]
        self.hinted.update(new)
        return [texts[key] for key in new]

    def hand_over(self, p: int) -> None:
        """Between two people at one screen the last hand disappears before the next one is shown."""
        if self.holder == p:
            return
        first = self.holder == NOBODY and not self.choices
        self.holder = p
        lines = [] if first else self.sentences(int(self.match.setup.seats), self.since_anybody())
        self.screen.clear(deep=True)
        if self.screen.plain:
            self.screen.show([""] * (self.screen.lines if self.screen.tty else 1))
        else:
            self.screen.show(board.recent(lines, self.screen.lines - 6, self.say))
        asked = safe(self.say.text("play", "hand_over", {"who": self.say.title(p)}))
        self.screen.show(["", *board.fitted([f"[bold]{asked}[/]"], self.screen.width)])
        self.screen.ask(self.say.get("play", "press") + " ")

    def since_anybody(self) -> int:
        return self.choices[-1].told if self.choices else 0

    # -- taking back --------------------------------------------------------------------------------------------------
    def undo(self, p: int) -> None:
        """Back to p's own last decision; with several people only where nobody has learned anything since."""
        mine = [choice for choice in self.choices if choice.seat == p]
        if not mine:
            raise FourfoldError("there is nothing to take back", "no_undo")
        if not self.alone:
            self.may_undo(p, mine[-1])
        last = mine[-1]
        self.passing.clear()
        self.match.undo(len(self.match.record) - last.record)
        self.choices = self.choices[: self.choices.index(last)]
        self.since[p] = max([c.told for c in self.choices if c.seat == p], default=0)
        self.live = self.match.told()
        self.notes = []

    def may_undo(self, p: int, last: Choice) -> None:
        later = self.choices[self.choices.index(last) + 1 :]
        if later:
            other = later[-1].seat
            raise FourfoldError(f"P{other + 1} has decided since", "undo_decided", other=other)
        for e in self.match.events(None, last.told):
            if e.kind in (SHUFFLED, ROLLED):
                raise FourfoldError("chance has fallen since", "undo_dice")
            if e.kind in (MOVED, SHOWN):
                before = last.seen[e.card]
                if e.seen & ~before and not (before >> p) & 1:
                    raise FourfoldError("a hidden card was seen since", "undo_revealed")

    # -- saving -------------------------------------------------------------------------------------------------------
    def store(self, path: str) -> None:
        house.write_file(path, replay.write(self.match))
        key = "saved" if self.match.over else "saved_open"
        self.screen.show(safe(self.say.text("play", key, {"path": path})))

    def keep(self) -> None:
        """The game is left: save it if that was asked for."""
        if self.save:
            self.store(self.save)

    def leave(self, code: int = 0) -> NoReturn:
        raise Leave(code)
