"""The extra `host`: which of its packages are installed. It is for people who run a public server; without it the
server plays every game, and lacks what the capabilities name.
"""

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Literal

Capability = Literal["postgres", "passkeys", "push", "pictures", "beacon", "loop"]
MODULES: Mapping[Capability, tuple[str, ...]] = {
    "postgres": ("asyncpg",),
    "passkeys": ("webauthn",),
    "push": ("cryptography", "jwt"),
    "pictures": ("quickjs", "resvg_py"),
    "beacon": ("py_arkworks_bls12381",),
    "loop": ("uvloop",),
}
"""What the extra adds -> the modules that it needs. `pictures`: of links; `beacon`: checks its rounds; `loop`: a faster
event loop.
"""


def has(capability: Capability) -> bool:
    """Whether the modules of a capability can be imported."""
    return all(find_spec(module) is not None for module in MODULES[capability])


def missing() -> list[Capability]:
    """What `pip install "mazzo[host]"` would add here; there is no faster event loop for Windows."""
    return [name for name in MODULES if not has(name) and (name, sys.platform) != ("loop", "win32")]
