"""A journal, checked line by line and shown: move by move, as its last position, or for programs."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from rich.text import Text

import mazzo
from mazzo.cli.journals import PIPE, read_text
from mazzo.cli.scenes import Scene, placed, scene_for
from mazzo.cli.voice import Voice
from mazzo.core.decks import OwnDeck
from mazzo.core.errors import MazzoError
from mazzo.match.journal import CHANCE, UNDO


@dataclass(frozen=True)
class Moment:
    """One step of a match as the journal tells it, by its number in the journal, and every seat's points after it."""

    step: mazzo.Step
    points: tuple[int, ...]


@dataclass(frozen=True)
class Told:
    """A whole journal, for programs."""

    game: str
    ruleset: str
    deck: str
    seats: int
    options: tuple[str, ...]
    practice: bool
    seed: str | None
    moments: tuple[Moment, ...]
    outcome: mazzo.Outcome | None
    own_deck: OwnDeck | None


def print_replay(voice: Voice, name: str, final: bool, boards: bool, as_json: bool) -> None:
    """Check a journal and show it. Raises NotUnderstood, naming the line that is wrong."""
    try:
        match = mazzo.replay(read_text(name))
    except MazzoError as error:
        if as_json:
            problem = {"ok": False, "code": error.code, "facts": error.facts, "sentence": voice.explain(error)}
            voice.out.file.write(json.dumps(problem, ensure_ascii=False) + "\n")
        raise
    if as_json:
        voice.out.file.write(json.dumps({"ok": True, **asdict(_told(match))}, ensure_ascii=False) + "\n")
        return
    scene = scene_for(match, voice)
    _print_head(voice, match)
    if not final:
        _print_moves(voice, match, scene, boards)
    if final or not boards:
        voice.out.print()
        voice.out.print(scene.picture(match.snapshot()))
    _print_end(voice, match, scene)


def print_check(voice: Voice, name: str) -> None:
    """Check a journal and say in one line that it is sound, and how it stands."""
    match = mazzo.replay(read_text(name))
    points = ", ".join(str(match.score(seat)) for seat in range(match.seats))
    shown = voice.tell("cli-pipe") if name == PIPE else name
    told = "cli-check-over" if match.outcome else "cli-check-open"
    voice.out.print(voice.tell(told, path=shown, entries=match.version, points=points), soft_wrap=True)


def moments(match: mazzo.Match) -> Iterator[tuple[Moment, mazzo.Match]]:
    """Every entry of a match, with the match as it stood then."""
    again = mazzo.Match(match.game, match.seats, match.options, None, match.practice)
    for entry in match.entries:
        viewer = None if entry.seat == CHANCE else entry.seat
        seen = again.seen(viewer)
        if entry.seat == CHANCE:
            again.happen(entry.text)
        elif entry.text == UNDO:
            again.undo(entry.seat)
        else:
            again.play(entry.seat, entry.text)
        own = next(step for step in again.steps(seen, viewer) if step.seat == viewer)
        points = tuple(again.score(seat) for seat in range(again.seats))
        yield Moment(replace(own, version=again.version, text=entry.text), points), again


def _told(match: mazzo.Match) -> Told:
    head = match.journal.head
    return Told(
        head.game,
        head.ruleset,
        head.deck,
        head.seats,
        head.options,
        match.practice,
        head.seed or None,
        tuple(moment for moment, _ in moments(match)),
        match.outcome,
        match.game.own_deck,
    )


def _print_head(voice: Voice, match: mazzo.Match) -> None:
    meta = match.game.meta
    own = match.game.own_deck
    facts = [meta.ruleset, *([own.name] if own else []), meta.deck, voice.tell("cli-replay-seats", count=match.seats)]
    if match.practice:
        facts.append(voice.tell("cli-play-practice"))
    facts += match.options
    voice.out.print(Text.assemble((voice.tell(f"{meta.name}-name"), "title"), "  ", (", ".join(facts), "quiet")))


def _print_moves(voice: Voice, match: mazzo.Match, scene: Scene, boards: bool) -> None:
    voice.out.print()
    for moment, then in moments(match):
        step = moment.step
        who = "*" if step.seat is None else str(step.seat)
        points = None if step.seat is None else moment.points[step.seat]
        line = Text.assemble((f"{step.version:>4} {who}  ", "quiet"), scene.happened(step, points))
        voice.out.print(line)
        if boards and step.seat is not None:
            voice.out.print()
            voice.out.print(scene.picture(then.snapshot(step.seat)))
            voice.out.print()


def _print_end(voice: Voice, match: mazzo.Match, scene: Scene) -> None:
    voice.out.print()
    outcome = match.outcome
    if outcome is None:
        voice.out.print(voice.tell("cli-replay-open"), style="quiet")
        return
    voice.out.print(voice.tell(f"{match.game.meta.name}-end-{outcome.reason}"), style="title")
    for place in outcome.ranking:
        voice.out.print(placed(scene, place, match.seats))
