"""Messages of accounts, documented in docs/accounts.md.

Times are ISO 8601 in UTC. Arguments and results of a browser's passkey calls are JSON text inside JSON: the client
passes them on unchanged.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.host.words import Language
from mazzo.server.accounts.person import COLOURS
from mazzo.server.http.scopes import Scope
from mazzo.server.limits import CREDENTIAL, LABEL, LOGIN, LOGIN_LEAST, NAME, PASSWORD, PASSWORD_LEAST, RECOVERY_CODE

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


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    label: Label
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class MePatch(Struct, forbid_unknown_fields=True):
    """Changes of the person's profile; fields left out stay."""

    name: Annotated[str, Meta(max_length=NAME)] | UnsetType = UNSET
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)] | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


# answers


class PasskeyChallenge(Struct):
    """A challenge for the browser; `options` is JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or
    `parseRequestOptionsFromJSON`. Valid for one answer, for five minutes.
    """

    challenge: str
    options: str


class Me(Struct):
    """The person of the request. `colour`: 0 to 7; `name`: empty until one is chosen. `account`: can sign in elsewhere.
    `program`: has declared itself a program. `listed`: results of deals show the name to everybody, if there is an
    account.
    """

    id: str
    name: str
    colour: int
    language: Language
    account: bool = False
    program: bool = False
    listed: bool = False


class Brought(Struct):
    """A guest's data from before signing in: matches, and rooms where the guest sat or spoke. `left`: matches, and
    rooms without a match, that cannot be moved because the account has sat there too. `decks`: decks entered as the
    guest; `boards`: boards that the guest has joined; `sheets`: sheets of printed games that the guest has kept.
    """

    matches: int
    rooms: int
    left: int
    decks: int = 0
    boards: int = 0
    sheets: int = 0


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


class TokenCard(Struct):
    """A token without its secret."""

    token: str
    label: str
    scopes: list[Scope]
    created: str
    used: str | None


class TokenAnswer(Struct):
    """A new token; `secret` is shown only here."""

    secret: str
    card: TokenCard
