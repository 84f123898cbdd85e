"""Draws a picture: JSON on the standard input, PNG on the standard output. Each picture gets a process of its own,
because the rasteriser would stop the server for a second. It imports nothing of the server.

Run as `python -m mazzo.server.pages.pictures DRAWINGS`, DRAWINGS being the script that `web/src/pictures` is built
into.
"""
