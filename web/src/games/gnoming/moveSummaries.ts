/** The moves of a seat as sentences: the first names the player, the others leave the name out. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import { SIDES } from '../../net/protocol/gnoming'
import { nameOf, read, type ParsedMove } from './cards'

/** The moves of a seat in these steps, with the outcomes of chance between them. */
export function movesIn(steps: readonly Step[]): ParsedMove[] {
  return steps.flatMap((step) => {
    const parsedMove = read(step.text)
    return parsedMove && parsedMove.kind !== 'undo' ? [parsedMove] : []
  })
}

function cardText(card: number | null): string {
  return card === null ? t('gnoming-did-card') : nameOf(card)
}

/** One move with the outcome of chance right after it, in words; `first`: whether the sentence names the player. */
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

/** The sentences about the moves of one seat, in order. `name`: null for the viewer. */
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
