"""A server for lessons and for `tests/games/*/server`: the fixtures of the server's tests."""

from tests.server.conftest import blank, cheap_passwords, database, database_kind, guest, served

__all__ = ["blank", "cheap_passwords", "database", "database_kind", "guest", "served"]
