"""Random games on a device, and what their clients send: for any Python, also one without the server's packages."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from mazzo.games import GAMES
from mazzo.host.local import LocalHost
from mazzo.host.local_match import LocalMatch

ID = "games-are-the-same"[:18].replace("-", "x")
NOW = 1_700_000_000
MOST = 500
"""The games of a title that are played where all are."""
ODD = 8
"""One message in ODD is no move: a question, a repeated, stale or malformed message."""


@dataclass
class Sent:
    """What one viewer sent, and what each viewer was told then; `entries` were stored in between."""

    viewer: int
    text: str
    told: list[tuple[int, str]] = field(default_factory=list)
    entries: list[tuple[int, int, str, str | None]] = field(default_factory=list)


@dataclass(frozen=True)
class Walk:
    """A game, the number of its seats and its seed; the first seats are people of one device, all without bots."""

    game: str
    number: int

    @property
    def seats(self) -> int:
        """From the fewest to the most, game after game."""
        meta = GAMES[self.game].meta
        return meta.seats_min + self.number % (meta.seats_max - meta.seats_min + 1)

    @property
    def seed(self) -> str:
        """In hexadecimal."""
        return random.Random(f"{self.game} {self.number}").randbytes(32).hex()

    @property
    def practice(self) -> bool:
        """Each other game alone."""
        return self.seats == 1 and self.number % 2 == 1

    def play(self, most: int = 400) -> Iterator[Sent]:
        """Play it, with at most some messages. The first two are what seat 0 and a spectator are told at first."""
        host, luck = LocalHost(lambda: NOW), random.Random(f"walk {self.game} {self.number}")
        settings = {
            "game": self.game,
            "seats": [None] * self.seats,
            "practice": self.practice,
            "seed": self.seed,
            "id": ID,
        }
        begun = json.loads(host.begin(json.dumps(settings)))
        assert "record" in begun, begun
        entries = [(one["seq"], one["seat"], one["text"], one["id"]) for one in begun["entries"]]
        for number in range(1, self.seats + 2):
            told = host.open(ID, number - 1 if number <= self.seats else -1)
            yield Sent(number, "", told_in(told), entries)
        local, before = host._matches[ID], ""
        for count in range(most):
            if local.match.outcome is not None:
                return
            viewer, text = self._message(local, luck, count, before)
            before = text
            answer = host.send(viewer, text)
            sent = Sent(viewer, text, told_in(answer))
            sent.entries = [(one["seq"], one["seat"], one["text"], one["id"]) for one in json.loads(answer)["append"]]
            if sent.entries:
                sent.told += told_in(host.commit(ID))
            yield sent

    def _message(self, local: LocalMatch, luck: random.Random, count: int, before: str) -> tuple[int, str]:
        match = local.match
        odd = luck.randrange(ODD * 6)
        seats = match.current_players()
        if match.out_of_turn_players() and luck.randrange(4) == 0:
            seats = match.out_of_turn_players()
        seat = luck.choice(seats)
        viewer, version, id = seat + 1, match.seen(seat), f"message-{count}"
        legal = match.legal_actions(seat)
        actions = [luck.choice(legal)] if legal else [0]
        message: dict[str, object] = {"t": "play", "id": id, "version": version, "actions": actions}
        if odd == 0:
            message = {"t": "why", "id": id, "version": version, "text": match.write(seat, actions[0])}
        elif odd == 1:
            message = {"t": "resume", "version": luck.randrange(version + 2)}
        elif odd == 2:
            message |= {"version": version + luck.choice((-1, 1)) if version else 1}
        elif odd == 3 and before:
            return viewer, before
        elif odd == 4:
            return self.seats + 1, json.dumps(message)
        elif odd == 5:
            message |= {"actions": [luck.randrange(1 << 20)]}
        elif odd == 6:
            return viewer, json.dumps(message)[: luck.randrange(8, 40)]
        elif odd == 7:
            message |= {"actions": [*actions, actions[0]]}
        elif 8 <= odd < 12:
            message = {"t": "undo", "id": id, "version": version}
        return viewer, json.dumps(message)


def told_in(answer: str) -> list[tuple[int, str]]:
    """Viewer and text of each message in an answer, byte by byte."""
    found = json.loads(answer)
    assert "messages" in found, found
    texts, at = [], answer
    for told in found["messages"]:
        start = at.index('"message":') + len('"message":')
        _, end = json.JSONDecoder().raw_decode(at, start)
        texts.append((told["viewer"], at[start:end]))
        at = at[end:]
    return texts
