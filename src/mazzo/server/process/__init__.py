"""The server process: its start and stop, its sockets, its workers, what it compiles and collects."""
