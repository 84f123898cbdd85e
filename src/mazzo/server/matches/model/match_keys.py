"""The keys of matches whose shuffle can be checked. The key of a match follows from the server's secret and its id: no
key is stored before its match begins, and the id, which is unique, cannot have two matches.
"""

from __future__ import annotations

import hmac

from mazzo.core.fairness import Shuffle, digest_of
from mazzo.host.from_client import Contribution
from mazzo.host.to_client import AnnouncedMatch, Announcement
from mazzo.server.errors import ServiceError


class MatchKeys:
    """Derives keys; `secret` is the server's."""

    def __init__(self, secret: bytes) -> None:
        self._secret = hmac.digest(secret, b"keys of matches", "sha256")

    def key(self, match: str) -> bytes:
        """The key of the match with this id."""
        return hmac.digest(self._secret, f"key {match}".encode(), "sha256")

    def announced(self, match: str) -> AnnouncedMatch:
        """What all may see of a match before it begins."""
        return AnnouncedMatch(match, digest_of(self.key(match)))

    def announcement(self, match: str) -> Announcement:
        """The same for the person who may begin it."""
        return Announcement(match, digest_of(self.key(match)), self._token(match))

    def check(self, given: Contribution) -> None:
        """Raise ServiceError if this server did not announce the match to this person: only they know the token."""
        if not hmac.compare_digest(self._token(given.match), given.token):
            raise not_announced()

    def _token(self, match: str) -> str:
        return hmac.digest(self._secret, f"token {match}".encode(), "sha256").hex()

    def shuffle(self, given: Contribution) -> Shuffle:
        """What the seed of an announced match of one person is made of. Raises ServiceError."""
        self.check(given)
        return Shuffle(given.match, self.key(given.match), (given.number,))


def not_announced() -> ServiceError:
    """The refusal of a match that was not announced, or that has begun."""
    return ServiceError(409, "not-announced")
