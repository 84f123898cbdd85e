"""Browser tests: the real server and a real Chromium. Those about one game are in `tests/games/<game>/browser`."""
