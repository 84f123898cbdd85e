"""Compiles the kernels of every game ahead of time, for each processor and for WebAssembly: `make kernels`.

Numba types the kernels and writes LLVM IR, LLVM compiles it for each target, LLD links it (docs/kernels.md).
"""
