"""Queries about sessions, accounts, passkeys, challenges, recovery codes, tokens. Apart from
`mazzo.server.storage.queries` the only module that accesses their tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Column, bindparam, delete, func, insert, or_, select, update

from mazzo.server.accounts.guests import MAX_AGE
from mazzo.server.accounts.person import Person
from mazzo.server.limits import SESSIONS
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict, Row
from mazzo.server.times import milliseconds

KEPT = MAX_AGE * 1000
"""Milliseconds without use after which a session is invalid."""


@dataclass(frozen=True, slots=True)
class Session:
    """A signed-in browser. `id`: SHA-256 of the cookie's token; `guest`: who used the browser before signing in."""

    id: str
    person: str
    created: int
    used: int
    device: str
    guest: str | None = None

    @property
    def label(self) -> str:
        """An identifier for lists, derived from the id; reveals no secret."""
        return self.id[:16]


@dataclass(frozen=True, slots=True)
class Account:
    """The credentials of a person's account."""

    person: str
    login: str
    password: str | None = field(repr=False)
    created: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """A person's public key, and its signature counter."""

    id: str
    person: str
    key: bytes = field(repr=False)
    signs: int
    label: str
    created: int
    used: int | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge for a passkey: valid once, until a time, for one session."""

    id: str
    challenge: bytes = field(repr=False)
    session: str | None
    login: str | None
    until: int


USED_CODE_KEPT = 24 * 60 * 60 * 1000
"""Milliseconds for which a used recovery code is remembered, long after every request that had seen it."""


@dataclass(frozen=True, slots=True)
class RecoveryCode:
    """An unused recovery code. `id`: its keyed digest; `until`: when it expires, None for never."""

    id: str
    person: str
    created: int
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Token:
    """A program's token. `id`: its SHA-256."""

    id: str
    person: str
    label: str
    scopes: str
    created: int
    used: int | None = None

    @property
    def name(self) -> str:
        """An identifier for lists."""
        return self.id[:16]


@dataclass(frozen=True, slots=True)
class Known:
    """The person of a session or token."""

    person: Person
    has_account: bool


_s, _a, _p, _c, _r, _t = (
    table.c
    for table in (tables.session, tables.account, tables.passkey, tables.challenge, tables.recovery, tables.token)
)
_person_columns: tuple[Column[Any], ...] = (*tables.person.c, _a.login)
"""Columns of `Known`: the person's, and the login name if there is an account."""
_ADD_PERSON = insert(tables.person)
_ADD_SESSION = insert(tables.session)
_ADD_ACCOUNT = insert(tables.account)
_ADD_PASSKEY = insert(tables.passkey)
_ADD_CHALLENGE = insert(tables.challenge)
_ADD_RECOVERY = insert(tables.recovery)
_ADD_TOKEN = insert(tables.token)
_newest = select(_s.id).where(_s.person == bindparam("who")).order_by(_s.used.desc(), _s.created.desc()).limit(SESSIONS)
_DROP_OLDEST = delete(tables.session).where(_s.person == bindparam("who"), _s.id.not_in(_newest.scalar_subquery()))
_END_SESSION = delete(tables.session).where(_s.id == bindparam("of"))
_USE_SESSION = update(tables.session).where(_s.id == bindparam("of")).values(used=bindparam("now"))
_LEAVE_GUEST = update(tables.session).where(_s.id == bindparam("of")).values(guest=None)
_SET_LOGIN = update(tables.account).where(_a.person == bindparam("who")).values(login=bindparam("new_login"))
_SET_PASSWORD = update(tables.account).where(_a.person == bindparam("who")).values(password=bindparam("new_password"))
_SET_PROGRAM = (
    update(tables.person).where(tables.person.c.id == bindparam("who")).values(program=bindparam("new_program"))
)
_SIGNED = (
    update(tables.passkey).where(_p.id == bindparam("of")).values(signs=bindparam("new_signs"), used=bindparam("now"))
)
_NAME_PASSKEY = (
    update(tables.passkey)
    .where(_p.id == bindparam("of"), _p.person == bindparam("who"))
    .values(label=bindparam("new_label"))
)
_DROP_PASSKEY = delete(tables.passkey).where(
    _p.id == bindparam("of"),
    _p.person == bindparam("who"),
    # so that two workers removing two passkeys at the same time leave one
    or_(
        select(_a.person).where(_a.person == bindparam("who"), _a.password.is_not(None)).exists(),
        select(func.count()).select_from(tables.passkey).where(_p.person == bindparam("who")).scalar_subquery() > 1,
    ),
)
_DROP_CHALLENGES = delete(tables.challenge).where(_c.until < bindparam("now"))
_DROP_RECOVERY = delete(tables.recovery).where(_r.person == bindparam("who"))
_DROP_RESETS = delete(tables.recovery).where(_r.person == bindparam("who"), _r.until.is_not(None))
_RECOVER = (
    update(tables.account)
    .where(
        _a.person == bindparam("who"),
        select(_r.id).where(_r.id == bindparam("of"), _r.person == bindparam("who")).exists(),
    )
    .values(password=bindparam("new_password"))
)
_USE_RECOVERY = delete(tables.recovery).where(_r.id == bindparam("of"))
_USE_TOKEN = update(tables.token).where(_t.id == bindparam("of")).values(used=bindparam("now"))
_END_TOKEN = delete(tables.token).where(_t.id == bindparam("of"))


class AccountStore:
    """The queries; every write goes through the store's one writer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- sessions

    async def add_person(self, person: Person, session: Session) -> None:
        """Store a new guest and the guest's session."""
        await self._store.writer.write(Change(_ADD_PERSON, (asdict(person),)), *_new_session(session))

    async def add_session(self, session: Session, instead_of: Session | None = None) -> None:
        """Store a session, replacing another if given."""
        changes = _end_rows([instead_of.id] if instead_of else [])
        await self._store.writer.write(*changes, *_new_session(session))

    async def session(self, *ids: str) -> tuple[Session, Known] | None:
        """The first of these sessions that exists, and its person."""
        rows = await self._store.all(
            select(tables.session, *_person_columns)
            .join(tables.person, tables.person.c.id == _s.person)
            .outerjoin(tables.account, _a.person == _s.person)
            .where(_s.id.in_(ids), _s.used > milliseconds() - KEPT)
        )
        row = min(rows, key=lambda row: ids.index(row[0]), default=None)
        return None if row is None else (Session(*row[:6]), _who(row[6:]))

    async def sessions(self, person: str) -> list[Session]:
        """Every session of a person, the most recently used first."""
        query = select(tables.session).where(_s.person == person, _s.used > milliseconds() - KEPT)
        return [Session(*row) for row in await self._store.all(query.order_by(_s.used.desc(), _s.created.desc()))]

    async def use_session(self, session: Session) -> None:
        """Store that a session is used now."""
        await self._store.writer.write(Change(_USE_SESSION, ({"of": session.id, "now": milliseconds()},)))

    async def end_sessions(self, sessions: Iterable[Session]) -> None:
        changes = _end_rows(session.id for session in sessions)
        if changes:
            await self._store.writer.write(*changes)

    async def leave_guest(self, session: Session) -> None:
        """Forget the guest who used the browser before."""
        await self._store.writer.write(Change(_LEAVE_GUEST, ({"of": session.id},)))

    async def signed_guest(self, person: str, since: int) -> Known | None:
        """A person without an account and without a session older than `since`."""
        older = select(_s.id).where(_s.person == person, _s.created < since).exists()
        row = await self._store.one(
            select(*_person_columns)
            .outerjoin(tables.account, _a.person == tables.person.c.id)
            .where(tables.person.c.id == person, _a.person.is_(None), ~older)
        )
        return None if row is None else _who(row)

    async def standing(self, ids: Iterable[str]) -> set[str]:
        """The sessions and tokens among these that still exist."""
        wanted_ids = list(ids)
        rows = await self._store.all(
            select(_s.id).where(_s.id.in_(wanted_ids)).union_all(select(_t.id).where(_t.id.in_(wanted_ids)))
        )
        return {str(row[0]) for row in rows}

    # ---- accounts

    async def add_account(
        self, account: Account, codes: Sequence[RecoveryCode], passkey: Passkey | None = None
    ) -> None:
        """Make a person an account with recovery codes. Raises Conflict when there is one, or one of this name."""
        first = (Change(_ADD_PASSKEY, (asdict(passkey),)),) if passkey else ()
        await self._store.writer.write(
            Change(_ADD_ACCOUNT, (asdict(account),)), Change(_ADD_RECOVERY, [asdict(code) for code in codes]), *first
        )

    async def account(self, person: str) -> Account | None:
        """The account of a person."""
        row = await self._store.one(select(tables.account).where(_a.person == person))
        return None if row is None else Account(*row)

    async def account_of(self, login: str) -> Account | None:
        """The account of a login name, in any capitalisation."""
        if not login.isprintable():
            return None
        row = await self._store.one(select(tables.account).where(_a.login == login))
        return None if row is None else Account(*row)

    async def set_login(self, person: str, login: str) -> None:
        """Change the login name. Raises Conflict when it is taken."""
        await self._store.writer.write(Change(_SET_LOGIN, ({"who": person, "new_login": login},)))

    async def set_password(self, person: str, password: str) -> None:
        await self._store.writer.write(Change(_SET_PASSWORD, ({"who": person, "new_password": password},)))

    async def set_program(self, person: str, program: bool) -> None:
        """Store whether a person declares to be a program."""
        await self._store.writer.write(Change(_SET_PROGRAM, ({"who": person, "new_program": program},)))

    # ---- recovery codes

    async def replace_codes(self, person: str, codes: Sequence[RecoveryCode]) -> None:
        """Store new recovery codes in place of all earlier ones."""
        await self._store.writer.write(
            Change(_DROP_RECOVERY, ({"who": person},)), Change(_ADD_RECOVERY, [asdict(code) for code in codes])
        )

    async def add_reset(self, code: RecoveryCode) -> None:
        """Store a code made by the operator in place of earlier ones of that kind; the person's own codes stay."""
        await self._store.writer.write(
            Change(_DROP_RESETS, ({"who": code.person},)), Change(_ADD_RECOVERY, (asdict(code),))
        )

    async def codes(self, person: str) -> list[RecoveryCode]:
        """The unused recovery codes of a person that have not expired, the oldest first."""
        current = or_(_r.until.is_(None), _r.until > milliseconds())
        query = select(tables.recovery).where(_r.person == person, current).order_by(_r.created, _r.id)
        return [RecoveryCode(*row) for row in await self._store.all(query)]

    async def recover(self, login: str, code: str, password: str) -> str | None:
        """Set the password of the account with this login name, and delete the code, given by its digest, in one
        transaction. Returns the person, None when the account has no such code.
        """
        if not login.isprintable():
            return None
        current = or_(_r.until.is_(None), _r.until > milliseconds())
        query = select(_a.person).join(tables.recovery, _r.person == _a.person)
        owner = await self._store.one(query.where(_a.login == login, _r.id == code, current))
        if owner is None:
            return None
        person = str(owner[0])
        # Two processes may both see the code; only one of them can add this row.
        used_code = Challenge(code, b"", None, None, milliseconds() + USED_CODE_KEPT)
        try:
            await self._store.writer.write(
                Change(_ADD_CHALLENGE, (asdict(used_code),)),
                Change(_RECOVER, ({"who": person, "of": code, "new_password": password},)),
                Change(_USE_RECOVERY, ({"of": code},)),
            )
        except Conflict:
            return None
        account = await self.account(person)
        return person if account and account.password == password else None  # otherwise the code was replaced

    # ---- passkeys

    async def add_challenge(self, challenge: Challenge) -> None:
        """Store a challenge, and delete expired ones."""
        await self._store.writer.write(
            Change(_DROP_CHALLENGES, ({"now": milliseconds()},)),
            Change(_ADD_CHALLENGE, (asdict(challenge),)),
        )

    async def challenge(self, id: str) -> Challenge | None:
        """A challenge that has not expired."""
        row = await self._store.one(select(tables.challenge).where(_c.id == id, _c.until > milliseconds()))
        return None if row is None else Challenge(*row)

    async def answer(self, challenge: Challenge) -> None:
        """Delete a challenge that is being answered. Raises Conflict when it was answered before."""
        mark = Challenge(f"answered {challenge.id}", b"", None, None, challenge.until)
        await self._store.writer.write(Change(_ADD_CHALLENGE, (asdict(mark),)))

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store a passkey. Raises Conflict when it exists."""
        await self._store.writer.write(Change(_ADD_PASSKEY, (asdict(passkey),)))

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by the credential's id."""
        row = await self._store.one(select(tables.passkey).where(_p.id == id))
        return None if row is None else Passkey(*row)

    async def passkeys(self, person: str) -> list[Passkey]:
        """Every passkey of a person, the oldest first."""
        query = select(tables.passkey).where(_p.person == person).order_by(_p.created, _p.id)
        return [Passkey(*row) for row in await self._store.all(query)]

    async def signed(self, passkey: Passkey, signs: int) -> None:
        """Store a passkey's new signature counter."""
        row: Row = {"of": passkey.id, "new_signs": signs, "now": milliseconds()}
        await self._store.writer.write(Change(_SIGNED, (row,)))

    async def name_passkey(self, passkey: Passkey, label: str) -> None:
        row = {"of": passkey.id, "who": passkey.person, "new_label": label}
        await self._store.writer.write(Change(_NAME_PASSKEY, (row,)))

    async def drop_passkey(self, passkey: Passkey) -> None:
        """Remove a passkey, unless it is the only way to sign in."""
        await self._store.writer.write(Change(_DROP_PASSKEY, ({"of": passkey.id, "who": passkey.person},)))

    # ---- tokens

    async def add_token(self, token: Token) -> None:
        await self._store.writer.write(Change(_ADD_TOKEN, (asdict(token),)))

    async def token(self, id: str) -> tuple[Token, Known] | None:
        """A token and its person."""
        row = await self._store.one(
            select(tables.token, *_person_columns)
            .join(tables.person, tables.person.c.id == _t.person)
            .outerjoin(tables.account, _a.person == _t.person)
            .where(_t.id == id)
        )
        return None if row is None else (Token(*row[:6]), _who(row[6:]))

    async def tokens(self, person: str) -> list[Token]:
        """Every token of a person, the oldest first."""
        query = select(tables.token).where(_t.person == person).order_by(_t.created, _t.id)
        return [Token(*row) for row in await self._store.all(query)]

    async def use_token(self, token: Token) -> None:
        """Store that a token is used now."""
        await self._store.writer.write(Change(_USE_TOKEN, ({"of": token.id, "now": milliseconds()},)))

    async def end_token(self, token: Token) -> None:
        await self._store.writer.write(Change(_END_TOKEN, ({"of": token.id},), (f"s:{token.id}",)))


def _new_session(session: Session) -> tuple[Change, ...]:
    return (
        Change(_ADD_SESSION, (asdict(session),)),
        Change(_DROP_OLDEST, ({"who": session.person},)),
    )


def _end_rows(ids: Iterable[str]) -> tuple[Change, ...]:
    rows = [{"of": id} for id in ids]
    return (Change(_END_SESSION, rows, [f"s:{row['of']}" for row in rows]),) if rows else ()


def _who(row: Sequence[Any]) -> Known:
    return Known(Person(*row[:-1]), row[-1] is not None)
