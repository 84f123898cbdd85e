"""Writes the sources of the documentation site, which Sphinx turns into pages: `python -m generate.site FOLDER`."""
