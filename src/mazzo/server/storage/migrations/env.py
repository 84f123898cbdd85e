"""Alembic's environment: runs the migrations on a given connection, in one transaction."""

from alembic import context

from mazzo.server.storage.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
