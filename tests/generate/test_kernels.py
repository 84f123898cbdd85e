"""What makes the libraries: the same bytes on every machine, and a refusal for what no library can do."""

import json
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
import pytest

from generate.kernels.__main__ import build
from generate.kernels.game import made_with
from generate.kernels.interface import kinds_of
from generate.kernels.targets import TARGETS, compile_for
from mazzo.compiled.library import FOLDER
from mazzo.games import GAMES
from tests.sizes import drawn

RAISING = """
declare void @llvm.trap()
define i64 @mazzo.f(i64 %k) {
  %bad = icmp eq i64 %k, 0
  br i1 %bad, label %raise, label %end
raise:
  call void @llvm.trap()
  unreachable
end:
  ret i64 %k
}
"""
CALLING = "declare i64 @system(ptr)\ndefine i64 @mazzo.f(ptr %k) {\n  %1 = call i64 @system(ptr %k)\n  ret i64 %1\n}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (RAISING, "mazzo.f can raise an exception: a kernel must not"),
        (CALLING, "kernels call system, which no library has"),
    ],
)
def test_a_kernel_that_raises_or_calls_out_is_refused_by_name(text: str, said: str) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    with pytest.raises(SystemExit, match=said):
        compile_for(TARGETS[0], text, ["mazzo.f"])


def test_arguments_are_integers_records_of_integers_and_arrays_of_them() -> None:
    point = numba.from_dtype(np.dtype([("x", "i2"), ("row", "i1", (3,))], align=True))
    types: Any = numba.types
    assert kinds_of(types.int64) == ["int"]
    assert kinds_of(point) == ["record"]
    assert kinds_of(types.Tuple((point[::1], types.int8[:, ::1], types.int64))) == ["row", "grid", "int"]
    for kind in (types.float64, types.voidptr, types.unicode_type, numba.from_dtype(np.dtype([("far", "f8")]))):
        with pytest.raises(TypeError, match="is neither an integer nor a record of integers"):
            kinds_of(kind)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("number", drawn(1, of=len(GAMES)))
def test_the_libraries_are_made_again_byte_by_byte(number: int, tmp_path: Path) -> None:
    name = list(GAMES)[number]
    manifest = json.loads((FOLDER / f"{name}.json").read_bytes())
    if manifest["made_with"] != made_with():
        pytest.skip(f"the libraries were made with {manifest['made_with']}, which this is not")
    build([name], tmp_path)
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (FOLDER / file.name).read_bytes(), file.name
