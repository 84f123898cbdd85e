"""`mazzo play`: a game in the terminal. Reads commands, carries them out or refuses them, and saves the game after
every move.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.columns import Columns
from rich.table import Table
from rich.text import Text
from typer import Exit

import mazzo
from mazzo import i18n
from mazzo.cli.bot_seats import (
    DEFAULT_STRENGTH,
    HINT_STRENGTH,
    act,
    assign_seats,
    choose_action,
    needs_search,
    strength_name,
    strengths_for,
)
from mazzo.cli.journals import (
    Keeper,
    bots_noted,
    choose_seed,
    place_for,
    read_text,
    seed_noted,
    strengths_noted,
    write_text,
)
from mazzo.cli.language import language_flag
from mazzo.cli.renderers import outcome_lines, renderer_for
from mazzo.cli.rules import print_rules
from mazzo.core.errors import Fact, MazzoError, NotUnderstood, NotYourTurn
from mazzo.core.own_deck import OwnDeck
from mazzo.games import find
from mazzo.terminal.choice import Choice, Group
from mazzo.terminal.console import Console, printable
from mazzo.terminal.renderer import terminal_of

WORDS = ("try", "hint", "why", "list", "undo", "rules", "save", "help", "quit")
SPEAK = "speak"
"""Additional command in a game with several people and out-of-turn actions."""
INTERRUPTED = 130


class Quit(Exception):
    """The player ends the session."""


@dataclass(frozen=True)
class PlayRequest:
    """Arguments of the command; `bots`: number of bots, `strength`: their strengths, `deck`: an owner's deck, `save`:
    file in which an unfinished game may be stored.
    """

    game: str
    seats: int | None
    bots: int | None
    strength: str | None
    seed: str | None
    practice: bool
    options: tuple[str, ...]
    deck: OwnDeck | None
    save: Path | None


def play(console: Console, request: PlayRequest) -> None:
    """Play one game until it ends or the players leave; resumes an unfinished game in `save`."""
    match, keeper = begin(request)
    _load_line_editing()
    Play(console, match, keeper).run()


def begin(request: PlayRequest) -> tuple[mazzo.Match, Keeper]:
    """A new match, or the one resumed from `save`, and the Keeper that saves it."""
    game, save = request.game, request.save
    if save is not None and save.is_file():
        settings = (request.seats, request.bots, request.strength, request.seed, request.deck)
        if any(one is not None for one in settings) or request.practice or request.options:
            raise NotUnderstood("cli-play-goes-on", path=str(save))
        return _take_up(game, save)
    chosen = choose_seed(request.seed)
    usual = terminal_of(find(game)).bots
    seats, bots = assign_seats(game, request.seats, request.bots, usual)
    strengths = strengths_for(request.strength, bots)
    match = mazzo.deal(game, seats, chosen, request.options, practice=request.practice, deck=request.deck)
    if seats - len(bots) > 1 and match.game.meta.same_cards:
        raise NotUnderstood("cli-play-alone", seats=seats - len(bots))
    keeper = Keeper(save or place_for(game), chosen, bots, strengths)
    if save is not None:
        keeper.keep(match)
    return match, keeper


def _take_up(game: str, save: Path) -> tuple[mazzo.Match, Keeper]:
    text = read_text(str(save))
    seed = seed_noted(text)
    match = mazzo.replay(text, seed)
    if match.game.meta.name != game:
        raise NotUnderstood("cli-play-other-game", path=str(save), game=match.game.meta.name)
    if match.outcome is not None:
        raise NotUnderstood("cli-play-is-over", path=str(save))
    bots = bots_noted(text, match.seats)
    if match.seats - len(bots) > 1 and match.game.meta.same_cards:
        raise NotUnderstood("cli-play-seats", path=str(save), seats=match.seats)
    if seed is None:
        raise NotUnderstood("cli-play-no-seed", path=str(save))
    return match, Keeper(save, seed, bots, strengths_noted(text, bots))


class Play:
    """A game in progress and its dialogue. If several people play, they share the keyboard: a hand is shown only after
    its player asks for the keyboard. A player who asks for it out of turn keeps it until others have been shown what
    they did. Bots act as soon as it is their turn.
    """

    def __init__(self, console: Console, match: mazzo.Match, keeper: Keeper) -> None:
        self._console = console
        self._match = match
        self._keeper = keeper
        self._renderer = renderer_for(match, console)
        self._terminal = terminal_of(match.game)
        self._listed: list[Choice] = []
        self._tried: int | None = None
        self._has_read = False
        """Whether the player was warned that the first search takes longer."""
        self._is_kept = keeper.path.is_file()
        self._people = match.seats - len(keeper.bots)
        self._seat = self._next()
        self._step_counts = [match.seen(seat) for seat in range(match.seats)]
        """Number of log entries that each seat has been shown here."""
        self._is_covered = self._people > 1
        self._is_asked = False
        """Whether the player at the keyboard acts out of turn."""
        self._doing: dict[str, Callable[[str], None]] = {
            "try": self._try,
            "hint": self._hint,
            "why": self._why,
            "list": self._list,
            "undo": self._undo,
            "rules": self._rules,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        if match.game.acts_out_of_turn and self._people > 1:
            self._doing[SPEAK] = self._speak

    def run(self) -> None:
        """Read and carry out commands until the game is over, the player leaves (exit code 0), or is interrupted
        (130).
        """
        if needs_search(self._keeper.strengths):
            self._print(self._console.text("cli-play-bots-read"), style="quiet")
        self._act()
        self._seat = self._next()
        self._welcome()
        try:
            while self._match.outcome is None:
                self.hear(input(f"{self._prompt()} > "))
        except (EOFError, Quit) as end:
            if isinstance(end, EOFError):
                self._print()
            self._farewell()
        except KeyboardInterrupt:
            self._print()
            self._farewell()
            raise Exit(INTERRUPTED) from None
        else:
            self._finish()

    def hear(self, line: str) -> None:
        """Carry out one typed line or print why not; a refused line changes nothing."""
        text = " ".join(line.split())
        tried, self._tried = self._tried, None
        if self._is_covered and meant(text.split()[0] if text else "") != "quit":
            self._reveal()
            if not text:
                return
        try:
            if not text:
                self._do(tried) if tried is not None else self._show()
            elif (word := meant(text.split()[0])) in self._doing:
                self._doing[word](text.partition(" ")[2])
            elif (groups := self._renderer.gesture(text, self._match.snapshot(self._seat))) is not None:
                self._show(groups)
            else:
                self._do(*map(self._chosen, text.split(";")))
        except MazzoError as error:
            self._refuse(error.sentence(self._console.language), error.rule)

    # ---- commands

    def _do(self, *actions: int | str) -> None:
        steps_before = self._match.seen()
        self._match.play(self._seat, *actions)
        is_private = self._is_asked and self._match.seen() == steps_before
        self._act()
        self._keep()
        self._print_news()
        if self._match.outcome is not None:
            return
        next_ = self._seat if is_private else self._next()
        if self._seat == next_:
            self._is_asked = is_private
            self._show()
        else:
            self._pass_keyboard(next_)

    def _act(self) -> None:
        """Let the bots act."""
        act(self._match, self._keeper.bots, self._keeper.strengths)

    def _pass_keyboard(self, seat: int) -> None:
        self._seat = seat
        self._is_asked = seat not in self._match.current_players()
        self._is_covered = True
        self._print(self._own("pass", seat=self._renderer.who(seat)), style="title")

    def _speak(self, text: str) -> None:
        """Pass the keyboard to a player who may act, in turn or not."""
        may = [seat for seat in range(self._match.seats) if seat not in self._keeper.bots and seat != self._seat]
        names = {self._renderer.who(seat): seat for seat in may if self._match.legal_actions(seat)}
        wanted = [seat for name, seat in names.items() if not text or text.lower() == name.lower()]
        if len(wanted) != 1:
            raise NotUnderstood("cli-play-speak-who", seats=", ".join(names), count=len(names))
        self._pass_keyboard(wanted[0])

    def _try(self, text: str) -> None:
        action = self._read(text)
        if refusal := self._match.check(self._seat, action):
            self._refuse(i18n.say_error(self._console.language, refusal.code, refusal.facts), refusal.rule)
            return
        snapshot = self._match.snapshot(self._seat)
        self._print()
        self._print(self._renderer.picture(snapshot, ghost=action))
        self._print()
        choice = next(one for group in self._renderer.groups(snapshot) for one in group.choices if one.action == action)
        self._print(Text.assemble((choice.text, "word"), "  ", choice.brings))
        self._print(self._console.text("cli-play-tried"), style="quiet")
        self._tried = action

    def _hint(self, text: str) -> None:
        """Print the action of the strongest bot, from the seat's information; Enter then plays it."""
        if not self._match.legal_actions(self._seat):
            raise NotYourTurn
        if not self._has_read and not needs_search(self._keeper.strengths):
            self._print(self._console.text("cli-play-bots-read"), style="quiet")
        self._has_read = True
        action = choose_action(self._match, self._seat, HINT_STRENGTH)
        hint = Text.assemble(self._console.text("cli-play-hint"), "  ", (self._match.write(self._seat, action), "word"))
        self._print(hint)
        self._print(self._console.text("cli-play-tried"), style="quiet")
        self._tried = action

    def _why(self, text: str) -> None:
        action = self._read(text)
        refusal = self._match.check(self._seat, action)
        if refusal is None:
            self._print(
                self._console.text("cli-play-why-not", text=self._match.write(self._seat, action)), style="good"
            )
            return
        self._refuse(i18n.say_error(self._console.language, refusal.code, refusal.facts), refusal.rule)
        if refusal.rule:
            print_rules(self._console, self._match.game.meta.name, refusal.rule)

    def _list(self, text: str) -> None:
        self._offer(self._renderer.groups(self._match.snapshot(self._seat)), most=None)

    def _undo(self, text: str) -> None:
        if self._match.seats == 1 and not self._match.practice and not self._match.can_undo():
            self._refuse(self._console.text("table-undo-not"), "")
            return
        self._match.undo(self._seat)
        self._step_counts[self._seat] = self._match.seen(self._seat)
        self._keep()
        self._print(self._console.text("cli-play-undone"), style="quiet")
        self._show()

    def _rules(self, text: str) -> None:
        game = self._match.game.meta.name
        is_number = text[:1].isdigit()
        print_rules(self._console, game, text if is_number else None, None if is_number or not text else text)

    def _save(self, text: str) -> None:
        path = Path(text).expanduser() if text else self._keeper.path
        if text and path.exists():
            raise NotUnderstood("cli-file-exists", path=str(path))
        write_text(path, self._keeper.text(self._match))
        self._is_kept = self._is_kept or path == self._keeper.path
        self._print(self._console.text("cli-play-saved", path=str(path)), style="good")

    def _help(self, text: str) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="word", no_wrap=True)
        table.add_column()
        if self._terminal.looks:
            table.add_row(self._terminal.example, self._console.text("cli-play-help-place"))
            table.add_row(self._terminal.looks, self._console.text(self._terminal.gesture))
        table.add_row("3", self._console.text("cli-play-help-number"))
        for word in self._doing:
            typed = self._console.text(f"cli-play-word-{word}").split()[0]
            table.add_row(typed, self._console.text(f"cli-play-help-{word}"))
        self._print(table)
        self._print()
        self._print(self._renderer.legend())

    def _quit(self, text: str) -> None:
        raise Quit

    # ---- output

    def _welcome(self) -> None:
        meta, text = self._match.game.meta, self._console.text
        practice = [text("cli-play-practice")] if self._match.practice else []
        own = [deck.name] if (deck := self._match.game.own_deck) else []
        self._print(Text.assemble((text(f"{meta.name}-name"), "title"), "  ", (", ".join((*own, *practice)), "quiet")))
        if (seats := self._match.seats) < meta.seats_printed:
            extension = text("seats-extension", least=meta.seats_printed, most=meta.seats_max, seats=seats)
            self._print(extension, style="quiet")
        self._print(self._renderer.legend())
        self._print(text("cli-play-welcome", example=self._terminal.example), style="quiet")
        if bots := self._keeper.bots:
            names = ", ".join(f"{self._renderer.who(seat)} ({self._seat_name(seat)})" for seat in bots)
            self._print(text("cli-play-bots", names=names, count=len(bots)), style="quiet")
        if self._is_covered:
            self._print(self._own("pass", seat=self._renderer.who(self._seat)), style="title")
        else:
            self._print_news()
            self._show()

    def _show(self, groups: tuple[Group, ...] | None = None) -> None:
        snapshot = self._match.snapshot(self._seat)
        self._print()
        self._print(self._renderer.picture(snapshot))
        self._print()
        self._offer(self._renderer.groups(snapshot) if groups is None else groups, most=self._room())

    def _offer(self, groups: tuple[Group, ...], most: int | None) -> None:
        """Print the choices of each group, numbered across all groups, side by side if there is room."""
        self._listed = []
        tables: list[Table] = []
        for group in groups:
            table = Table.grid(padding=(0, 1))
            table.add_column(justify="right", style="quiet")
            table.add_column(style="word", no_wrap=True)
            choices = group.choices[:most]
            if any(choice.brings for choice in choices):
                table.add_column(no_wrap=True)
            for choice in choices:
                self._listed.append(choice)
                table.add_row(str(len(self._listed)), *((choice.text, choice.brings)[: len(table.columns) - 1]))
            titled = Table.grid()
            titled.add_row(Text(group.title, "title"))
            titled.add_row(table)
            tables.append(titled)
        self._print(Columns(tables, padding=(0, 4)))

    def _room(self) -> int:
        """Maximum number of choices of each group that are shown by default."""
        return 6 if self._console.out.height >= 30 else 5

    def _print_news(self) -> None:
        """Print the log entries that the seat has not been shown yet."""
        for step in self._match.steps(self._step_counts[self._seat], self._seat):
            self._print(self._renderer.happened(step))
        self._step_counts[self._seat] = self._match.seen(self._seat)

    def _reveal(self) -> None:
        """Start the next player's turn at the keyboard: clear the screen, print the news, then the table."""
        self._is_covered = False
        if not self._console.is_plain:
            self._console.out.clear()
        self._print_news()
        self._show()

    def _refuse(self, sentence: str, rule: str) -> None:
        self._print(Text(printable(self._console.with_rule(sentence, rule)), "bad"))

    def _finish(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        meta, text = self._match.game.meta, self._console.text
        self._print()
        self._print(self._renderer.picture(self._match.snapshot(0 if self._match.seats == 1 else None)))
        self._print()
        for line in outcome_lines(self._console, self._match, outcome, self._seat_name):
            self._print(line)
        if self._is_kept:
            self._print()
            commands = [("cli-play-again", f"mazzo replay {_quoted(self._keeper.path)}")]
            if self._match.has_rest:
                rest = f"mazzo play {meta.name} --rest {_quoted(self._keeper.path)}{self._keeper.bot_flags()}"
                commands.append(("cli-play-rest", rest))
            for name, command in commands:
                whole = command + language_flag(self._console.language)
                self._print(Text.assemble((text(name), "quiet"), "  ", (whole, "word")), soft_wrap=True)

    def _farewell(self) -> None:
        """Print where the game is saved and how to resume it."""
        text = self._console.text
        if not self._is_kept:
            self._print(text("cli-play-left-empty"), style="quiet")
            return
        here = f"mazzo play {self._match.game.meta.name} --save {_quoted(self._keeper.path)}"
        command = here + language_flag(self._console.language)
        self._print(Text.assemble(text("cli-play-left"), "  ", (command, "word")), soft_wrap=True)

    # ---- helpers

    def _next(self) -> int:
        """The person who is to act; the first one if several may act."""
        bots = self._keeper.bots
        return next((seat for seat in self._match.current_players() if seat not in bots), 0)

    def _seat_name(self, seat: int) -> str:
        """Name of the player of a seat: the strength of a bot, or the only person; empty for one of several people."""
        bots = self._keeper.bots
        if seat in bots:
            strengths = self._keeper.strengths or [DEFAULT_STRENGTH] * len(bots)
            return strength_name(self._console.language, strengths[bots.index(seat)])
        return self._console.text("cli-play-you") if bots and self._people == 1 else ""

    def _prompt(self) -> str:
        turn = 1 + self._match.rounds(self._seat)
        if self._match.seats == 1:
            return self._console.text("cli-play-prompt", version=turn)
        return self._own("prompt-seat", seat=self._renderer.who(self._seat), version=turn)

    def _own(self, name: str, **facts: Fact) -> str:
        """A sentence of the game, or the one for all games if the game has none."""
        own = f"cli-{self._match.game.meta.name}-{name}"
        return self._console.text(own if i18n.has(self._console.language, own) else f"cli-play-{name}", **facts)

    def _read(self, text: str) -> int:
        """The action for a number of the list or for an action's text."""
        chosen = self._chosen(text)
        return chosen if isinstance(chosen, int) else self._match.read(self._seat, chosen)

    def _chosen(self, text: str) -> int | str:
        """The action for a number of the list. Any other text is returned as it is, and parsed after the actions before
        it are done.
        """
        text = text.strip()
        if not text:
            raise NotUnderstood("cli-play-what", expected=self._terminal.example)
        if not (text.isascii() and text.isdigit()):
            return text
        if not 1 <= int(text[:6]) <= len(self._listed):
            raise NotUnderstood("cli-play-no-number", text=text[:40], most=len(self._listed))
        return self._listed[int(text[:6]) - 1].action

    def _keep(self) -> None:
        """Save the game after a change. A failure is printed and the game continues."""
        try:
            self._keeper.keep(self._match)
            self._is_kept = True
        except MazzoError as error:
            self._refuse(error.sentence(self._console.language), "")

    def _print(self, *what: object, style: str | None = None, soft_wrap: bool = False) -> None:
        self._console.out.print(*what, style=style, soft_wrap=soft_wrap)


@cache
def _meanings() -> dict[str, str]:
    """Every word that can be typed, in any language, and its command."""
    return {
        meaning: word
        for language in (*i18n.DRAFTS, *reversed(i18n.LANGUAGES))
        for word in (*WORDS, SPEAK)
        for meaning in i18n.say(language, f"cli-play-word-{word}").split()
    }


def meant(word: str) -> str | None:
    """The command for a typed word, in any language; None if there is none."""
    return _meanings().get(word.lower())


def _quoted(path: Path) -> str:
    text = str(path)
    return text if all(letter.isalnum() or letter in "/._-~+:" for letter in text) else f"'{text}'"


def _load_line_editing() -> None:
    """Enable arrow keys and history in `input`, where the platform supports them."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(True)
