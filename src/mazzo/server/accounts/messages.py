"""Wire structs of accounts, documented in docs/accounts.md.

Times are ISO 8601 in UTC. Arguments and results of a browser's passkey calls are JSON text inside JSON: the client
passes them on unchanged.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.server.limits import CREDENTIAL, LABEL, LOGIN, LOGIN_LEAST, PASSWORD, PASSWORD_LEAST, RECOVERY_CODE
from mazzo.server.matches.messages import Kind, Me

Login = Annotated[str, Meta(min_length=LOGIN_LEAST, max_length=LOGIN, pattern="^[0-9A-Za-z][0-9A-Za-z._@+-]*$(?!\\n)")]
"""A login name; not case-sensitive."""
NewSecret = Annotated[str, Meta(min_length=PASSWORD_LEAST, max_length=PASSWORD)]
Secret = Annotated[str, Meta(min_length=1, max_length=PASSWORD)]
Label = Annotated[str, Meta(min_length=1, max_length=LABEL, pattern="\\S")]
"""The label of a passkey or a token; every character is printable (`requests.printable`)."""
ChallengeId = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[0-9A-Za-z_-]+$(?!\\n)")]
Credential = Annotated[str, Meta(min_length=2, max_length=CREDENTIAL)]

# requests


class NewAccount(Struct, forbid_unknown_fields=True):
    """Turn a guest into an account with a login name and a password."""

    login: Login
    password: NewSecret


class AccountPatch(Struct, forbid_unknown_fields=True):
    """Changes of an account; fields left out stay. A new login name needs the present password, if there is one."""

    login: Login | UnsetType = UNSET
    program: bool | UnsetType = UNSET
    present: Secret | UnsetType = UNSET


class NewPassword(Struct, forbid_unknown_fields=True):
    """Change the password; `present` is the old one, null if there was none."""

    password: NewSecret
    present: Secret | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    """Sign in with login name and password."""

    login: Annotated[str, Meta(min_length=1, max_length=LOGIN)]
    password: Secret


class PasskeyWish(Struct, forbid_unknown_fields=True):
    """Begin to create a passkey. A guest becomes an account by it and gives the login name."""

    login: Login | UnsetType = UNSET


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The created passkey, `JSON.stringify(credential)`, and its label."""

    challenge: ChallengeId
    credential: Credential
    label: Label


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """Sign in with a passkey: `JSON.stringify(credential)`."""

    challenge: ChallengeId
    credential: Credential


class RecoverySignIn(Struct, forbid_unknown_fields=True):
    """Sign in with login name and recovery code; `password` becomes the password of the account."""

    login: Annotated[str, Meta(min_length=1, max_length=LOGIN)]
    code: Annotated[str, Meta(min_length=1, max_length=RECOVERY_CODE)]
    password: NewSecret


class RecoveryWish(Struct, forbid_unknown_fields=True):
    """Make new recovery codes, confirmed by the password or by the answer of a passkey as for signing in."""

    present: Secret | UnsetType = UNSET
    passkey: PasskeySignIn | UnsetType = UNSET


class Rename(Struct, forbid_unknown_fields=True):
    """A passkey's new label."""

    label: Label


# answers


class PasskeyChallenge(Struct):
    """A challenge for the browser; `options` is JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or
    `parseRequestOptionsFromJSON`. Valid for one answer, for five minutes.
    """

    challenge: str
    options: str


class Brought(Struct):
    """A guest's data from before signing in: matches, and rooms where the guest sat or spoke. `left`: matches, and
    rooms without a match, that cannot be moved because the account has sat there too. `decks`: decks entered as the
    guest.
    """

    matches: int
    rooms: int
    left: int
    decks: int = 0


class SignedIn(Struct):
    """Who is signed in now; `guest` is the guest whose data may be moved to the account, null if there is none."""

    me: Me
    guest: Brought | None


class PasskeyCard(Struct):
    """A passkey."""

    passkey: str
    label: str
    created: str
    used: str | None


class SessionCard(Struct):
    """A browser that is signed in; `here`: the one that sends the request."""

    session: str
    device: str
    created: str
    used: str
    here: bool


class Account(Struct):
    """The account of the request. For a guest `login` is null. `guest` as in SignedIn. `recovery`: number of unused
    recovery codes. `codes`: the recovery codes that this call has made, otherwise empty.
    """

    login: str | None
    created: str | None
    password: bool
    program: bool
    passkeys: list[PasskeyCard]
    sessions: list[SessionCard]
    guest: Brought | None
    recovery: int
    codes: list[str]


# export


class ExportedAccount(Struct):
    """The account in an export, without the password."""

    login: str
    created: str
    password: bool


class ExportedRecovery(Struct):
    """An unused recovery code in an export, without the code. `until`: when a code of the operator expires."""

    created: str
    until: str | None


class ExportedToken(Struct):
    """A token in an export, without its secret."""

    label: str
    scopes: list[str]
    created: str
    used: str | None


class ExportedHint(Struct):
    """A hint requested in a match: at which version, and how many of its parts were shown."""

    at: str
    version: int
    step: int


class ExportedMatch(Struct):
    """A match in an export; `journal` is null while it contains what other seats hide. `kind`: index into the export's
    `kinds`, null if the match cannot be read.
    """

    match: str
    game: str
    kind: int | None
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
    """Text written in a room: a chat message, or a name used there."""

    room: str
    at: str
    kind: str
    words: str


class ExportedDeck(Struct):
    """A deck that the person entered or keeps, as a TOML file."""

    version: str
    created: str
    file: str


class ExportHead(Struct):
    """Everything that the server stores about the person, except their matches."""

    person: Me
    created: str
    account: ExportedAccount | None
    sessions: list[SessionCard]
    passkeys: list[PasskeyCard]
    recovery: list[ExportedRecovery]
    tokens: list[ExportedToken]
    muted: int
    kinds: list[Kind]
    """The kinds of the matches, with figures as in the history."""
    words: list[ExportedWords]
    decks: list[ExportedDeck]


class Export(ExportHead):
    """Everything that the server stores about the person. `not_replayed`: the matches whose journals cannot be
    replayed; they are exported as they are stored.
    """

    matches: list[ExportedMatch]
    not_replayed: list[str]
