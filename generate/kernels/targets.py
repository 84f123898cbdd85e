"""The machine code of kernels for each target, and the libraries that LLD makes of it."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from tools.node import install_packages, npm

HERE = Path(__file__).parent
LINKED_BY_LIBC = {"memcpy", "memmove", "memset"}
"""Functions of C that LLVM calls for long copies: every process has them, except on
Windows.
"""
LOWERED = {"sqrt"}
"""Functions of C for which every target has an instruction."""


@dataclass(frozen=True)
class Target:
    """A processor and a format of libraries."""

    name: str
    """As `mazzo.compiled.library.here` names it."""
    triple: str
    processor: str
    suffix: str
    link: tuple[str, ...]
    """Arguments of LLD besides the files."""
    features: str = ""

    def file(self, game: str) -> str:
        """The name of a game's library."""
        return f"{game}.{self.suffix}" if self.suffix == self.name else f"{game}.{self.name}.{self.suffix}"


_ELF = ("-flavor", "gnu", "-shared", "--strip-all", "--build-id=none", "-z", "noexecstack", "-z", "noseparate-code")
# The second version is that of the SDK. From 15.4 on, macOS refuses a library that is linked with nothing.
_MACH_O = (
    "-flavor",
    "darwin",
    "-dylib",
    "-platform_version",
    "macos",
    "11.0",
    "11.0",
    "-undefined",
    "dynamic_lookup",
    "-x",
)
_PE = ("-flavor", "link", "/dll", "/noentry", "/nodefaultlib", "/machine:x64", "/brepro")
_WASM = ("-flavor", "wasm", "-shared", "--experimental-pic", "--no-entry", "-O2", "--strip-all")
TARGETS = (
    Target("linux-x86_64", "x86_64-unknown-linux-gnu", "x86-64-v2", "so", _ELF),
    Target("linux-aarch64", "aarch64-unknown-linux-gnu", "generic", "so", _ELF),
    Target("macos-aarch64", "arm64-apple-macosx11.0.0", "apple-m1", "dylib", (*_MACH_O, "-arch", "arm64")),
    Target("macos-x86_64", "x86_64-apple-macosx11.0.0", "x86-64-v2", "dylib", (*_MACH_O, "-arch", "x86_64")),
    Target("windows-x86_64", "x86_64-pc-windows-msvc", "x86-64-v2", "dll", _PE),
    Target(
        "wasm",
        "wasm32-unknown-unknown",
        "generic",
        "wasm",
        _WASM,
        "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue,+simd128",
    ),
)


def merge(interface: Any, modules: Iterable[Any]) -> str:
    """The IR of the interface and of all modules."""
    whole = llvm.parse_assembly(str(interface))
    for module in modules:
        whole.link_in(module, preserve=True)
    return str(whole)


def compile_for(target: Target, text: str, symbols: Iterable[str]) -> bytes:
    """An object file of the IR that exports these symbols. Raises SystemExit if a kernel can raise or needs a function
    from outside.
    """
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, features=target.features, opt=3, reloc="pic"
    )
    is_windows = target.suffix == "dll"
    module = llvm.parse_assembly(text + (_COPIES if is_windows else ""))
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    exported = set(symbols)
    kept = LINKED_BY_LIBC if is_windows else set()
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported | kept else "internal"
            if is_windows and function.name in exported:
                function.storage_class = "dllexport"
    for variable in module.global_variables:
        if not variable.is_declaration and not variable.name.startswith("llvm.") and variable.name != "_fltused":
            variable.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    simplify = builder.getFunctionPassManager()  # first each function by itself: then it is seen that none can raise
    for function in module.functions:
        if not function.is_declaration:
            simplify.run(function, builder)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    _check(module)
    return bytes(machine.emit_object(module))


def _check(module: Any) -> None:
    """Refuse what a library cannot do: to raise, and to call a function from outside."""
    outside = {one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")}
    if outside - LOWERED - LINKED_BY_LIBC:
        raise SystemExit(f"kernels call {', '.join(sorted(outside - LOWERED))}, which no library has")
    for function in module.functions:
        for block in function.blocks:
            if any("@llvm.trap" in str(one) for one in block.instructions):
                raise SystemExit(f"{function.name} can raise an exception: a kernel must not")


def link(folder: Path, jobs: Sequence[tuple[Target, str, str, Sequence[str]]]) -> None:
    """Link objects in a folder: (target, object, library, exported symbols) each."""
    orders = []
    for target, thing, library, symbols in jobs:
        out = (f"/out:{library}",) if target.suffix == "dll" else ("-o", library)
        exports = [f"--export={one}" for one in symbols] if target.suffix == "wasm" else []
        orders.append({"object": thing, "library": library, "args": [*target.link, *exports, thing, *out]})
    (folder / "jobs.json").write_text(json.dumps(orders))
    install_packages("Fetching the linker", HERE)
    npm("Linking", "run", "link", "--", str(folder), folder=HERE)


_COPIES = """
@_fltused = constant i32 0
define ptr @memcpy(ptr returned %to, ptr %from, i64 %count) #900 {
entry:
  %none = icmp eq i64 %count, 0
  br i1 %none, label %end, label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %source = getelementptr i8, ptr %from, i64 %k
  %byte = load i8, ptr %source
  %target = getelementptr i8, ptr %to, i64 %k
  store i8 %byte, ptr %target
  %next = add i64 %k, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %end, label %loop
end:
  ret ptr %to
}
define ptr @memmove(ptr returned %to, ptr %from, i64 %count) #900 {
entry:
  %ahead = icmp ugt ptr %to, %from
  br i1 %ahead, label %backward, label %forward
forward:
  %copied = call ptr @memcpy(ptr %to, ptr %from, i64 %count)
  ret ptr %to
backward:
  %k = phi i64 [ %count, %entry ], [ %next, %body ]
  %done = icmp eq i64 %k, 0
  br i1 %done, label %end, label %body
body:
  %next = sub i64 %k, 1
  %source = getelementptr i8, ptr %from, i64 %next
  %byte = load i8, ptr %source
  %target = getelementptr i8, ptr %to, i64 %next
  store i8 %byte, ptr %target
  br label %backward
end:
  ret ptr %to
}
define ptr @memset(ptr returned %to, i32 %value, i64 %count) #900 {
entry:
  %byte = trunc i32 %value to i8
  %none = icmp eq i64 %count, 0
  br i1 %none, label %end, label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %target = getelementptr i8, ptr %to, i64 %k
  store i8 %byte, ptr %target
  %next = add i64 %k, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %end, label %loop
end:
  ret ptr %to
}
attributes #900 = { noinline "no-builtins" }
"""
"""The functions of C that a library for Windows brings itself, and a mark that floats are used. Byte by byte: LLVM
vectorises the loops, and calls the functions only for long copies.
"""
