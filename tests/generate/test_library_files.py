"""The files of the libraries as the systems that load them read them: machine, exports, imports, segments, signature.
They are made on one machine for all platforms.
"""

import hashlib
import json
import struct
import subprocess
from pathlib import Path
from typing import Any

import lief
import pytest

from generate.kernels.targets import TARGETS
from mazzo.compiled.library import FOLDER
from mazzo.games import GAMES
from tools.node import find_node

PAGES = {"linux-x86_64": 0x1000, "linux-aarch64": 0x10000, "macos-x86_64": 0x1000, "macos-aarch64": 0x4000}
"""The largest pages of a platform, in bytes: some kernels of Linux have pages of 64 KiB."""
MANIFESTS = {name: json.loads((FOLDER / f"{name}.json").read_bytes()) for name in GAMES}
BY_MACOS = {"_memcpy", "_memmove", "_memset", "_bzero", "___bzero"}
"""Functions of the C library, which every process on macOS has."""
BY_THE_HOST = {"env.memory", "env.__stack_pointer", "env.__memory_base", "env.__table_base"}
READ_BY_NODE = """
const read = (file) => new WebAssembly.Module(require('fs').readFileSync(file))
const of = (module) => [
  WebAssembly.Module.exports(module).map((one) => one.name),
  WebAssembly.Module.imports(module).map((one) => `${one.module}.${one.name}`),
]
console.log(JSON.stringify(process.argv.slice(1).map((file) => of(read(file)))))
"""
ADHOC, CODE_DIRECTORY, SHA_256 = 2, 0, 2
"""Of Apple's `cs_blobs.h`: a flag of a signature without an identity, a slot, and a kind of hash."""
SDK_THAT_ASKS_FOR_LIBSYSTEM = [15, 4, 0]
"""The system refuses a library that is linked with nothing if it was made for this version or a later one."""

on_each = pytest.mark.parametrize("name", GAMES)


def files_for(name: str, suffix: str) -> list[tuple[str, Path]]:
    """The libraries of a game whose files have a suffix, by platform."""
    return [(target.name, FOLDER / target.file(name)) for target in TARGETS if target.suffix == suffix]


def parsed(file: Path) -> Any:
    """A file as LIEF reads it."""
    binary = lief.parse(file)
    assert binary is not None
    return binary


@on_each
def test_on_linux_a_library_exports_its_functions_and_imports_nothing(name: str) -> None:
    for platform, file in files_for(name, "so"):
        binary = parsed(file)
        assert {one.name for one in binary.exported_symbols} == set(MANIFESTS[name]["functions"])
        assert not list(binary.imported_symbols)
        assert not binary.libraries
        segments = lief.ELF.Segment.TYPE
        assert all(one.alignment >= PAGES[platform] for one in binary.segments if one.type == segments.LOAD)
        stack = next(one for one in binary.segments if one.type == segments.GNU_STACK)
        assert not stack.has(lief.ELF.Segment.FLAGS.X)


@on_each
def test_on_windows_a_library_exports_its_functions_and_imports_nothing(name: str) -> None:
    for _, file in files_for(name, "dll"):
        binary = parsed(file)
        assert {one.name for one in binary.get_export().entries} == set(MANIFESTS[name]["functions"])
        assert not list(binary.imports)
        assert binary.header.machine == lief.PE.Header.MACHINE_TYPES.AMD64
        assert binary.has_relocations
        flags = lief.PE.OptionalHeader.DLL_CHARACTERISTICS
        for flag in (flags.DYNAMIC_BASE, flags.NX_COMPAT, flags.HIGH_ENTROPY_VA):
            assert binary.optional_header.has(flag)


@on_each
def test_on_macos_a_library_exports_its_functions_and_imports_copies_only(name: str) -> None:
    for platform, file in files_for(name, "dylib"):
        binary = parsed(file)
        assert {one.name for one in binary.exported_symbols} == {f"_{one}" for one in MANIFESTS[name]["functions"]}
        assert {one.name for one in binary.imported_symbols} <= BY_MACOS
        assert binary.build_version.minos == [11, 0, 0]
        assert binary.build_version.sdk < SDK_THAT_ASKS_FOR_LIBSYSTEM
        assert binary.has_uuid
        starts = [start for one in binary.segments for start in (one.virtual_address, one.file_offset)]
        assert not any(start % PAGES[platform] for start in starts)


@on_each
def test_on_apples_processors_a_library_is_signed_page_by_page(name: str) -> None:
    """The kernel ends a process that runs a page without a hash, or with a wrong one."""
    file = FOLDER / next(target for target in TARGETS if target.name == "macos-aarch64").file(name)
    raw, signature = file.read_bytes(), parsed(file).code_signature
    blob = raw[signature.data_offset : signature.data_offset + signature.data_size]
    slot, offset = struct.unpack_from(">II", blob, 12)
    directory = blob[offset:]
    flags, hashes, _, _, pages, limit, size, kind, _, page_bits = struct.unpack_from(">12xIIIIIIBBBB", directory)
    assert (slot, kind, flags & ADHOC) == (CODE_DIRECTORY, SHA_256, ADHOC)
    assert limit == signature.data_offset
    assert len(raw) == signature.data_offset + signature.data_size
    starts = range(0, limit, 1 << page_bits)
    digests = [hashlib.sha256(raw[at : min(at + (1 << page_bits), limit)]).digest() for at in starts]
    assert pages == len(digests)
    assert directory[hashes : hashes + pages * size] == b"".join(digests)


def test_for_webassembly_a_library_exports_its_functions_and_imports_memory_only() -> None:
    node = find_node()
    assert node is not None
    files = [str(file) for name in GAMES for _, file in files_for(name, "wasm")]
    command = [str(node.folder / "node"), "-e", READ_BY_NODE, *files]
    output = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    for name, (exports, imports) in zip(GAMES, json.loads(output), strict=True):
        assert set(exports) - {"__wasm_apply_data_relocs"} == set(MANIFESTS[name]["functions"])
        assert set(imports) == BY_THE_HOST
