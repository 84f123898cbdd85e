"""Open par of a deal: the best score its cards allow, with the line of play and the board it ends on."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

import mazzo
from mazzo import compiled
from mazzo.cli.journals import choose_seed, read_text
from mazzo.cli.scenes import scene_for
from mazzo.cli.voice import Voice
from mazzo.core.decks import OwnDeck
from mazzo.core.errors import NotUnderstood
from mazzo.games import GAMES, with_deck
from mazzo.match import CHANCE
from mazzo.solver.deal import Deal, known_pars
from mazzo.solver.line import line_of, replayed
from mazzo.solver.par import Par, estimate


@dataclass(frozen=True)
class Asked:
    """Whose deal: that of a journal, or of a game's fresh deal from a seed."""

    source: str
    seed: str | None
    options: tuple[str, ...]
    deck: OwnDeck | None
    seconds: float


@dataclass(frozen=True)
class Told:
    """What was found, for programs: `line` and `cards` in the notation of the game, `reached` what each seat of the
    journal made of the deal.
    """

    game: str
    ruleset: str
    deck: str
    options: tuple[str, ...]
    seed: str | None
    cards: tuple[str, ...]
    low: int
    high: int
    proved: bool
    line: tuple[str, ...]
    reached: tuple[int, ...]


def print_par(voice: Voice, asked: Asked, as_json: bool) -> None:
    """Find the par of a deal and print it. Raises NotUnderstood, or NotLegal for a journal of a game that goes on."""
    deal, seed, match = _dealt(asked)
    reached = () if match is None else tuple(match.score(seat) for seat in range(match.seats))
    lines = () if match is None else tuple(line_of(match, seat) for seat in range(match.seats))
    par = _found(voice, deal, asked.seconds, lines)
    end = replayed(deal, par.line)
    entries = end.line
    told = Told(
        deal.game.meta.name,
        deal.ruleset,
        deal.game.meta.deck,
        end.options,
        seed,
        tuple(entry.text for entry in entries if entry.seat == CHANCE),
        par.low,
        par.high,
        par.proved,
        tuple(entry.text for entry in entries if entry.seat != CHANCE),
        reached,
    )
    if as_json:
        voice.out.file.write(json.dumps(asdict(told), ensure_ascii=False) + "\n")
    else:
        show(voice, told, end)


def show(voice: Voice, told: Told, end: mazzo.Match) -> None:
    """The interval, what the journal's seats reached, the line, and the board at its end."""
    tell, out = voice.tell, voice.out
    own = end.game.own_deck
    facts = [told.ruleset, *([own.name] if own else []), *told.options]
    if told.seed is not None:
        facts.append(tell("cli-simulate-seed", seed=told.seed))
    out.print(Text.assemble((tell(f"{told.game}-name"), "title"), "  ", (", ".join(facts), "quiet")))
    out.print()
    if told.proved:
        out.print(tell("cli-par-proved", points=told.low), style="title")
    else:
        out.print(tell("cli-par-between", low=told.low, high=told.high), style="title")
    for seat, points in enumerate(told.reached):
        who = scene_for(end, voice).who(seat) if len(told.reached) > 1 else "none"
        out.print(tell("cli-par-reached", who=who, points=points, below=told.low - points))
    out.print()
    for number, text in enumerate(told.line, 1):
        out.print(Text.assemble((f"{number:>4}  ", "quiet"), (text, "word")))
    out.print()
    out.print(scene_for(end, voice).picture(end.snapshot()))


def _dealt(asked: Asked) -> tuple[Deal, str | None, mazzo.Match | None]:
    """The deal, the seed it came from, and the match of the journal."""
    if asked.source in GAMES:
        game = GAMES[asked.source] if asked.deck is None else with_deck(GAMES[asked.source], asked.deck)
        seed = choose_seed(asked.seed)
        return Deal.fresh(game, seed, asked.options), asked.seed or seed.hex(), None
    given = {"--seed": asked.seed is not None, "--option": bool(asked.options), "--deck": asked.deck is not None}
    for name, is_given in given.items():
        if is_given:
            raise NotUnderstood("cli-par-own-cards", name=name, text=asked.source[:60], known=", ".join(GAMES))
    if asked.source.isalpha() and not os.path.exists(asked.source):
        raise NotUnderstood("cli-par-neither", text=asked.source[:60], known=known_pars())
    match = mazzo.replay(read_text(asked.source))
    return Deal.of_match(match), None, match


def _found(voice: Voice, deal: Deal, seconds: float, lines: Sequence[tuple[int, ...]]) -> Par:
    """Search behind a progress bar, shown only to a terminal."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.tell("cli-lab-preparing"), total=1.0)
        body = compiled.of(deal.game)

        def tell(par: Par, share: float) -> bool:
            what = voice.tell("cli-par-searching", low=par.low, high=par.high)
            progress.update(task, completed=share, description=what)
            return True

        return estimate(deal, seconds, body, tell, lines)
