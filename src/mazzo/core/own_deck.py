"""The deck that an owner of a printed game entered, as a value. A game's kind of card decides which words and backs are
valid.
"""

import hashlib
from dataclasses import dataclass
from typing import ClassVar, Protocol

VERSION_DIGITS = 20
OWN = "own-"
"""Prefix of the version of an owner's deck."""


class Back(Protocol):
    """The back of a card. Its `str` is its line in a journal."""

    KIND: ClassVar[str]
    """The word before that line, and the name of its table in a file."""

    @property
    def name(self) -> str:
        """The name its owner gave it; "" for one of Mazzo's own deck, whose name is in the `.ftl` files."""


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck as its owner entered it. `faces`: the words of each card; `backs`: one for each card, or ()."""

    game: str
    name: str
    faces: tuple[tuple[str, ...], ...]
    backs: tuple[Back, ...] = ()

    def lines(self) -> tuple[str, ...]:
        """The lines of the deck in a journal: name, faces, backs."""
        faces = [f"face {k}: {' '.join(face)}" for k, face in enumerate(self.faces, 1)]
        backs = [f"{back.KIND} {k}: {back}" for k, back in enumerate(self.backs, 1)]
        return (f"name: {self.name}", *faces, *backs)

    @property
    def version(self) -> str:
        """Identifier of the deck in a journal: a hash of game, name, faces and backs."""
        digest = hashlib.sha256("\n".join((self.game, *self.lines())).encode()).hexdigest()
        return f"{OWN}{digest[:VERSION_DIGITS]}"
