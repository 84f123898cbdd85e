"""The table as people meet it: the real server and a real browser."""
