"""Journals of an export, in the background process: replaying a match takes milliseconds of a processor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mazzo.core.fairness import Shuffle
from mazzo.host.replay import journal_text, replayed
from mazzo.match.journal import Entry


@dataclass(frozen=True, slots=True)
class StoredJournal:
    """A match as it is stored: head, seed (None: it does not decide the outcomes), entries, and what the seed is made
    of, if that can be checked.
    """

    head: str
    seed: bytes | None
    entries: tuple[Entry, ...]
    shuffle: Shuffle | None = None


def journals(stored: Sequence[StoredJournal]) -> list[tuple[str, str]]:
    """The journal of each match, and why it cannot be replayed, "" if it can; one that cannot is as it is stored."""
    return [_journal(one) for one in stored]


def _journal(stored: StoredJournal) -> tuple[str, str]:
    try:
        return replayed(stored.head, stored.entries, stored.seed, stored.shuffle).journal.text(), ""
    except Exception as error:  # whatever is wrong with one match, the others are exported
        return journal_text(stored.head, stored.entries), f"{type(error).__name__}: {error}"[:200]
