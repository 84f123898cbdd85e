"""The database: engine, tables and migrations, the one writer, queries."""
