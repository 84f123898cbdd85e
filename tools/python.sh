#!/bin/sh
# Runs its arguments with the project's own Python, .venv; where there is none yet, with the newest Python on PATH that
# Mazzo works with: 3.11 to 3.13, else 3.14. A name on PATH proves nothing (a version manager's shim may have no Python
# behind it), so each one is run. MAZZO_PYTHON names the one to use instead.
set -u

question='
import sys
import ctypes, sqlite3, ssl, venv
minor = sys.version_info[1] if sys.version_info[0] == 3 else 0
if not 11 <= minor <= 14:
    sys.exit(1)
rank = 10 if minor == 14 else minor
try:
    import ensurepip
except ImportError:
    rank -= 9  # only uv could make an environment with this one
print(rank, sys.executable)
'
ask() { "$1" -c "$question" 2>/dev/null </dev/null; }

own=.venv/bin/python
if [ -x "$own" ] && ask "$own" >/dev/null; then
    exec "$own" "$@"
fi
best_rank=0
best=
for name in ${MAZZO_PYTHON:-python3.13 python3.12 python3.11 python3 python python3.14}; do
    answer=$(ask "$name") || continue
    rank=${answer%% *}
    if [ "$rank" -gt "$best_rank" ]; then
        best_rank=$rank
        best=${answer#* }
    fi
done
if [ -z "$best" ]; then
    echo "Mazzo needs Python 3.11, 3.12, 3.13 or 3.14, and none of them runs here." >&2
    echo "Install one, or name one that is not on PATH: make MAZZO_PYTHON=/path/to/python3" >&2
    exit 1
fi
exec "$best" "$@"
