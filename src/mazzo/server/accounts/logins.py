"""Login names that nobody may choose, because others would take their owner for the operator or for a bot."""

from __future__ import annotations

from typing import get_args

from mazzo.host.words import BotName

RESERVED = frozenset(
    (
        *("admin", "administrator", "root", "system", "sysadmin", "superuser", "operator", "owner", "staff", "team"),
        *("mazzo", "moderator", "moderatore", "mod", "support", "supporto", "help", "aiuto", "info", "contact"),
        *("official", "security", "abuse", "postmaster", "hostmaster", "webmaster", "noreply", "server", "api"),
        *("bot", "bots", "guest", "ospite", "anonymous", "anonimo", "everyone", "nobody", "null", "undefined", "me"),
        *get_args(BotName),
    )
)
_SIGNS = str.maketrans(dict.fromkeys("._@+-", ""))
_DIGITS = str.maketrans("01345", "oieas")


def is_reserved(login: str) -> bool:
    """Whether a login name is reserved, in any capitalisation, with signs between its letters, digits for them or a
    number behind.
    """
    plain = login.lower().translate(_SIGNS)
    bare = plain.rstrip("0123456789")
    return not RESERVED.isdisjoint((plain, plain.translate(_DIGITS), bare, bare.translate(_DIGITS)))
