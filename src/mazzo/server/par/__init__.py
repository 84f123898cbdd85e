"""The par of finished matches: reckoned in a process of its own, kept in the database, told and shown."""
