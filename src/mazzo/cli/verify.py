"""`mazzo verify`: check the shuffle of a journal, or the key of a day of deals, step by step (docs/fairness.md)."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import urlopen

import mazzo
from mazzo.cli.journals import read_text
from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.fairness import SIGNATURE_BYTES, day_seed, digest_of, is_number, round_of
from mazzo.games import GAMES
from mazzo.match import CHANCE
from mazzo.match import journal as journals
from mazzo.server import host_extra
from mazzo.terminal import Console

PATIENCE = 30.0
"""Seconds to wait for an address."""
MOST_BYTES = 8_000_000
MARKS = {True: "ok", False: "NO", None: "  "}
_PAGES = (
    (re.compile(r"/m/([0-9a-z]+)(/[a-z]*)?/?$"), "/api/matches/{}/journal"),
    (re.compile(r"/fairness/(\d{4}-\d\d-\d\d)/?$"), "/api/fairness/days/{}"),
)
"""The pages of a match and of a day, and the calls with what is checked there."""


@dataclass(frozen=True)
class Step:
    """One thing that was checked. `holds`: None if it only tells a value, or if it cannot be checked here."""

    holds: bool | None
    text: str
    facts: dict[str, Fact] = field(default_factory=dict)


def print_verification(console: Console, source: str) -> int:
    """Check a file or an address, print a line for each step, and return the exit code: 0 if everything holds. Raises
    NotUnderstood if there is neither a journal nor a day.
    """
    is_address = source.startswith(("http://", "https://"))
    address = _call_of(source) if is_address else ""
    text = _fetched(address) if is_address else read_text(source)
    steps = _of_day(text, address) if text.lstrip().startswith("{") else _of_journal(text, console)
    code, checks = 0, 0
    for step in steps:
        console.out.print(f"{MARKS[step.holds]}  {console.text(step.text, **step.facts)}", soft_wrap=True, markup=False)
        checks += step.holds is True
        code = max(code, int(step.holds is False))
    code = code if checks else 1
    console.out.print(console.text("cli-verify-fails" if code else "cli-verify-holds"), soft_wrap=True)
    return code


def _of_journal(text: str, console: Console) -> Iterator[Step]:
    try:
        head = journals.read(text).head
        shuffle = head.shuffle
        if shuffle is not None:
            yield Step(None, "cli-verify-match", {"match": shuffle.match})
            yield Step(None, "cli-verify-digest", {"digest": digest_of(shuffle.key)})
            for seat, number in enumerate(shuffle.numbers):
                yield Step(None, "cli-verify-number", {"seat": seat + 1, "number": number})
            yield Step(True, "cli-verify-seed", {"seed": head.seed})
        match = mazzo.replay(text)
    except NotUnderstood as error:
        if error.code == "bad-journal" and error.facts["line"] == 1:
            raise
        yield Step(False, "cli-verify-wrong", {"sentence": console.explain(error)})
        return
    if not head.seed:
        yield Step(False, "cli-verify-no-seed")
        return
    if shuffle is None:
        yield Step(None, "cli-verify-only-seed", {"seed": head.seed})
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    yield Step(True, "cli-verify-draws", {"count": draws})


def _of_day(text: str, address: str) -> Iterator[Step]:
    try:
        told: dict[str, Any] = json.loads(text)
        day, digest, key = date.fromisoformat(told["date"]), str(told["digest"]), told["key"]
        round, rule, signature = told["round"], told["rule"], bytes.fromhex(told["signature"] or "")
    except (ValueError, KeyError, TypeError):
        raise NotUnderstood(text=text[:40], expected="a journal, or a day of /api/fairness/days") from None
    yield Step(None, "cli-verify-day", {"date": day.isoformat()})
    if address:
        yield from _of_file(urljoin(address, f"../{day.isoformat()[:7]}"), day, digest, round)
    if round is not None:
        yield Step(round == round_of(day), "cli-verify-round", {"round": str(round)})
    if rule == "beacon" and host_extra.has("beacon"):
        from mazzo.server.fairness.beacon import is_signature

        is_right = len(signature) == SIGNATURE_BYTES and is_signature(signature, round_of(day))
        yield Step(is_right, "cli-verify-signature", {"signature": signature.hex()})
    elif rule == "beacon":
        yield Step(None, "cli-verify-signature-unchecked")
    else:
        yield Step(not signature, "cli-verify-key-alone", {"named": "no" if round is None else "yes"})
    if not isinstance(key, str) or not is_number(key):
        yield Step(False, "cli-verify-key-later", {"date": day.isoformat()})
        return
    yield Step(digest_of(bytes.fromhex(key)) == digest, "cli-verify-day-digest", {"key": key, "digest": digest})
    for game in GAMES:
        yield Step(
            None, "cli-verify-day-seed", {"game": game, "seed": day_seed(bytes.fromhex(key), signature, game).hex()}
        )


def _of_file(address: str, day: date, digest: str, round: int | None) -> Iterator[Step]:
    try:
        told = json.loads(_fetched(address))
        (line,) = [one for one in told["days"] if one["date"] == day.isoformat()]
        published = datetime.fromisoformat(told["published"])
    except (ValueError, KeyError, TypeError):
        raise NotUnderstood(text=address[:60], expected="the file of a month") from None
    is_same = line["digest"] == digest and line["round"] == round
    yield Step(is_same, "cli-verify-file", {"published": told["published"]})
    if published >= datetime(day.year, day.month, day.day, tzinfo=UTC):
        yield Step(False, "cli-verify-file-late")


def _call_of(address: str) -> str:
    for page, call in _PAGES:
        if found := page.search(address):
            return urljoin(address, call.format(found[1]))
    return address


def _fetched(address: str) -> str:
    """The text at an address. Raises NotUnderstood."""
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            text: str = answer.read(MOST_BYTES).decode()
            return text
    except (URLError, OSError, ValueError) as problem:
        raise NotUnderstood("cli-verify-unreachable", text=address[:200]) from problem
