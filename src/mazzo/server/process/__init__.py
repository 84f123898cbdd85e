"""The server process: start and stop, connections, workers, compilation, garbage collection."""

import sys

# Where Rich is installed, structlog imports it and Pygments for a console of colours. A server writes JSON, and starts
# sooner without them.
if not {"rich", "structlog"} & {*sys.modules}:
    sys.modules["rich"] = None  # type: ignore[assignment]
    import structlog  # noqa: F401

    del sys.modules["rich"]
