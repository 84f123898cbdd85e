/**
 * Sentences about moves and possible moves, for the page and for screen readers. Their texts are in the game's
 * table.ftl.
 */
import { t } from '../../i18n/fluent'
import { capital, sentenceAbout, type Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import { type GnomingView, HAZARD, MULLIGAN, type Player, type Put, type Sheet } from '../../net/protocol/gnoming'
import { minus, signed } from '../../ui/numbers'
import { cellName, figureOf, nameOf, read, valueOf, type ParsedMove } from './cards'
import { moveTexts } from './moveSummaries'
import { lineText, rowsText } from './rounds'

/** The content of a cell in words. */
export function cellText(cell: number, card: number | null): string {
  return capital(
    t('gnoming-cell-card', { cell: cellName(cell), card: card === null ? t('gnoming-down') : figureOf(card) }),
  )
}

/** A placement in words: the change of points, and the lines it would complete. */
export function putText(card: number, [, cell, gain, lines]: Put, there: number | null): string {
  const what = t('gnoming-put', {
    card: nameOf(card),
    cell: cell + 1,
    out: there === null ? 'down' : printedName(there),
    gain: signed(gain),
  })
  return [
    capital(what),
    ...lines.map((line) => t('gnoming-completes', { line: lineText(line), points: minus(-line[2]) })),
  ].join(' ')
}

/** The name of a card with its printed text: the label of a button must contain its visible text. */
function printedName(card: number): string {
  return card === HAZARD ? `${nameOf(card)} (${signed(valueOf(card))})` : nameOf(card)
}

/** A grid in one sentence: its face-up cards and its points. */
export function gridText(sheet: Sheet): string {
  return t('gnoming-grid', { rows: rowsText(sheet), points: minus(sheet.points) })
}

/** One player at the table, for screen readers. */
export function playerText(player: Player, naming: Naming): string {
  const name = naming(player.seat) ?? capital(t('gnoming-you'))
  return t('gnoming-player', {
    name,
    mood: t(`gnoming-mood-${player.state}`),
    total: minus(player.score.total),
    down: player.down,
  })
}

/** The points of the rounds so far, and their sum. */
export function totalText({ score }: Player): string {
  return t('gnoming-player-total', {
    rounds: score.rounds.map(minus).join(' · ') || '–',
    total: minus(score.total),
  })
}

/** Sentences about the cards turned between two states of the table, if no step names them. */
function openedText(before: GnomingView, after: GnomingView, naming: Naming): string[] {
  if (before.round !== after.round) return []
  return after.players.flatMap(({ seat, sheet }) => {
    const old = before.players[seat]!.sheet.cells
    const cards = sheet.cells.flatMap((card, cell) =>
      card !== null && old[cell] === null ? [t('gnoming-opened', { card: nameOf(card), cell: cell + 1 })] : [],
    )
    return cards.length > 0 ? [sentenceAbout('gnoming-said-opened', naming(seat), { cards: cards.join(', ') })] : []
  })
}

/** Sentences about a batch of steps; an outcome of chance belongs to the move before it. */
export function stepTexts(steps: readonly Step[], before: GnomingView, after: GnomingView, naming: Naming): string[] {
  const runs: { seat: number | null; parsedMoves: ParsedMove[] }[] = []
  for (const { seat, text } of steps) {
    const parsedMove = read(text)
    if (!parsedMove) continue
    const last = runs.at(-1)
    if (last && (seat === null || seat === last.seat)) last.parsedMoves.push(parsedMove)
    else runs.push({ seat, parsedMoves: [parsedMove] })
  }
  // Cards that all choose or turn at once are listed player by player.
  const together = before.turn === null
  const texts = runs.flatMap(({ seat, parsedMoves }) => {
    if (parsedMoves.some(({ kind }) => kind === 'undo')) return [t('gnoming-said-undone')]
    if (together) return []
    return seat === null ? lateText(parsedMoves) : moveTexts(naming(seat), parsedMoves)
  })
  const areCardsTurned = together || after.turn === null
  return areCardsTurned
    ? [...texts, ...openedText(before, after, naming)]
    : [...texts, ...staysText(steps, before, after)]
}

/** The sentence about a replaced card that took the place of the second mulligan because it could not bounce. */
function staysText(steps: readonly Step[], before: GnomingView, after: GnomingView): string[] {
  const at = steps.findLastIndex(({ text }) => read(text)?.kind === 'put')
  const put = steps[at]
  const move = put && read(put.text)
  const result = steps[at + 1] && read(steps[at + 1]!.text)
  if (!put || put.seat === null || move?.kind !== 'put' || result?.kind !== 'card' || result.card === null) return []
  const { cells } = after.players[put.seat]!.sheet
  const old = before.players[put.seat]!.sheet.cells
  const place = cells.findIndex((card, cell) =>
    cell === move.cell ? move.card === MULLIGAN && card !== MULLIGAN : old[cell] === MULLIGAN && card === result.card,
  )
  return place < 0 ? [] : [t('gnoming-did-stays', { card: nameOf(result.card), cell: place + 1 })]
}

/** The sentence about a card that arrives in a later batch than its move: drawn, or replaced in the grid. */
function lateText(parsedMoves: readonly ParsedMove[]): string[] {
  const card = parsedMoves.find((move) => move.kind === 'card')?.card ?? null
  return card === null ? [] : [capital(t('gnoming-did-out', { card: nameOf(card) }))]
}

/** Sentences about changes besides the moves: a round is over, a player has gone out, the stock was shuffled again. */
export function changeTexts(before: GnomingView, after: GnomingView, naming: Naming): string[] {
  const texts: string[] = []
  for (let round = before.rounds.length; round < after.rounds.length; round += 1) {
    texts.push(t('gnoming-said-round', { round: round + 1 }))
    after.rounds[round]!.forEach(({ points }, seat) =>
      texts.push(sentenceAbout('gnoming-said-points', naming(seat), { points: minus(points) })),
    )
  }
  if (after.out !== null && before.out !== after.out) texts.push(sentenceAbout('gnoming-said-out', naming(after.out)))
  if (before.round === after.round && after.stock > before.stock) texts.push(t('gnoming-said-renewed'))
  if (before.round !== after.round) {
    const [left, right] = after.piles
    if (left[0] !== null && right[0] !== null)
      texts.push(t('gnoming-said-piles', { left: nameOf(left[0]), right: nameOf(right[0]) }))
  }
  return texts
}

/** A summary of the table in one sentence. */
export function summaryText(view: GnomingView, seat: number | null): string {
  const [left, right] = view.piles
  const piles = t('gnoming-summary', {
    round: view.round + 1,
    stock: view.stock,
    left: left[0] === null ? t('gnoming-empty') : nameOf(left[0]),
    right: right[0] === null ? t('gnoming-empty') : nameOf(right[0]),
  })
  const own = seat === null ? undefined : view.players[seat]
  return own ? `${piles} ${gridText(own.sheet)}` : piles
}

/** Whether a grid has more face-up mulligans than it may keep. */
export function hasTwoMulligans({ cells }: Sheet): boolean {
  return cells.indexOf(MULLIGAN) !== cells.lastIndexOf(MULLIGAN)
}
