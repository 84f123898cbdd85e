"""What is said about accounts on the wire: closed structs, as docs/accounts.md tells them.

Moments are ISO 8601 in UTC. What a browser's passkey calls take and give travels as text, JSON within JSON: the client
hands it on as it is.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.server.limits import CREDENTIAL, LABEL, LOGIN, LOGIN_LEAST, PASSWORD, PASSWORD_LEAST
from mazzo.server.matches.messages import Kind, Me

Login = Annotated[str, Meta(min_length=LOGIN_LEAST, max_length=LOGIN, pattern="^[0-9A-Za-z][0-9A-Za-z._@+-]*$(?!\\n)")]
"""A login name; upper and lower case are the same."""
NewSecret = Annotated[str, Meta(min_length=PASSWORD_LEAST, max_length=PASSWORD)]
Secret = Annotated[str, Meta(min_length=1, max_length=PASSWORD)]
Label = Annotated[str, Meta(min_length=1, max_length=LABEL, pattern="\\S")]
"""What its owner calls a passkey or a token; all of it can be shown (`requests.printable`)."""
ChallengeId = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[0-9A-Za-z_-]+$(?!\\n)")]
Credential = Annotated[str, Meta(min_length=2, max_length=CREDENTIAL)]

# in


class NewAccount(Struct, forbid_unknown_fields=True):
    """A guest becomes an account with a login name and a password."""

    login: Login
    password: NewSecret


class AccountPatch(Struct, forbid_unknown_fields=True):
    """What changes about an account; what is not named stays. A new login name needs the present password, if there is
    one.
    """

    login: Login | UnsetType = UNSET
    program: bool | UnsetType = UNSET
    present: Secret | UnsetType = UNSET


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password; `present` is the one until now, null if there is none."""

    password: NewSecret
    present: Secret | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    """Come in by login name and password."""

    login: Annotated[str, Meta(min_length=1, max_length=LOGIN)]
    password: Secret


class PasskeyWish(Struct, forbid_unknown_fields=True):
    """A passkey is to be made; a guest becomes an account by it, and says under which login name."""

    login: Login | UnsetType = UNSET


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The passkey that was made: `JSON.stringify(credential)`, and what its owner calls it."""

    challenge: ChallengeId
    credential: Credential
    label: Label


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """Come in by passkey: `JSON.stringify(credential)`."""

    challenge: ChallengeId
    credential: Credential


class Rename(Struct, forbid_unknown_fields=True):
    """What a passkey is called from now on."""

    label: Label


# out


class PasskeyChallenge(Struct):
    """What the browser is to be asked; `options` is JSON for `PublicKeyCredential.parseCreationOptionsFromJSON`, or
    `parseRequestOptionsFromJSON`. It can be answered once, for five minutes.
    """

    challenge: str
    options: str


class Brought(Struct):
    """What was played on this browser before signing in: matches, and rooms where the guest sat or spoke. `left`:
    matches, and rooms without one yet, that cannot come along because the account has sat there too. `decks`: those
    entered there.
    """

    matches: int
    rooms: int
    left: int
    decks: int = 0


class SignedIn(Struct):
    """Who one is now; `guest` is what may be brought along, null if there is nothing."""

    me: Me
    guest: Brought | None


class PasskeyCard(Struct):
    """A passkey."""

    passkey: str
    label: str
    created: str
    used: str | None


class SessionCard(Struct):
    """A browser that is signed in; `here` is the one that asks."""

    session: str
    device: str
    created: str
    used: str
    here: bool


class Account(Struct):
    """The asker's account. For a guest `login` is null. `guest` is what may still be brought along."""

    login: str | None
    created: str | None
    password: bool
    program: bool
    passkeys: list[PasskeyCard]
    sessions: list[SessionCard]
    guest: Brought | None


# everything about oneself


class ExportedAccount(Struct):
    """The account in an export; never the password."""

    login: str
    created: str
    password: bool


class ExportedToken(Struct):
    """A token in an export; never what makes it one."""

    label: str
    scopes: list[str]
    created: str
    used: str | None


class ExportedHint(Struct):
    """A hint that was asked for in a match: at which version, and how far it was told."""

    at: str
    version: int
    step: int


class ExportedMatch(Struct):
    """A match in an export; `journal` is null while it would tell what others hide. `kind`: which of the export's kinds
    it is of, counted from 0.
    """

    match: str
    game: str
    kind: int
    created: str
    finished: str | None
    practice: bool
    source: str
    room: str | None
    seats: list[int]
    score: int | None
    place: int | None
    journal: str | None
    hints: list[ExportedHint]


class ExportedWords(Struct):
    """Something written in a room: a line, or a name given there."""

    room: str
    at: str
    kind: str
    words: str


class ExportedDeck(Struct):
    """A deck that one entered or keeps, as a file in TOML."""

    version: str
    created: str
    file: str


class Export(Struct):
    """Everything the server holds about the asker."""

    person: Me
    created: str
    account: ExportedAccount | None
    sessions: list[SessionCard]
    passkeys: list[PasskeyCard]
    tokens: list[ExportedToken]
    muted: int
    kinds: list[Kind]
    """Of the matches, with the figures of each as the history tells them."""
    matches: list[ExportedMatch]
    words: list[ExportedWords]
    decks: list[ExportedDeck]
