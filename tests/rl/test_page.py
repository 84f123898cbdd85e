"""The code in docs/rl.md runs."""

from tests.code_blocks import run_python_of
from tests.optional_packages import needed

needed("gymnasium", "rl")
needed("pettingzoo", "rl")
needed("pyspiel", "openspiel")


def test_the_python_of_the_page_runs() -> None:
    run_python_of("rl.md")
