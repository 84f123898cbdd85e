"""A game in the terminal: does what the player types or says why not, and keeps the game after every move."""

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
from mazzo import words
from mazzo.cli.company import ADVISER, USUAL, act, do_think_ahead, sit_down, strength_told, strengths_for, thought
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
from mazzo.cli.rules import print_rules
from mazzo.cli.scenes import STAGES, placed, scene_for
from mazzo.cli.scenes.choice import Choice, Group
from mazzo.cli.voice import Voice, printable
from mazzo.core.decks import OwnDeck
from mazzo.core.errors import Fact, MazzoError, NotUnderstood, NotYourTurn

WORDS = ("try", "hint", "why", "list", "undo", "rules", "save", "help", "quit")
SPEAK = "speak"
"""One more word, where several people play a game in which they may act out of turn."""
INTERRUPTED = 130


class Quit(Exception):
    """The player wants to stop here."""


@dataclass(frozen=True)
class Asked:
    """What is to be played, as the command line asks for it; `bots`: how many of the seats the house plays, and
    `strength` how strong they are; `deck`: one that its owner entered; `save`: where an unfinished game may wait to go
    on.
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


def play(voice: Voice, asked: Asked) -> None:
    """Play one game to its end or until the players leave; an unfinished game in `save` goes on."""
    match, keeper = begin(asked)
    _load_line_editing()
    Play(voice, match, keeper).run()


def begin(asked: Asked) -> tuple[mazzo.Match, Keeper]:
    """A match, new or taken up again from `save`, and what keeps it."""
    game, save = asked.game, asked.save
    if save is not None and save.is_file():
        told = (asked.seats, asked.bots, asked.strength, asked.seed, asked.deck)
        if any(one is not None for one in told) or asked.practice or asked.options:
            raise NotUnderstood("cli-play-goes-on", path=str(save))
        return _take_up(game, save)
    chosen = choose_seed(asked.seed)
    usual = STAGES[game].bots if game in STAGES else 0
    seats, bots = sit_down(game, asked.seats, asked.bots, usual)
    strengths = strengths_for(asked.strength, bots)
    match = mazzo.deal(game, seats, chosen, asked.options, practice=asked.practice, deck=asked.deck)
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
    """One game in progress and the conversation about it. Where several people play, the keyboard goes round: nobody's
    hand is shown before its player asks for it. Who asks for it out of turn keeps it until others have heard of what
    they did. Bots act as soon as they are waited for.
    """

    def __init__(self, voice: Voice, match: mazzo.Match, keeper: Keeper) -> None:
        self._voice = voice
        self._match = match
        self._keeper = keeper
        self._scene = scene_for(match, voice)
        self._stage = STAGES[match.game.meta.name]
        self._listed: list[Choice] = []
        self._tried: int | None = None
        self._has_read = False
        """Whether the player was told that the first thought takes its time."""
        self._is_kept = keeper.path.is_file()
        self._people = match.seats - len(keeper.bots)
        self._seat = self._next()
        self._seen = [match.seen(seat) for seat in range(match.seats)]
        """What each seat has been told here."""
        self._is_covered = self._people > 1
        self._is_asked = False
        """Whether nobody waits for whoever has the keyboard."""
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
        if match.game.speakers is not None and self._people > 1:
            self._doing[SPEAK] = self._speak

    def run(self) -> None:
        """Talk until the game is over, the player leaves (exit code 0), or is interrupted (130)."""
        if do_think_ahead(self._keeper.strengths):
            self._print(self._voice.tell("cli-play-bots-read"), style="quiet")
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
        """Do what the player typed, or say why not; nothing that is refused changes anything."""
        text = " ".join(line.split())
        tried, self._tried = self._tried, None
        if self._is_covered and meant(text.split()[0] if text else "") != "quit":
            self._uncover()
            if not text:
                return
        try:
            if not text:
                self._do(tried) if tried is not None else self._show()
            elif (word := meant(text.split()[0])) in self._doing:
                self._doing[word](text.partition(" ")[2])
            elif (groups := self._scene.gesture(text, self._match.snapshot(self._seat))) is not None:
                self._show(groups)
            else:
                self._do(*map(self._chosen, text.split(";")))
        except MazzoError as error:
            self._refuse(error.sentence(self._voice.language), error.rule)

    # ---- what can be asked

    def _do(self, *actions: int | str) -> None:
        known = self._match.seen()
        self._match.play(self._seat, *actions)
        is_private = self._is_asked and self._match.seen() == known
        self._act()
        self._keep()
        self._tell()
        if self._match.outcome is not None:
            return
        next_ = self._seat if is_private else self._next()
        if self._seat == next_:
            self._is_asked = is_private
            self._show()
        else:
            self._hand_on(next_)

    def _act(self) -> None:
        """Let the bots do what is theirs to do."""
        act(self._match, self._keeper.bots, self._keeper.strengths)

    def _hand_on(self, seat: int) -> None:
        self._seat = seat
        self._is_asked = seat not in self._match.current_players()
        self._is_covered = True
        self._print(self._own("pass", seat=self._scene.who(seat)), style="title")

    def _speak(self, text: str) -> None:
        """Hand the keyboard to somebody who may act, out of turn or not."""
        may = [seat for seat in range(self._match.seats) if seat not in self._keeper.bots and seat != self._seat]
        names = {self._scene.who(seat): seat for seat in may if self._match.legal_actions(seat)}
        wanted = [seat for name, seat in names.items() if not text or text.lower() == name.lower()]
        if len(wanted) != 1:
            raise NotUnderstood("cli-play-speak-who", seats=", ".join(names), count=len(names))
        self._hand_on(wanted[0])

    def _try(self, text: str) -> None:
        action = self._read(text)
        if refusal := self._match.check(self._seat, action):
            self._refuse(words.say_error(self._voice.language, refusal.code, refusal.facts), refusal.rule)
            return
        snapshot = self._match.snapshot(self._seat)
        self._print()
        self._print(self._scene.picture(snapshot, ghost=action))
        self._print()
        choice = next(one for group in self._scene.groups(snapshot) for one in group.choices if one.action == action)
        self._print(Text.assemble((choice.text, "word"), "  ", choice.brings))
        self._print(self._voice.tell("cli-play-tried"), style="quiet")
        self._tried = action

    def _hint(self, text: str) -> None:
        """What the strongest bot would do here, from what the seat knows; Enter then does it."""
        if not self._match.legal_actions(self._seat):
            raise NotYourTurn
        if not self._has_read and not do_think_ahead(self._keeper.strengths):
            self._print(self._voice.tell("cli-play-bots-read"), style="quiet")
        self._has_read = True
        action = thought(self._match, self._seat, ADVISER)
        told = Text.assemble(self._voice.tell("cli-play-hint"), "  ", (self._match.write(self._seat, action), "word"))
        self._print(told)
        self._print(self._voice.tell("cli-play-tried"), style="quiet")
        self._tried = action

    def _why(self, text: str) -> None:
        action = self._read(text)
        refusal = self._match.check(self._seat, action)
        if refusal is None:
            self._print(self._voice.tell("cli-play-why-not", text=self._match.write(self._seat, action)), style="good")
            return
        self._refuse(words.say_error(self._voice.language, refusal.code, refusal.facts), refusal.rule)
        if refusal.rule:
            print_rules(self._voice, self._match.game.meta.name, refusal.rule)

    def _list(self, text: str) -> None:
        self._offer(self._scene.groups(self._match.snapshot(self._seat)), most=None)

    def _undo(self, text: str) -> None:
        self._match.undo(self._seat)
        self._seen[self._seat] = self._match.seen(self._seat)
        self._keep()
        self._print(self._voice.tell("cli-play-undone"), style="quiet")
        self._show()

    def _rules(self, text: str) -> None:
        game = self._match.game.meta.name
        is_number = text[:1].isdigit()
        print_rules(self._voice, game, text if is_number else None, None if is_number or not text else text)

    def _save(self, text: str) -> None:
        path = Path(text).expanduser() if text else self._keeper.path
        if text and path.exists():
            raise NotUnderstood("cli-file-exists", path=str(path))
        write_text(path, self._keeper.text(self._match))
        self._is_kept = self._is_kept or path == self._keeper.path
        self._print(self._voice.tell("cli-play-saved", path=str(path)), style="good")

    def _help(self, text: str) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="word", no_wrap=True)
        table.add_column()
        table.add_row(self._stage.example, self._voice.tell("cli-play-help-place"))
        table.add_row(self._stage.looks, self._voice.tell(self._stage.gesture))
        table.add_row("3", self._voice.tell("cli-play-help-number"))
        for word in self._doing:
            typed = self._voice.tell(f"cli-play-word-{word}").split()[0]
            table.add_row(typed, self._voice.tell(f"cli-play-help-{word}"))
        self._print(table)
        self._print()
        self._print(self._scene.legend())

    def _quit(self, text: str) -> None:
        raise Quit

    # ---- what is shown

    def _welcome(self) -> None:
        meta, tell = self._match.game.meta, self._voice.tell
        practice = [tell("cli-play-practice")] if self._match.practice else []
        own = [deck.name] if (deck := self._match.game.own_deck) else []
        self._print(Text.assemble((tell(f"{meta.name}-name"), "title"), "  ", (", ".join((*own, *practice)), "quiet")))
        self._print(self._scene.legend())
        self._print(tell("cli-play-welcome", example=self._stage.example), style="quiet")
        if bots := self._keeper.bots:
            names = ", ".join(f"{self._scene.who(seat)} ({self._sitter(seat)})" for seat in bots)
            self._print(tell("cli-play-bots", names=names, count=len(bots)), style="quiet")
        if self._is_covered:
            self._print(self._own("pass", seat=self._scene.who(self._seat)), style="title")
        else:
            self._tell()
            self._show()

    def _show(self, groups: tuple[Group, ...] | None = None) -> None:
        snapshot = self._match.snapshot(self._seat)
        self._print()
        self._print(self._scene.picture(snapshot))
        self._print()
        self._offer(self._scene.groups(snapshot) if groups is None else groups, most=self._room())

    def _offer(self, groups: tuple[Group, ...], most: int | None) -> None:
        """The choices of each group, numbered on through all of them: side by side where there is room."""
        self._listed = []
        tables: list[Table] = []
        for group in groups:
            table = Table.grid(padding=(0, 1))
            table.add_column(justify="right", style="quiet")
            table.add_column(style="word", no_wrap=True)
            shown = group.choices[:most]
            if any(choice.brings for choice in shown):
                table.add_column(no_wrap=True)
            for choice in shown:
                self._listed.append(choice)
                table.add_row(str(len(self._listed)), *((choice.text, choice.brings)[: len(table.columns) - 1]))
            titled = Table.grid()
            titled.add_row(Text(group.title, "title"))
            titled.add_row(table)
            tables.append(titled)
        self._print(Columns(tables, padding=(0, 4)))

    def _room(self) -> int:
        """How many choices of each group are shown without being asked for."""
        return 6 if self._voice.out.height >= 30 else 5

    def _tell(self) -> None:
        """What has happened, as the seat was told it."""
        for step in self._match.steps(self._seen[self._seat], self._seat):
            self._print(self._scene.happened(step))
        self._seen[self._seat] = self._match.seen(self._seat)

    def _uncover(self) -> None:
        """The next player has the keyboard: take away what the one before has seen, tell what happened, show."""
        self._is_covered = False
        if not self._voice.is_plain:
            self._voice.out.clear()
        self._tell()
        self._show()

    def _refuse(self, sentence: str, rule: str) -> None:
        self._print(Text(printable(self._voice.with_rule(sentence, rule)), "bad"))

    def _finish(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        meta, tell = self._match.game.meta, self._voice.tell
        self._print()
        self._print(self._scene.picture(self._match.snapshot(0 if self._match.seats == 1 else None)))
        self._print()
        self._print(tell(f"{meta.name}-end-{outcome.reason}"), style="title")
        for place in outcome.ranking:
            self._print(placed(self._scene, place, self._match.seats, self._sitter(place.seat)))
        if self._is_kept:
            self._print()
            commands = [("cli-play-again", f"mazzo replay {_quoted(self._keeper.path)}")]
            if self._match.has_rest:
                rest = f"mazzo play {meta.name} --rest {_quoted(self._keeper.path)}{self._keeper.company()}"
                commands.append(("cli-play-rest", rest))
            for name, command in commands:
                whole = command + self._voice.asked
                self._print(Text.assemble((tell(name), "quiet"), "  ", (whole, "word")), soft_wrap=True)

    def _farewell(self) -> None:
        """Where the game is kept and how it goes on."""
        tell = self._voice.tell
        if not self._is_kept:
            self._print(tell("cli-play-left-empty"), style="quiet")
            return
        command = f"mazzo play {self._match.game.meta.name} --save {_quoted(self._keeper.path)}{self._voice.asked}"
        self._print(Text.assemble(tell("cli-play-left"), "  ", (command, "word")), soft_wrap=True)

    # ---- inside

    def _next(self) -> int:
        """Which person is to act; where several may at once, the first of them."""
        bots = self._keeper.bots
        return next((seat for seat in self._match.current_players() if seat not in bots), 0)

    def _sitter(self, seat: int) -> str:
        """Who sits there: the bot by how strong it is, or the only person; nothing of one person among others."""
        bots = self._keeper.bots
        if seat in bots:
            strengths = self._keeper.strengths or [USUAL] * len(bots)
            return strength_told(self._voice.language, strengths[bots.index(seat)])
        return self._voice.tell("cli-play-you") if bots and self._people == 1 else ""

    def _prompt(self) -> str:
        turn = 1 + self._match.rounds(self._seat)
        if self._match.seats == 1:
            return self._voice.tell("cli-play-prompt", version=turn)
        return self._own("prompt-seat", seat=self._scene.who(self._seat), version=turn)

    def _own(self, name: str, **facts: Fact) -> str:
        """A sentence of the game's own, or the one for all games where it has none."""
        own = f"cli-{self._match.game.meta.name}-{name}"
        return self._voice.tell(own if words.has(self._voice.language, own) else f"cli-play-{name}", **facts)

    def _read(self, text: str) -> int:
        """The action that a number of the list or an action's text stands for."""
        chosen = self._chosen(text)
        return chosen if isinstance(chosen, int) else self._match.read(self._seat, chosen)

    def _chosen(self, text: str) -> int | str:
        """The action that a number of the list stands for; anything else is an action's text, to be read when those
        before it are done.
        """
        text = text.strip()
        if not text:
            raise NotUnderstood("cli-play-what", expected=self._stage.example)
        if not (text.isascii() and text.isdigit()):
            return text
        if not 1 <= int(text[:6]) <= len(self._listed):
            raise NotUnderstood("cli-play-no-number", text=text[:40], most=len(self._listed))
        return self._listed[int(text[:6]) - 1].action

    def _keep(self) -> None:
        """Keep the game after a change; where that fails the game goes on, and the player knows."""
        try:
            self._keeper.keep(self._match)
            self._is_kept = True
        except MazzoError as error:
            self._refuse(error.sentence(self._voice.language), "")

    def _print(self, *what: object, style: str | None = None, soft_wrap: bool = False) -> None:
        self._voice.out.print(*what, style=style, soft_wrap=soft_wrap)


@cache
def _meanings() -> dict[str, str]:
    """Every word a player may type, in any language, and what it asks for."""
    return {
        said: word
        for language in reversed(words.LANGUAGES)
        for word in (*WORDS, SPEAK)
        for said in words.say(language, f"cli-play-word-{word}").split()
    }


def meant(word: str) -> str | None:
    """What a typed word asks for, in whichever language; None if it is not such a word."""
    return _meanings().get(word.lower())


def _quoted(path: Path) -> str:
    text = str(path)
    return text if all(letter.isalnum() or letter in "/._-~+:" for letter in text) else f"'{text}'"


def _load_line_editing() -> None:
    """Arrow keys and history in `input`, where the platform has them."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(True)
