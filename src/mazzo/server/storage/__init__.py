"""The database: engine, tables and migrations, the one writer, queries, and the browsers' cookies."""
