"""Floor 3: the companion of printed games: counts their sheets, says what may be laid, answers common questions.

Nothing here needs a server: a browser without a network runs it, too (`mazzo.host.local`).
"""

from mazzo.companion.count import TableCount, Verdict
from mazzo.companion.questions import QuestionOfRules, questions
from mazzo.companion.scorer import Calling, cards, count, has_calls, has_companion, has_recipes, head_of, match_of, may

__all__ = [
    "Calling",
    "QuestionOfRules",
    "TableCount",
    "Verdict",
    "cards",
    "count",
    "has_calls",
    "has_companion",
    "has_recipes",
    "head_of",
    "match_of",
    "may",
    "questions",
]
