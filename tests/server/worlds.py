"""Two worlds on real servers that agree in everything a viewer may know, and every byte that each viewer receives in
them.

Ids, clock and seeds are injected: a person's ids follow from their name and earlier actions, time does not move, and
nothing is random.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from mazzo.bots import BOTS, Position, SearchPool
from mazzo.host import to_client
from mazzo.host.from_client import Play, Undo
from mazzo.server import limits
from mazzo.server.accounts import messages as accounts
from mazzo.server.deals.messages import NewAttempt, NewAttemptAnswer, Today
from mazzo.server.fairness.day_seeds import DaySeeds
from mazzo.server.push.delivery import Post
from mazzo.server.rooms import from_client as room_from_client
from mazzo.server.rooms.to_client import Line, Room
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.visitors import call, register, sign_in, told
from tests.server.rooms.clusters import DAWN
from tests.server.served import TIMEOUT, Guest, Seat, Served
from tests.server.test_leaks import seeds_that_begin_alike
from tests.server.viewers import Fate, Mail, Viewer, addresses, look_round, paths, provoke, settle, streams

VIEWERS = ("ada", "hal", "sal", "stranger", "program")
"""The viewers: seated, seated while a bot plays for them, a spectator, a stranger, and a program of the first that
may read.
"""
SCARCE_SEED = (128).to_bytes(32, "big")
SCARCE_LINE = (18699, 47246, 53688, 4407, 10997)
"""What seat 1 of two lays over that seed, the other laying its first offer; then `SCARCE_CARD` has scarce dice."""
SCARCE_CARD = 66760


@dataclass(frozen=True)
class Hidden:
    """What differs between worlds. `deeds`: all that others do in secret; `whispers`: what spectators say."""

    deeds: bool = False
    whispers: bool = False


class Minds(SearchPool):
    """Bots that search in this process. The weaker bot, at its own seat, has another random seed in each world; the
    bot that replaces a viewer has the same.
    """

    start = 1

    async def think(self, bot: str, position: Position, seconds: float = 0, table: str = "") -> int:
        return BOTS[bot].think(replace(position, start=self.start if bot == "casual" else 1))

    async def warm(self, ruleset: str | None = None) -> None:
        """Nothing to start."""


@cache
def alike() -> tuple[bytes, bytes]:
    """Two seeds that no viewer can tell apart while the first round is open."""
    return seeds_that_begin_alike()


@dataclass
class World:
    """One world: a server, its people, and the two tables they sit at."""

    served: Served
    fate: Fate
    mail: Mail
    hidden: Hidden
    watching: tuple[str, ...]
    people: dict[str, Guest] = field(default_factory=dict)

    def person(self, name: str, colour: int) -> Guest:
        """A new person with a name and a colour."""
        self.fate.who = name
        guest = self.people[name] = self.served.guest()
        guest.http.patch("/api/me", json={"name": name, "colour": colour}).raise_for_status()
        return guest

    def act(self, name: str, room: str, act: room_from_client.Act) -> Room:
        """Do an allowed act of a person."""
        self.fate.who = name
        return told(self.people[name].act(room, act), Room)

    def open(self, host: str, wish: room_from_client.NewRoom) -> str:
        """Open a room."""
        self.fate.who = host
        return self.people[host].open_room(wish)

    def begin(self, host: str, room: str, seed: bytes) -> str:
        """Start the match of a room over a seed."""
        self.fate.seed = seed
        match = self.act(host, room, room_from_client.Start(f"{host}-start")).match
        assert match is not None
        return match

    def lay(self, name: str, match: str, which: int, *, wavers: bool = False) -> None:
        """Place one of the offered cards, perhaps after another one that is undone."""
        self.fate.who = name
        with self.people[name].sit(match) as seat:
            offers = seat.state.snapshot.offers.actions
            if wavers:
                self._send(seat, [offers[which // 2 + 1]])
                seat.send(Undo(f"{name}-undo-{len(seat.raw)}", seat.state.snapshot.version))
                seat.expect(to_client.Done)
                seat.receive()
            self._send(seat, [offers[which]])

    def gesture(self, name: str, match: str, *actions: int) -> None:
        """Play these actions."""
        self.fate.who = name
        with self.people[name].sit(match) as seat:
            self._send(seat, list(actions))

    def take_back(self, name: str, match: str) -> None:
        """Undo the last action of a person."""
        self.fate.who = name
        with self.people[name].sit(match) as seat:
            seat.send(Undo(f"{name}-back-{seat.state.snapshot.version}", seat.state.snapshot.version))
            seat.expect(to_client.Done)

    def wait_for_bots(self, name: str, room: str, seats: tuple[int, ...]) -> None:
        """Wait until bots have played their part of the round."""
        give_up = time.monotonic() + TIMEOUT
        while any(self.people[name].get(f"/api/rooms/{room}", Room).seats[seat].turn for seat in seats):
            assert time.monotonic() < give_up, "the bots do not move"
            time.sleep(0.02)

    def _send(self, seat: Seat, actions: list[int]) -> None:
        id = f"{self.fate.who}-{seat.hello.match}-{seat.state.snapshot.version}-{len(seat.raw)}"[:40]
        seat.send(Play(id, seat.state.snapshot.version, actions))
        done = seat.expect(to_client.Done)
        assert done.id == id
        seat.expect(type(seat.state))


@contextmanager
def laid_down(fate: Fate, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave nothing to chance and time while inside."""
    with patch.context() as fixed:
        fixed.setenv("MAZZO_SECRET", "a secret for tests only, long enough to be taken")
        fixed.setenv("MAZZO_NO_LIMITS_FOR", "127.0.0.1")
        fixed.setattr("mazzo.server.times.time", SimpleNamespace(time_ns=lambda: DAWN * 1_000_000))
        fixed.setattr("mazzo.server.ids.fresh_id", fate.id)
        fixed.setattr(
            "mazzo.server.accounts.guests.secrets", SimpleNamespace(choice=secrets.choice, randbelow=lambda _: 0)
        )
        chance = SimpleNamespace(token_urlsafe=fate.token)
        fixed.setattr("mazzo.server.accounts.authenticator.secrets", chance)
        fixed.setattr("mazzo.server.accounts.tokens.secrets", chance)
        fixed.setattr("mazzo.server.matches.registry.fresh_seed", lambda: fate.seed)
        fixed.setattr("mazzo.server.rooms.live.fresh_seed", lambda: fate.seed)
        fixed.setattr("mazzo.server.rooms.registry.fresh_seed", lambda: fate.seed)
        fixed.setattr("mazzo.server.fairness.day_seeds.secrets", SimpleNamespace(token_bytes=bytes))
        fixed.setattr("mazzo.server.rooms.presence.GRACE", 0)
        fixed.setattr("mazzo.server.programs.external_streams.KEEP_ALIVE", 600.0)
        fixed.setattr("mazzo.server.rooms.scheduler.NOTICE_AFTER", 0)
        fixed.setattr("mazzo.host.bot_pace.PAUSE", 0)
        fixed.setattr("mazzo.host.bot_pace.PAUSES", 1)
        fixed.setattr("mazzo.server.app.SearchPool", Minds)
        fixed.setattr("mazzo.server.push.service.Post", lambda: Post(private=True))
        yield


@dataclass(frozen=True)
class Lived:
    """What a world was like: every byte `said` to each viewer; all that was `done`, as the journals have it: match,
    seat, text; the seeds; and the calls that were published.
    """

    said: dict[str, list[str]]
    done: list[tuple[str, int, str]]
    seeds: list[object]
    paths: list[str]

    def by(self, match: str, seat: int) -> list[str]:
        """What a seat did in the first or the second match."""
        return [text for where, who, text in self.done if (where, who) == (match, seat)]


def live_through(
    place: Path, hidden: Hidden, mail: Mail, patch: pytest.MonkeyPatch, watching: tuple[str, ...] = VIEWERS
) -> Lived:
    """Live through a world in which these viewers watch."""
    fate = Fate()
    mail.forget()
    place.mkdir()
    patch.setattr(Minds, "start", 3 if hidden.deeds else 1)
    patch.setattr(DaySeeds, "seed_of", lambda _seeds, _day, _game: _seed_of(hidden))
    patch.setattr(limits, "MESSAGES_BURST", 1e6)  # Ada and her program send more at once than one person may
    with laid_down(fate, patch), Served(str(place / "mazzo.sqlite3")) as served, ExitStack() as stack:
        return _live(World(served, fate, mail, hidden, watching), stack)


async def _seed_of(hidden: Hidden) -> bytes:
    """The seed of a deal of the day: hidden while it is open."""
    return alike()[hidden.deeds]


def _live(world: World, stack: ExitStack) -> Lived:
    for colour, name in enumerate(("ada", "bob", "cyd", "hal", "dan", "eve", "sal", "wat")):
        world.person(name, colour)
    ada, bob, hal = (world.people[name] for name in ("ada", "bob", "hal"))
    world.fate.who = "ada"
    register(ada, "ada.l")
    token = told(call(ada, "POST", "/api/tokens", accounts.NewToken("looks on", ["read"])), accounts.TokenAnswer, 201)
    world.fate.who = "hal"
    assert call(hal, "POST", "/api/me/push", world.mail.browser("hal")).status_code == 204
    if world.hidden.deeds:
        _live_elsewhere(world, bob)
    table, match = _big_table(world)
    duel, second = _duel(world)
    _act_in_secret(world, table, match)

    headers = {name: {"cookie": world.people[name].cookie} for name in ("ada", "hal", "sal")}
    program = {"authorization": f"Bearer {token.secret}"}
    every = [
        Viewer("ada", world.served, world.fate, headers["ada"]),
        Viewer("hal", world.served, world.fate, headers["hal"]),
        Viewer("sal", world.served, world.fate, headers["sal"]),
        Viewer("stranger", world.served, world.fate, {}),
        Viewer("program", world.served, world.fate, program),
    ]
    for viewer in every:
        stack.callback(viewer.leave)
    viewers = [viewer for viewer in every if viewer.name in world.watching]
    ids = {"rooms": [table, duel], "matches": [match, second]}
    for viewer in viewers:
        for path in streams(world.served):
            for address in addresses(path, {kind: found[:1] for kind, found in ids.items()})[:1]:
                viewer.listen(address, stack)
        for id in ids["matches"]:
            viewer.sit(id)
        viewer.sit(match, "?seat=1")
        for id in ids["rooms"]:
            viewer.come(id)
        settle(viewers)
    provoke(viewers, ids, world.mail)
    _go_on(world, viewers, ids)
    deal, played = _deal_of_the_day(world, bob)
    look_round(world.served, viewers, {**ids, "deals": [deal], "matches": [*ids["matches"], played]})
    world.act("ada", table, room_from_client.Say("ada-bye-bye", "bye"))
    settle(viewers)
    for viewer in viewers:
        viewer.read_streams('"bye"')
    said = {viewer.name: viewer.received() for viewer in viewers}
    said["hal's browser"] = world.mail.read("hal", 1)
    events = world.served.execute("SELECT match, seat, text FROM event ORDER BY match, seq")
    names = {match: "first", second: "second"}
    done = [(names[str(id)], int(str(seat)), str(text)) for id, seat, text in events if id in names]
    seeds = [seed for (seed,) in world.served.execute("SELECT seed FROM match ORDER BY id")]
    return Lived(said, done, seeds, paths(world.served))


def _live_elsewhere(world: World, bob: Guest) -> None:
    """Actions of another person without effect on this table: an account, sign-ins, an unlisted room, a browser."""
    world.fate.who = "bob"
    register(bob, "bob.secret")
    told(call(bob, "POST", "/api/tokens", accounts.NewToken("plays", ["play"])), accounts.TokenAnswer, 201)
    challenge = told(call(bob, "POST", "/api/passkeys/options", accounts.PasskeyWish()), accounts.PasskeyChallenge)
    key = Authenticator(f"http://{world.served.address}", "127.0.0.1")
    passkey = accounts.NewPasskey(challenge.challenge, key.create(challenge.options), "phone")
    assert call(bob, "POST", "/api/passkeys", passkey).status_code == 201
    world.fate.who = "bob elsewhere"
    assert sign_in(world.served.guest(), "bob.secret").status_code == 200
    world.fate.who = "bob"
    assert call(bob, "POST", "/api/me/push", world.mail.browser("bob")).status_code == 204
    world.open("bob", room_from_client.NewRoom("orchard", 2))
    world.fate.seed = bytes(32)
    bob.begin()


def _deal_of_the_day(world: World, bob: Guest) -> tuple[str, str]:
    """Another person plays a deal of the day to its end: the deal, and the match. Nobody else has played it."""
    world.fate.who = "bob's deal"
    deal = bob.get("/api/today", Today).tiles[0].deal
    match = told(call(bob, "POST", f"/api/deals/{deal}/attempts", NewAttempt()), NewAttemptAnswer, 201).match
    with bob.sit(match) as seat:
        while seat.state.snapshot.outcome is None:
            actions = seat.state.snapshot.offers.actions
            seat.play(actions[-1 if world.hidden.deeds else 0])
    return deal, match


def _big_table(world: World) -> tuple[str, str]:
    """A listed room of six people and a bot with a clock; a bot plays for one of them, and spectators watch."""
    table = world.open(
        "ada", room_from_client.NewRoom("orchard", 7, listed=True, clock=room_from_client.MoveClock(600))
    )
    for seat, name in ((1, "bob"), (2, "cyd"), (3, "hal"), (5, "dan"), (6, "eve")):
        world.act(name, table, room_from_client.Sit(f"{name}-sits", seat))
    world.act("ada", table, room_from_client.Bot("ada-a-bot", 4, "casual"))
    for name in ("sal", "wat"):
        world.act(name, table, room_from_client.Say(f"{name}-hello", "hello"))
    match = world.begin("ada", table, alike()[world.hidden.deeds])
    world.mail.read("hal", 1)
    world.act("ada", table, room_from_client.Hand("ada-hands", 3))
    world.wait_for_bots("ada", table, (3, 4))
    world.act("ada", table, room_from_client.Say("ada-wishes", "good-luck"))
    return table, match


def _duel(world: World) -> tuple[str, str]:
    """A room for two that is not listed, where the other one may meet scarce dice next."""
    room = world.open("ada", room_from_client.NewRoom("orchard", 2))
    world.act("bob", room, room_from_client.Sit("bob-sits-too", 1))
    world.act("bob", room, room_from_client.Say("bob-says-a-word", text="Ciao Ada"))
    match = world.begin("ada", room, SCARCE_SEED)
    for action in SCARCE_LINE:
        world.gesture("bob", match, action)
        world.lay("ada", match, 0)
    return room, match


def _act_in_secret(world: World, table: str, match: str) -> None:
    """Hidden actions of the others: cards, their order, undo, mutes and reports, and the chat of the spectators."""
    if world.hidden.whispers:
        world.act("wat", table, room_from_client.Say("wat-whispers-first", "your-turn"))
    if not world.hidden.deeds:
        world.lay("bob", match, 0)
        world.lay("dan", match, 0)
        return
    world.lay("dan", match, -1, wavers=True)
    world.lay("bob", match, -1)
    world.take_back("bob", match)
    world.lay("bob", match, 2)
    lines = world.people["bob"].get(f"/api/rooms/{table}/talk", list[Line])
    for name, act in (
        ("bob", room_from_client.Report("bob-reports", lines[-1].line)),
        ("cyd", room_from_client.Mute("cyd-mutes-ada", 0, True)),
        ("bob", room_from_client.Mute("bob-mutes-ada", 0, True)),
        ("eve", room_from_client.Mute("eve-mutes-sal", 6, True)),
    ):
        world.act(name, table, act)


def _go_on(world: World, viewers: list[Viewer], ids: dict[str, list[str]]) -> None:
    """Play on while all viewers watch."""
    table, (match, second) = ids["rooms"][0], ids["matches"]
    world.lay("eve", match, -1 if world.hidden.deeds else 0)
    settle(viewers)
    if world.hidden.whispers:
        world.act("wat", table, room_from_client.Say("wat-whispers", "nice"))
        world.act("sal", table, room_from_client.Say("sal-whispers", "oops"))
    world.act("cyd", table, room_from_client.Say("cyd-hello", "hello"))
    settle(viewers)
    if world.hidden.deeds:
        world.gesture("bob", second, SCARCE_CARD)
        world.take_back("bob", second)
        world.gesture("bob", second, SCARCE_CARD)
        world.lay("bob", second, -1)
    else:
        world.lay("bob", second, 0)
    settle(viewers)
    world.lay("ada", match, 0)
    settle(viewers)
    world.take_back("ada", match)
    settle(viewers)
