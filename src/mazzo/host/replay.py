"""Matches from what is stored of them, and the frames of finished ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import mazzo
from mazzo.core.fairness import Shuffle
from mazzo.host.decks import deck_of
from mazzo.host.to_client import Replay
from mazzo.match import CHANCE, Match, Snapshot, Step
from mazzo.match.journal import Entry


def replayed(head: str, entries: Sequence[Entry], seed: bytes | None, shuffle: Shuffle | None = None) -> Match:
    """The same from what is stored: the head, the entries, the seed if it decides the outcomes, and what it is made
    of.
    """
    match = mazzo.replay(journal_text(head, entries), seed=seed)
    match.shuffle = shuffle
    return match


def journal_text(head: str, entries: Sequence[Entry]) -> str:
    """A journal as it is stored."""
    return "\n".join((head, *map(str, entries)))


def replay_of(id: str, match: Match) -> Replay:
    """The message with a finished match."""
    assert match.outcome is not None
    frames, steps = frames_for_all(match) if match.game.has_secrets else watched(match)
    return Replay(id, match.game.meta.name, deck_of(match.game), frames, steps, match.outcome)


def watched(match: Match) -> tuple[list[Snapshot], tuple[Step, ...]]:
    """Replay a match without the actions that were taken back: the table after each entry as a spectator saw it, and
    the steps that a spectator received.

    Alone at the table the k-th frame shows the k-th step. With several seats a spectator sees a round only when it
    closes, and its steps seat by seat: the frames of one round are alike until its last, and only the totals agree.
    """
    frames: list[Snapshot] = []
    again = None
    for again, _, _ in _again(match):
        frames.append(again.snapshot())
    return frames, again.steps(0) if again else ()


def frames_for_all(match: Match) -> tuple[list[Snapshot], tuple[Step, ...]]:
    """The same for games with hidden hands: after the match each frame shows the view of the seat that was to act next,
    and the k-th step is the k-th entry that was not private.
    """
    frames: list[Snapshot] = []
    steps: list[Step] = []
    steps_before = [0] * match.seats
    for again, entry, is_private in _again(match):
        actor = None if entry.seat == CHANCE else entry.seat
        step = Step(len(steps) + 1, actor, entry.text, None, None)
        if actor is not None:
            own = again.steps(steps_before[actor], actor)[0]  # the acting seat is told first
            step = replace(step, gain=own.gain, effects=own.effects)
        steps_before = [again.seen(seat) for seat in range(match.seats)]
        if is_private:
            continue
        steps.append(step)
        seat = next(iter(again.current_players()), frames[-1].seat if frames else None)
        frames.append(Snapshot(len(steps), seat, again.view(seat), again.game.no_offers, False, again.outcome))
    return frames, tuple(steps)


def _again(match: Match) -> Iterator[tuple[Match, Entry, bool]]:
    """Replay a match without undone actions; yields the match after each entry, the entry, and whether it was hidden
    from spectators.
    """
    name, deck = match.game.meta.name, match.game.own_deck
    again = mazzo.deal(name, match.seats, None, match.options, "manual", match.practice, deck=deck)
    for entry in match.line:
        is_private = False
        if entry.seat == CHANCE:
            again.happen(entry.text)
        else:
            action = again.read(entry.seat, entry.text)
            is_private = match.game.redact(again.table.states[0], entry.seat, action, None) == ""
            again.play(entry.seat, action)
        yield again, entry, is_private
