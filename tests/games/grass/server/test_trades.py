"""Trades of Grass over the wire when two act at the same moment: one of the two is acknowledged, the other is told
that the table has moved on, and a deal is done whole or not at all. And what a proposal says leaves every byte that
others receive as it was.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, Literal

import pytest

from mazzo.games.grass import notation, view
from mazzo.games.grass.deck import ANY, KINDS
from mazzo.games.grass.rules.state import (
    ACCEPT,
    DECLINE,
    DROP,
    GIVE,
    HOWS,
    NOBODY,
    PICK,
    PROPOSE,
    TO,
    WANT,
    WITHDRAW,
)
from mazzo.host import to_client
from mazzo.host.from_client import Play, Why
from mazzo.host.to_client import Refused, WhyAnswer
from mazzo.server.rooms.from_client import NewRoom, Sit, Start
from mazzo.server.rooms.to_client import Room
from tests.server.served import Guest, Seat, Served, fresh_id
from tests.server.viewers import Fate, Mail
from tests.server.worlds import Hidden, World, laid_down
from tests.sizes import drawn

SEATS = 4
TRIES_OF_A_MATCH = 200
WORDS = {ACCEPT: "accept", DECLINE: "decline", WITHDRAW: "withdraw", PROPOSE: "propose"}
LEAST_TALKS = 4
"""Proposals that one try may need; the player in turn plays on before fewer are left."""


def shown(kind: int) -> int:
    """A card of the own hand, face up."""
    return GIVE + kind * HOWS


def face_down(kind: int) -> int:
    """A card of the own hand of which nothing is said."""
    return shown(kind) + ANY - KINDS + 1


@dataclass
class Table:
    """A match of four people, one open socket each."""

    people: list[Guest]
    seats: list[Seat] = field(default_factory=list)
    match: str = ""

    def begin(self, stack: ExitStack) -> None:
        """Open a room, sit down, begin."""
        room = self.people[0].open_room(NewRoom("grass", SEATS))
        for seat in range(1, SEATS):
            assert self.people[seat].act(room, Sit(fresh_id(), seat)).status_code == 200
        assert self.people[0].act(room, Start(fresh_id())).status_code == 200
        match = self.people[0].get(f"/api/rooms/{room}", Room).match
        assert match is not None
        self.match = match
        self.seats = [stack.enter_context(person.sit(match)) for person in self.people]

    def see(self, seat: int) -> Any:
        """What a seat was told last."""
        return next(told for told in map(json.loads, reversed(self.seats[seat].raw)) if told["t"] == "state")[
            "snapshot"
        ]

    def send(self, seat: int, *actions: int) -> str:
        """Send a gesture and wait for nothing; its id."""
        id = fresh_id()
        self.seats[seat].send(Play(id, self.seats[seat].state.snapshot.version, list(actions)))
        return id

    def answer(self, seat: int, id: str) -> str:
        """Read on to the answer: empty if it was acknowledged, else the code of the refusal."""
        while True:
            told = self.seats[seat].receive()
            if isinstance(told, to_client.Done | Refused) and told.id == id:
                return told.code if isinstance(told, Refused) else ""

    def play(self, seat: int, *actions: int) -> None:
        """A gesture that must be acknowledged, and what all are told of it."""
        assert self.answer(seat, self.send(seat, *actions)) == ""
        self.settle()

    def settle(self) -> None:
        """Let every seat read what was sent by now."""
        for seat in self.seats:
            id = fresh_id()
            seat.send(Why(id, seat.state.snapshot.version, "propose"))
            while getattr(seat.receive(), "id", "") != id:
                pass
            del seat.raw[:-50]

    def hands(self) -> list[list[int]]:
        """The hand of each player, as that player is shown it."""
        return [self.see(seat)["view"]["hand"] for seat in range(SEATS)]

    def cards(self) -> Counter[int]:
        """Every card that does not lie in the stack, as those who may see it are told."""
        seen = self.see(0)["view"]
        cards = Counter(card for hand in self.hands() for card in hand)
        cards.update({kind: count for kind, count in enumerate(seen["waste"]) if count})
        for player in seen["players"]:
            market = player["market"]
            cards.update([*market["peddles"], *market["heat"]])
            for card, _value, peddles, _money in market["covers"]:
                cards.update([card, *peddles])
        return cards

    def make_room(self) -> bool:
        """See that the player in turn may still propose: a card is discarded if not. False if none can be."""
        if self.see(0)["view"]["phase"] != "playing":
            return False
        seen = self.see(0)["view"]
        if seen["talks_left"] >= LEAST_TALKS:
            return True
        discards = self.see(seen["turn"])["offers"]["discards"]
        if discards:
            self.play(seen["turn"], discards[0][0])
        return bool(discards) and self.see(0)["view"]["phase"] == "playing"


@dataclass
class Race:
    """Two gestures at the same moment, the second one that of who answers, and how the table may stand then."""

    first: tuple[int, tuple[int, ...]]
    second: tuple[int, tuple[int, ...]]
    after: Callable[[int], tuple[str, list[list[int]]]]
    """By whether the first or the second was acknowledged: the state of the proposal, the hands."""


Scene = Callable[[Table, Random], Race]


def pair(table: Table, random: Random, partners: int) -> tuple[int, list[int]]:
    """Who is in turn, and some of the others."""
    turn = table.see(0)["view"]["turn"]
    return turn, random.sample([seat for seat in range(SEATS) if seat != turn], partners)


def offer(table: Table, random: Random, turn: int, partners: list[int]) -> dict[int, tuple[int, int]]:
    """The player in turn proposes a card for a card, to each; what each gets and gives."""
    hands = table.hands()
    gifts = random.sample(hands[turn], len(partners))
    deals = {seat: (gift, random.choice(hands[seat])) for seat, gift in zip(sorted(partners), gifts, strict=True)}
    parts = [part for seat, (gift, want) in deals.items() for part in (TO + seat, shown(gift), WANT + want)]
    table.play(turn, *parts, PROPOSE)
    return deals


def traded(hands: list[list[int]], turn: int, deals: dict[int, tuple[int, int]]) -> list[list[int]]:
    """The hands once all of it has been dealt."""
    after = [list(hand) for hand in hands]
    for partner, (gift, want) in deals.items():
        after[turn].remove(gift)
        after[partner].remove(want)
        after[turn].append(want)
        after[partner].append(gift)
    return [sorted(hand) for hand in after]


def withdraw_against_accept(table: Table, random: Random) -> Race:
    """One partner is left to accept, and all would be dealt."""
    turn, partners = pair(table, random, random.choice((1, 2, 3)))
    hands = table.hands()
    deals = offer(table, random, turn, partners)
    for partner in partners[1:]:
        table.play(partner, ACCEPT)
    ends = [("withdrawn", hands), ("dealt", traded(hands, turn, deals))]
    return Race((turn, (WITHDRAW,)), (partners[0], (ACCEPT,)), ends.__getitem__)


def decline_against_accept(table: Table, random: Random) -> Race:
    """Of two partners one declines while the other accepts."""
    turn, partners = pair(table, random, 2)
    hands = table.hands()
    offer(table, random, turn, partners)
    ends = [("declined", hands), ("open", hands)]
    return Race((partners[0], (DECLINE,)), (partners[1], (ACCEPT,)), ends.__getitem__)


def counter_against_withdraw(table: Table, random: Random) -> Race:
    """The partner proposes something else."""
    turn, (partner,) = pair(table, random, 1)
    hands = table.hands()
    offer(table, random, turn, [partner])
    counter = (TO + turn, face_down(random.choice(hands[partner])), WANT + ANY, PROPOSE)
    ends = [("withdrawn", hands), ("open", hands)]
    return Race((turn, (WITHDRAW,)), (partner, counter), ends.__getitem__)


SCENES: tuple[Scene, ...] = (withdraw_against_accept, decline_against_accept, counter_against_withdraw)


def run(table: Table, race: Race, random: Random) -> int:
    """Both send before either reads; which of the two was acknowledged. Exactly one is, the other learns why not."""
    sides = [race.first, race.second]
    ids = ["", ""]
    for at in random.sample((0, 1), 2):
        seat, actions = sides[at]
        ids[at] = table.send(seat, *actions)
        if random.random() < 0.3:
            sleep(random.random() * 0.004)
    answers = [table.answer(seat, id) for (seat, _), id in zip(sides, ids, strict=True)]
    assert sorted(answers) == ["", "out-of-date"], answers
    return answers.index("")


def check(table: Table, race: Race, won: int, cards: Counter[int]) -> None:
    """Every player sees the same result, and every card is where it belongs."""
    table.settle()
    state, hands = race.after(won)
    assert {table.see(seat)["view"]["talk"]["state"] for seat in range(SEATS)} == {state}
    assert table.hands() == hands
    assert table.cards() == cards


def tidy(table: Table) -> None:
    """Withdraw what still stands."""
    talk = table.see(0)["view"]["talk"]
    if talk["state"] == "open":
        table.play(talk["proposer"], WITHDRAW)


@contextmanager
def four(served: Served) -> Iterator[Table]:
    """Four people at a match."""
    with ExitStack() as sockets:
        table = Table([served.guest() for _ in range(SEATS)])
        table.begin(sockets)
        yield table


@pytest.fixture
def served(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that lets people act as fast as they can."""
    monkeypatch.setenv("MAZZO_NO_LIMITS_FOR", "127.0.0.1")
    for limit in (
        "limits.MESSAGES_RATE",
        "limits.MESSAGES_BURST",
        "process.protocols.FRAMES_RATE",
        "process.protocols.FRAMES_BURST",
    ):
        monkeypatch.setattr(f"mazzo.server.{limit}", 1e6)
    with Served(database) as server:
        yield server


MANY = pytest.param(len(drawn(2_000, of=10_000)), marks=[pytest.mark.slow, pytest.mark.timeout(3600)])


@pytest.mark.parametrize("tries", [102, MANY], ids=["some", "many"])
def test_of_two_who_act_at_once_one_is_acknowledged(tries: int, served: Served) -> None:
    random = Random(tries)
    won: Counter[tuple[str, int]] = Counter()
    words: Counter[str] = Counter()
    done = 0
    while done < tries:
        with four(served) as table:
            for _ in range(min(TRIES_OF_A_MATCH, tries - done)):
                if not table.make_room():
                    break
                scene = SCENES[done % len(SCENES)]
                race = scene(table, random)
                cards = table.cards()
                side = run(table, race, random)
                check(table, race, side, cards)
                won[scene.__name__, side] += 1
                words[WORDS[(race.first, race.second)[side][1][-1]]] += 1
                tidy(table)
                done += 1
    assert sum(won.values()) == tries
    # Neither side always wins: the two did meet.
    assert all(won[scene.__name__, side] > 0 for scene in SCENES for side in (0, 1)), won
    told = Counter(str(text) for (text,) in served.execute("SELECT text FROM event"))
    assert all(told[word] >= count for word, count in words.items())


# Secrets

SEED = bytes(range(32))
PLAYERS = ("ada", "bob", "cyd")
NAMES = (*PLAYERS, "sal")
PATHS = ("/api/matches/{match}", "/api/matches/{match}/journal", "/api/matches/{match}/replay", "/api/rooms/{room}")
PROBES = ("propose", "accept", "decline", "withdraw", "to 0", "to 1", "give panama", "want card", "pick mexico", "drop")

Story = Callable[[World, str, bool], None]


def hand_of(world: World, name: str, match: str) -> list[int]:
    """The hand of a player."""
    with world.people[name].sit(match) as seat:
        hand: list[int] = json.loads(seat.raw[-1])["snapshot"]["view"]["hand"]
        return hand


def proposed(world: World, match: str, is_other: bool) -> None:
    """Ada, whose turn it is, proposes this or that to bob."""
    hand, theirs = hand_of(world, "ada", match), hand_of(world, "bob", match)
    if is_other:
        world.gesture("ada", match, TO + 1, shown(hand[0]), shown(hand[-1]), WANT + theirs[0], WANT + ANY, PROPOSE)
    else:
        world.gesture("ada", match, TO + 1, face_down(hand[1]), WANT + theirs[-1], PROPOSE)


def dealt(world: World, match: str, is_other: bool) -> None:
    """Bob gives this or that for it."""
    hand, theirs = hand_of(world, "ada", match), hand_of(world, "bob", match)
    given = face_down(hand[0]) if is_other else face_down(hand[-1])
    world.gesture("ada", match, TO + 1, given, WANT + ANY, PROPOSE)
    world.gesture("bob", match, ACCEPT, PICK + (theirs[0] if is_other else theirs[-1]))


def declined(world: World, match: str, is_other: bool) -> None:
    """Bob begins to accept in one of the worlds, and declines in both."""
    proposed(world, match, is_other)
    if is_other:
        world.gesture("bob", match, ACCEPT)
    world.gesture("bob", match, DECLINE)


def drafted(world: World, match: str, is_other: bool) -> None:
    """Bob prepares an offer, throws it away and prepares another, or does nothing of it."""
    if is_other:
        hand = hand_of(world, "bob", match)
        world.gesture("bob", match, TO, shown(hand[0]), WANT + ANY, DROP)
        world.gesture("bob", match, TO, face_down(hand[0]))


def heard(seat: Seat) -> None:
    """Ask about everything, and read all that was told until the answers are there."""
    for k, text in enumerate(PROBES):
        seat.send(Why(f"probe-{k}-{len(text)}-of-all", seat.state.snapshot.version, text))
        while not isinstance(seat.receive(), WhyAnswer | Refused):
            pass


def lived(place: Path, story: Story, is_other: bool, patch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Every byte that three seats and a spectator receive."""
    fate, mail = Fate(), Mail()
    place.mkdir()
    with laid_down(fate, patch), ExitStack() as stack:
        stack.callback(mail.close)
        served = stack.enter_context(Served(str(place / "mazzo.sqlite3")))
        world = World(served, fate, mail, Hidden(), ())
        for colour, name in enumerate(NAMES):
            world.person(name, colour)
        room = world.open("ada", NewRoom("grass", 3))
        world.act("bob", room, Sit("bob-sits-down", 1))
        world.act("cyd", room, Sit("cyd-sits-down", 2))
        match = world.begin("ada", room, SEED)
        seats = {}
        for name in NAMES:
            fate.who = name
            seats[name] = stack.enter_context(world.people[name].sit(match))
        story(world, match, is_other)
        said: dict[str, list[str]] = {}
        for name in NAMES:
            heard(seats[name])
            fate.who = name
            with world.people[name].sit(match) as again:
                said[name] = [*seats[name].raw, *again.raw]
            for path in PATHS:
                said[name].append(world.people[name].http.get(path.format(match=match, room=room)).text)
        return said


def both(tmp_path: Path, story: Story, patch: pytest.MonkeyPatch) -> list[dict[str, list[str]]]:
    """Both worlds."""
    return [lived(tmp_path / name, story, name == "other", patch) for name in ("one", "other")]


@pytest.mark.parametrize("story", [proposed, dealt, declined, drafted])
def test_what_was_said_to_another_leaves_every_byte_as_it_was(
    story: Story, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both(tmp_path, story, monkeypatch)
    assert one["cyd"] == other["cyd"]
    assert one["sal"] == other["sal"]
    assert one["bob"] != other["bob"]
    assert (one["ada"] == other["ada"]) == (story is drafted)


Leak = Literal["parts", "drafts"]


def plant(leak: Leak, patch: pytest.MonkeyPatch) -> None:
    """Show every player all parts of a proposal, or their drafts."""
    fair = view._talk

    def talk(s: Any, viewer: int | None) -> view.Talk | None:
        return fair(s, s.last_proposer if s.proposer == NOBODY else s.proposer)

    if leak == "parts":
        patch.setattr(view, "_talk", talk)
    else:
        patch.setattr(notation, "UNTOLD", "to")


@pytest.mark.parametrize(("leak", "story"), [("parts", proposed), ("drafts", drafted)])
def test_a_planted_leak_is_caught(leak: Leak, story: Story, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(leak, monkeypatch)
    one, other = both(tmp_path, story, monkeypatch)
    assert one["cyd"] != other["cyd"]
