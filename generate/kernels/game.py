"""The machine code and the manifest of one game."""

import platform
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba

from generate.kernels.entry_points import collect, modules_of
from generate.kernels.interface import wrap
from generate.kernels.targets import TARGETS, compile_for, merge
from mazzo.compiled.library import digest_of
from mazzo.core.record import Record
from mazzo.games import GAMES


def made_with() -> dict[str, str]:
    """The versions on which the bytes depend."""
    python = ".".join(platform.python_version_tuple()[:2])
    return {"python": python, "numba": numba.__version__, "llvmlite": llvmlite.__version__}


def compile_game(name: str, folder: Path) -> dict[str, Any]:
    """Write the objects of a game for every target into a folder; returns the manifest without
    libraries.
    """
    game = GAMES[name]
    body = collect(game)
    modules = sorted(body.modules)
    sources, code = digest_of(modules), digest_of(modules, only_code=True)  # now: they may be edited meanwhile
    interface, functions = wrap(body.entry_points)
    text = merge(interface, modules_of(body.entry_points))
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for target in TARGETS:
        (folder / f"{name}.{target.name}.o").write_bytes(compile_for(target, text, functions))
    records = {
        f"{one.__module__}.{one.__qualname__}": {"size": one.SIZE, "fields": one.LAYOUT}
        for home in body.modules.values()
        for one in vars(home).values()
        if isinstance(one, type) and issubclass(one, Record) and one.LAYOUT
    }
    return {
        "game": name,
        "ruleset": game.meta.ruleset,
        "made_with": made_with(),
        "sources": sources,
        "code": code,
        "modules": modules,
        "records": dict(sorted(records.items())),
        "blank": game.new_state().to_bytes().hex(),
        "max_actions": game.meta.max_actions,
        "values": dict(sorted(body.values.items())),
        "functions": functions,
    }
