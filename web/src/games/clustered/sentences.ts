/**
 * Sentences about moves and possible moves, for the page and for screen readers. Their texts are in the game's
 * table.ftl.
 */
import { t } from '../../i18n/fluent'
import { gainText } from '../../i18n/points'
import { capital, sentenceAbout, type Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import { type ClusteredView, type Laid, type Span, START, WILD } from '../../net/protocol/clustered'
import { placeText } from '../../table/places'
import type { Player } from '../../table/players'
import { signed } from '../../ui/numbers'
import { nameOf, read } from './cards'
import { isAcross, laidAt, neighboursOf, playerOf, sizeOf, type Cell, type Meets, type Neighbour } from './grid'

/** One neighbour with the shared attributes. */
function meetText({ side, shared, row, col }: Neighbour, cards: readonly Laid[]): string {
  const there = laidAt(cards, { row, col })?.[0]
  if (there === WILD) return t('clustered-meets-wild', { side })
  return there === START ? t('clustered-meets-start', { side }) : t('clustered-meets', { side, shared })
}

/** The attributes that a card shares in a cell, neighbour by neighbour. */
export function meetTexts(cell: Cell, meets: Meets, cards: readonly Laid[]): string[] {
  return neighboursOf(cell, meets).map((neighbour) => meetText(neighbour, cards))
}

/** The neighbours that share too little, for a cell where the card does not fit. */
export function misfitText(cell: Cell, meets: Meets, cards: readonly Laid[]): string {
  const clashes = neighboursOf(cell, meets).filter((neighbour) => neighbour.clashes)
  return t('clustered-misfit', { why: clashes.map((neighbour) => meetText(neighbour, cards)).join('; ') })
}

/** One sentence with the card, its cell and the shared attributes. */
export function ghostText(card: number, cell: Cell, meets: Meets, gain: number, cards: readonly Laid[]): string {
  const what = meetTexts(cell, meets, cards).join(', ')
  return capital(t('clustered-ghost', { card: nameOf(card), place: placeText(cell), what, gain: signed(gain) }))
}

/** One step in words, for screen readers; "" if it needs none, as when another player draws. */
export function stepText(step: Step, view: ClusteredView, viewer: number | null, naming: Naming): string {
  const parsedMove = read(step.text)
  if (!parsedMove) return ''
  if (parsedMove.kind === 'undo') return t('clustered-said-undone', { total: playerOf(view, viewer)?.score.total ?? 0 })
  if (parsedMove.kind === 'draw')
    return parsedMove.card === null ? '' : t('clustered-said-drew-you', { card: nameOf(parsedMove.card) })
  const seat = step.seat ?? 0
  const card = nameOf(parsedMove.card)
  // A fast game discards at the end of every turn; otherwise only a player who cannot lay anything does.
  if (parsedMove.kind === 'discard')
    return sentenceAbout(`clustered-said-${view.fast ? 'trimmed' : 'discarded'}`, naming(seat), { card })
  const total = playerOf(view, seat)?.score.total ?? 0
  return sentenceAbout('clustered-said-laid', naming(seat), {
    card,
    place: placeText(parsedMove),
    gain: gainText(step.gain ?? 0),
    total,
  })
}

/** The name of a line or the rectangle on a score sheet. */
export function spanText(span: Span): string {
  if (span[2] > 1 && span[3] > 1) return t('clustered-score-rectangle-of', { rows: span[2], columns: span[3] })
  return t(isAcross(span) ? 'clustered-score-line-across' : 'clustered-score-line-down', { count: sizeOf(span) })
}

/** A summary of the table in one sentence, for screen readers. */
export function summaryText(view: ClusteredView, seat: number | null): string {
  const player = playerOf(view, seat)
  const cards = view.laid.length
  const edge = view.table ? ` ${t('clustered-summary-edge', { rows: view.table[2], cols: view.table[3] })}` : ''
  if (seat === null || !player) return t('clustered-summary-all', { cards }) + edge
  return t('clustered-summary', { cards, total: player.score.total, held: player.held, deck: player.deck }) + edge
}

/** The names of the seats of a match; null for the viewer's. */
export function namingOf(players: readonly Player[]): Naming {
  return (seat) => (players[seat]?.mine ? null : (players[seat]?.name ?? t('table-player', { seat: seat + 1 })))
}

/** The name of a card on the table, with its owner. */
export function laidText([card, seat]: Laid, naming: Naming): string {
  if (seat === null) return nameOf(card)
  const name = naming(seat)
  return name === null
    ? t('clustered-card-yours', { card: nameOf(card) })
    : t('clustered-card-of', { card: nameOf(card), name })
}

/** The label of a cell, for people who use the keyboard: its card, the texts in `more`, and its position. */
export function cellText(cell: Cell, cards: readonly Laid[], naming: Naming, ...more: string[]): string {
  const there = laidAt(cards, cell)
  const what = there ? laidText(there, naming) : t('table-cell-empty')
  return [what, ...more, placeText(cell)].filter(Boolean).join('; ')
}
