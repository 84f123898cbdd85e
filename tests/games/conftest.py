"""A server for the lessons: the fixtures of the server's tests."""

from tests.server.conftest import blank, database, database_kind, guest, served

__all__ = ["blank", "database", "database_kind", "guest", "served"]
