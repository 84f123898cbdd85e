"""Helpers for tests of lessons: the match of a lesson, step by step, and the socket of a person who takes one."""

from collections.abc import Callable, Iterator
from typing import Any, Self

import msgspec

import mazzo
from mazzo.host.dealing import follow
from mazzo.host.from_client import Play
from mazzo.host.lesson import Step, lesson
from mazzo.match import Match
from tests.server.served import TIMEOUT, Guest, fresh_id, open_socket

PUPIL = 0
SEED = bytes(range(32))
"""Decides what the lesson leaves open."""


def begin(game: str) -> Match:
    """The match at the first step."""
    match = mazzo.deal(game, lesson(game).seats, chance="manual", practice=True)
    follow(match, lesson(game).order, SEED)
    return match


def carry_out(match: Match, *actions: str) -> None:
    """The pupil's actions, and what the lesson lets happen after them."""
    match.play(PUPIL, *actions)
    follow(match, lesson(match.game.meta.name).order, SEED)


def walk(game: str) -> Iterator[tuple[Step, Match]]:
    """Every step, and the match while it shows. It is one match, which goes on."""
    match = begin(game)
    for step in lesson(game).steps:
        yield step, match
        if step.actions:
            carry_out(match, *step.actions)


def step_named(game: str, name: str) -> Step:
    """The step with this text, an id without its beginning."""
    return next(step for step in lesson(game).steps if step.text == f"lesson-{game}-{name}")


def at_step(game: str, name: str) -> Match:
    """The match when a step shows."""
    return next(match for step, match in walk(game) if step == step_named(game, name))


def at_cards(game: str, cards: int, laid: Callable[[Match], int]) -> Match:
    """The match when so many cards are laid, each as it is asked for; `laid` counts them."""
    match = begin(game)
    for step in lesson(game).steps:
        if laid(match) < cards and step.actions:
            carry_out(match, *step.actions)
    assert laid(match) == cards
    return match


class Pupil:
    """A person who takes a lesson, over a socket."""

    def __init__(self, guest: Guest, match: str) -> None:
        self._socket = open_socket(guest.http.base_url.netloc.decode(), match, guest.cookie)
        self.hello = self._heard("hello")
        self.table: dict[str, Any] = self._heard("state")["snapshot"]

    def play(self, *actions: int) -> None:
        """Send a gesture, and receive the snapshot after it."""
        self._socket.send(msgspec.json.encode(Play(fresh_id(), self.table["version"], list(actions))).decode())
        self.table = self._heard("state")["snapshot"]

    def _heard(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = msgspec.json.decode(self._socket.recv(TIMEOUT))
            assert message["t"] != "refused", message
            if message["t"] == kind:
                return message

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *how: object) -> None:
        self._socket.close()
