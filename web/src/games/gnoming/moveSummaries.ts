/** What a seat did, told in sentences: the first one names who did it, the next ones go on from there. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import { nameOf, read, SIDES, type ParsedMove } from './cards'

/** Everything in these steps that the table tells of a seat: its own parsedMoves, and the cards that chance brought in between. */
export function movesIn(steps: readonly Step[]): ParsedMove[] {
  return steps.flatMap((step) => {
    const parsedMove = read(step.text)
    return parsedMove && parsedMove.kind !== 'undo' ? [parsedMove] : []
  })
}

function cardText(card: number | null): string {
  return card === null ? t('gnoming-did-card') : nameOf(card)
}

/** One parsedMove with the card that chance brought right after it; `first`: who it was is still to be said. */
function moveSummaryText(name: string | null, parsedMove: ParsedMove, came: number | null, first: boolean): string {
  const form = name === null ? '-you' : ''
  const then = first ? form : '-then'
  const who = name ?? ''
  switch (parsedMove.kind) {
    case 'draw':
      return t(`gnoming-did-draw${form}`, { name: who, card: cardText(came) })
    case 'take':
      return t(`gnoming-did-take${form}`, {
        name: who,
        card: cardText(parsedMove.card),
        pile: SIDES[parsedMove.pile]!,
      })
    case 'put': {
      const put = t(`gnoming-did-put${then}`, {
        name: who,
        card: cardText(parsedMove.card),
        cell: parsedMove.cell + 1,
      })
      const out = parsedMove.out ?? came
      return out === null ? put : `${capital(put)} ${capital(t('gnoming-did-out', { card: nameOf(out) }))}`
    }
    case 'discard':
      if (parsedMove.pile === null) return t(`gnoming-did-leave${then}`, { name: who })
      return t(`gnoming-did-discard${then}`, {
        name: who,
        card: cardText(parsedMove.card),
        pile: SIDES[parsedMove.pile]!,
      })
    case 'turn':
      if (came === null) return t(`gnoming-did-turn${form}`, { name: who, cell: parsedMove.cell + 1 })
      return t(`gnoming-did-turned${form}`, { name: who, cell: parsedMove.cell + 1, card: nameOf(came) })
    case 'pass':
      return t(`gnoming-did-pass${form}`, { name: who })
    default:
      return ''
  }
}

/** The parsedMoves of one seat in the order they were done. `name`: null for the viewer's own. */
export function moveTexts(name: string | null, parsedMoves: readonly ParsedMove[]): string[] {
  const said: string[] = []
  parsedMoves.forEach((parsedMove, k) => {
    if (parsedMove.kind === 'card') return
    const next = parsedMoves[k + 1]
    const text = moveSummaryText(name, parsedMove, next?.kind === 'card' ? next.card : null, said.length === 0)
    if (text) said.push(capital(text))
  })
  return said
}
