"""The server process: start and stop, connections, workers, compilation, garbage collection."""
