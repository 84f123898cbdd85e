/** The moves of a seat as sentences: the first names the player, the others leave the name out. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import { SIDES } from '../../net/protocol/gnoming'
import { nameOf, read, type ParsedMove } from './cards'

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
function moveSummaryText(
  name: string | null,
  parsedMove: ParsedMove,
  drawnCard: number | null,
  first: boolean,
): string {
  const form = name === null ? '-you' : ''
  const then = first ? form : '-then'
  const { kind } = parsedMove
  const args = {
    name: name ?? '',
    card: cardText('card' in parsedMove ? parsedMove.card : drawnCard),
    cell: 'cell' in parsedMove ? parsedMove.cell + 1 : 0,
    pile: 'pile' in parsedMove && parsedMove.pile !== null ? SIDES[parsedMove.pile]! : '',
  }
  if (kind === 'draw' || kind === 'take' || kind === 'pass') return t(`gnoming-did-${kind}${form}`, args)
  if (kind === 'turn') return t(`gnoming-did-${drawnCard === null ? 'turn' : 'turned'}${form}`, args)
  if (kind === 'discard') return t(`gnoming-did-${parsedMove.pile === null ? 'leave' : 'discard'}${then}`, args)
  if (kind !== 'put') return ''
  const put = t(`gnoming-did-put${then}`, args)
  const out = parsedMove.out ?? drawnCard
  return out === null ? put : `${capital(put)} ${capital(t('gnoming-did-out', { card: nameOf(out) }))}`
}

/** The parsedMoves of one seat in the order they were done. `name`: null for the viewer's own. */
export function moveTexts(name: string | null, parsedMoves: readonly ParsedMove[]): string[] {
  const texts: string[] = []
  parsedMoves.forEach((parsedMove, k) => {
    if (parsedMove.kind === 'card') return
    const next = parsedMoves[k + 1]
    const text = moveSummaryText(name, parsedMove, next?.kind === 'card' ? next.card : null, texts.length === 0)
    if (text) texts.push(capital(text))
  })
  return texts
}
