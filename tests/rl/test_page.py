"""The code in docs/rl.md runs."""

import pytest

from tests.code_blocks import LEARNERS, run_python_of, uses
from tests.optional_packages import needed

needed("gymnasium", "rl")
needed("pettingzoo", "rl")


def test_the_python_of_the_page_runs() -> None:
    run_python_of("rl.md", chosen=lambda block: not uses(block, LEARNERS))


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("learner", LEARNERS)
def test_the_python_with_learners_of_other_projects_runs(learner: str) -> None:
    needed(learner)
    run_python_of("rl.md", chosen=lambda block: uses(block, (learner,)))
