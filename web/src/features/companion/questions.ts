/** The search in the questions about the rules. */
import type { QuestionOfRules } from '../../net/protocol'

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The questions that have all words of a search, or rule number that is one of them; those whose question has them first. */
export function matching(questions: readonly QuestionOfRules[], search: string): QuestionOfRules[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => plain(text).includes(word))
  const inQuestion = questions.filter(({ question }) => has(question))
  const elsewhere = questions.filter(
    (one) => !inQuestion.includes(one) && has(`${one.question} ${one.answer} ${one.rules.join(' ')}`),
  )
  return [...inQuestion, ...elsewhere]
}
