"""`mazzo verify`: every step of a proof has a line, and a proof that fails has exit code 1."""

import io
import json
from datetime import date
from pathlib import Path

import pytest

import mazzo
from mazzo.cli import verify
from mazzo.core.fairness import Shuffle, day_key, digest_of, round_of
from tests.cli.terminal import LANGUAGES, call

SHUFFLE = Shuffle("k3v9x2abcdefghjkmn", bytes(range(32)), ("ab" * 32,))
DAY = date(2026, 12, 24)
KEY = day_key(bytes(32), DAY)
PROOF = {
    "date": "2026-12-24",
    "digest": digest_of(KEY),
    "round": None,
    "rule": "key",
    "signature": None,
    "key": KEY.hex(),
}


def finished(shuffle: Shuffle | None) -> str:
    """The journal of a finished match."""
    match = mazzo.deal("orchard", seed=SHUFFLE.seed)
    match.shuffle = shuffle
    while match.outcome is None:
        match.play(0, match.legal_actions()[0])
    return match.journal.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proved_shuffle_is_told_step_by_step(tmp_path: Path, language: str) -> None:
    result = call(tmp_path, "verify", "-", typed=finished(SHUFFLE), language=language)
    assert result.exit_code == 0, result.output
    assert [line[:2] for line in result.stdout.splitlines()][:5] == ["  ", "  ", "  ", "ok", "ok"]
    for value in (SHUFFLE.match, digest_of(SHUFFLE.key), "ab" * 32, SHUFFLE.seed.hex()):
        assert value in result.stdout


@pytest.mark.parametrize(
    ("old", "new"),
    [("key: 00", "key: 01"), ("number: ab", "number: aa"), ("match: k3", "match: k4"), ("* ", "* 1")],
)
def test_a_changed_journal_is_not_proved(tmp_path: Path, old: str, new: str) -> None:
    result = call(tmp_path, "verify", "-", typed=finished(SHUFFLE).replace(old, new, 1))
    assert (result.exit_code, "\nNO" in f"\n{result.stdout}") == (1, True)


def test_a_journal_that_has_only_a_seed_is_checked_as_far_as_it_goes(tmp_path: Path) -> None:
    result = call(tmp_path, "verify", "-", typed=finished(None))
    assert (result.exit_code, "the seed of its day" in result.stdout) == (0, True)
    unfinished = mazzo.deal("orchard", seed=SHUFFLE.seed).journal.text()
    assert call(tmp_path, "verify", "-", typed=unfinished).exit_code == 1


def test_what_is_neither_a_journal_nor_a_day_is_refused(tmp_path: Path) -> None:
    assert call(tmp_path, "verify", "-", typed="a fine day").exit_code == 2
    assert call(tmp_path, "verify", "-", typed='{"date": "2026-12-24"}').exit_code == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({}, 0),
        ({"key": None}, 1),
        ({"digest": "0" * 64}, 1),
        ({"round": round_of(DAY) + 1}, 1),
        ({"round": round_of(DAY), "rule": "beacon", "signature": "00" * 48}, 1),
    ],
)
def test_a_day_is_checked(tmp_path: Path, change: dict[str, object], code: int) -> None:
    result = call(tmp_path, "verify", "-", typed=json.dumps(PROOF | change))
    assert (result.exit_code, "\nNO" in f"\n{result.stdout}") == (code, code == 1)


@pytest.mark.parametrize(("digest", "code"), [(PROOF["digest"], 0), ("0" * 64, 1)])
def test_the_page_of_a_day_is_compared_with_the_file_of_its_month(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, digest: str, code: int
) -> None:
    file = {"published": "2026-11-01T00:00:00.000Z", "days": [{"date": "2026-12-24", "digest": digest, "round": None}]}
    answers = {
        "https://example.org/api/fairness/days/2026-12-24": PROOF,
        "https://example.org/api/fairness/2026-12": file,
    }
    monkeypatch.setattr(verify, "urlopen", lambda url, timeout: io.BytesIO(json.dumps(answers[url]).encode()))
    assert call(tmp_path, "verify", "https://example.org/fairness/2026-12-24").exit_code == code


def test_the_page_of_a_match_leads_to_its_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def answer(url: str, timeout: float) -> io.BytesIO:
        asked.append(url)
        return io.BytesIO(finished(SHUFFLE).encode())

    monkeypatch.setattr(verify, "urlopen", answer)
    assert call(tmp_path, "verify", f"https://example.org/m/{SHUFFLE.match}/fairness").exit_code == 0
    assert asked == [f"https://example.org/api/matches/{SHUFFLE.match}/journal"]
