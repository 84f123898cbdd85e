"""`python -m generate.site FOLDER`."""

import sys
from pathlib import Path

from generate.site import datasets, environments, games, grammar, interface, reference, source

GENERATED = (games, environments, datasets, grammar, interface, reference)

source.write(Path(sys.argv[1]), {path: text for module in GENERATED for path, text in module.pages().items()})
