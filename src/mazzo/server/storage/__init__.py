"""The database: its engine, tables and migrations, the one writer, the queries, and who a browser is."""
