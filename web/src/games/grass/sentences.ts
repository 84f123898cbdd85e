/** Sentences about steps of the table, for the page and for screen readers. Their texts are in the game's table.ftl. */
import { t } from '../../i18n/fluent'
import { capital, sentenceAbout, type Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import type { GrassView } from '../../net/protocol/grass'
import { nameOf, read, type ParsedMove } from './cards'
import { changesOf, type Change } from './changes'
import { totalsAfter } from './hands'
import { gain, money } from './money'
import { dealTexts, moveTexts, drawnText } from './moveSummaries'

/** Sentences about a batch of steps and the changes of the markets. */
export function stepTexts(steps: readonly Step[], before: GrassView, after: GrassView, naming: Naming): string[] {
  const parsedMoves = steps.flatMap(({ seat, text }) => {
    const parsedMove = read(text)
    return parsedMove ? [{ seat, parsedMove }] : []
  })
  if (parsedMoves.some(({ parsedMove }) => parsedMove.kind === 'undo')) return [t('grass-said-undone')]
  const changes = changesOf(before, after)
  // The changes belong to the last card that was played.
  const last = parsedMoves.findLastIndex(({ parsedMove }) => parsedMove.kind === 'play')
  const texts: string[] = []
  parsedMoves.forEach(({ seat, parsedMove }, k) => {
    if (seat === null) texts.push(...chanceTexts(parsedMove, after, naming))
    else if (parsedMove.kind === 'done')
      texts.push(...coverTexts(seat, last < 0 || parsedMoves[last]!.seat !== seat ? changes : [], naming))
    else texts.push(...seatTexts(seat, parsedMove, k === last ? changes : [], before, after, naming))
  })
  return [...texts, ...endTexts(before, after, naming)]
}

/** A card that the viewer drew; cards that others draw and dealt hands have no sentence. */
function chanceTexts(parsedMove: ParsedMove, after: GrassView, naming: Naming): string[] {
  if (parsedMove.kind !== 'card' || parsedMove.card === null || after.turn === null || naming(after.turn) !== null)
    return []
  return [drawnText(after.turn, parsedMove.card, naming)]
}

/** The sentence about a protection whose peddles were chosen one by one. */
function coverTexts(seat: number, changes: readonly Change[], naming: Naming): string[] {
  const coveredPeddles = changes.find((each) => each.seat === seat)?.newlyCovered ?? []
  return coveredPeddles.length > 0
    ? [sentenceAbout('grass-did-covered', naming(seat), { cards: coveredPeddles.map(nameOf).join(', ') })]
    : []
}

function seatTexts(
  seat: number,
  parsedMove: ParsedMove,
  changes: readonly Change[],
  before: GrassView,
  after: GrassView,
  naming: Naming,
): string[] {
  if (parsedMove.kind === 'pass') {
    const isGiver = naming(seat) === null
    if (isGiver || parsedMove.card === null) return moveTexts(seat, parsedMove, changes, naming)
    return naming(after.players[seat]!.passes_to) === null
      ? [capital(t('grass-said-passed', { name: naming(seat) ?? '', card: nameOf(parsedMove.card) }))]
      : []
  }
  const talk = after.talk ?? before.talk
  const partners = talk?.proposer === seat ? talk.partners.map(([partner]) => partner) : []
  return moveTexts(seat, parsedMove, changes, naming, partners)
}

/** Sentences about a completed trade, and about the end of passing. */
function endTexts(before: GrassView, after: GrassView, naming: Naming): string[] {
  const texts: string[] = []
  if (after.talk?.state === 'dealt' && before.talk?.state !== 'dealt')
    texts.push(t('grass-said-dealt'), ...dealTexts(after.talk, naming))
  if (before.phase === 'passing' && after.phase !== 'passing') texts.push(t('grass-said-all-passed'))
  return texts
}

/** Sentences about changes besides the moves: lost turns, and the results of a finished hand. */
export function changeTexts(before: GrassView, after: GrassView, naming: Naming): string[] {
  const texts: string[] = []
  if (before.hand_number === after.hand_number) {
    for (const { seat, lost } of after.players) {
      if (lost < before.players[seat]!.lost)
        texts.push(sentenceAbout('grass-said-skips', naming(seat), { count: lost }))
    }
  }
  for (let hand = before.sheets.length; hand < after.sheets.length; hand += 1) {
    const totals = totalsAfter(after.sheets, hand + 1)
    texts.push(t('grass-said-hand', { number: hand + 1 }))
    for (const { seat, points } of after.sheets[hand]!)
      texts.push(
        sentenceAbout('grass-said-result', naming(seat), { points: gain(points), total: money(totals[seat]!) }),
      )
  }
  return texts
}
