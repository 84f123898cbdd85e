/** What happened at the table, as sentences to read or to hear. The words stand in the game's table.ftl. */
import { t } from '../../lib/fluent'
import type { Step } from '../../lib/protocol'
import type { GrassView } from '../../lib/protocol/grass'
import { nameOf, read, type Deed } from './cards'
import { changesOf, type Change } from './changes'
import { capital, dealTexts, deedTexts, drawnText, told, type Naming } from './deeds'
import { totalsAfter } from './hands'
import { gain, money } from './money'

export { capital, told, type Naming }

/** Who passes to a seat: whoever sits on its other side. */
function giverTo(seat: number, seats: number): number {
  return (seat + seats - 1) % seats
}

/** What a batch of steps says, with what it changed in the markets. */
export function stepTexts(steps: readonly Step[], before: GrassView, after: GrassView, naming: Naming): string[] {
  const deeds = steps.flatMap(({ seat, text }) => {
    const deed = read(text)
    return deed ? [{ seat, deed }] : []
  })
  if (deeds.some(({ deed }) => deed.kind === 'undo')) return [t('grass-said-undone')]
  const changes = changesOf(before, after)
  // What changed is told of the last card that was played.
  const last = deeds.findLastIndex(({ deed }) => deed.kind === 'play')
  const texts: string[] = []
  deeds.forEach(({ seat, deed }, k) => {
    if (seat === null) texts.push(...chanceTexts(deed, after, naming))
    else if (deed.kind === 'done') texts.push(...coverTexts(seat, last < 0 || deeds[last]!.seat !== seat ? changes : [], naming))
    else texts.push(...seatTexts(seat, deed, k === last ? changes : [], before, after, naming))
  })
  return [...texts, ...endTexts(before, after, naming)]
}

/** A card that the viewer drew; what others draw, and a hand that is dealt, is not told one by one. */
function chanceTexts(deed: Deed, after: GrassView, naming: Naming): string[] {
  if (deed.kind !== 'card' || deed.card === null || after.turn === null || naming(after.turn) !== null) return []
  return [drawnText(after.turn, deed.card, naming)]
}

/** A protection whose cover was chosen peddle by peddle. */
function coverTexts(seat: number, changes: readonly Change[], naming: Naming): string[] {
  const own = changes.find((each) => each.seat === seat)
  return own && own.hidden.length > 0 ? [told('grass-deed-covered', naming(seat), { cards: own.hidden.map(nameOf).join(', ') })] : []
}

function seatTexts(seat: number, deed: Deed, changes: readonly Change[], before: GrassView, after: GrassView, naming: Naming): string[] {
  if (deed.kind === 'pass') {
    const isGiver = naming(seat) === null
    const taker = after.players.find((each) => naming(each.seat) === null)?.seat
    if (isGiver || deed.card === null) return deedTexts(seat, deed, changes, naming)
    return taker !== undefined && giverTo(taker, after.players.length) === seat ? [capital(t('grass-said-passed', { name: naming(seat) ?? '', card: nameOf(deed.card) }))] : []
  }
  const talk = after.talk ?? before.talk
  const partners = talk?.proposer === seat ? talk.partners.map(([partner]) => partner) : []
  return deedTexts(seat, deed, changes, naming, partners)
}

/** A deal that is done, and cards that all have passed. */
function endTexts(before: GrassView, after: GrassView, naming: Naming): string[] {
  const texts: string[] = []
  if (after.talk?.state === 'dealt' && before.talk?.state !== 'dealt') texts.push(t('grass-said-dealt'), ...dealTexts(after.talk, naming))
  if (before.phase === 'passing' && after.phase !== 'passing') texts.push(t('grass-said-all-passed'))
  return texts
}

/** What changed at the table beside the deeds: turns that somebody loses, a hand that is over and what it brought. */
export function changeTexts(before: GrassView, after: GrassView, naming: Naming): string[] {
  const texts: string[] = []
  if (before.hand_number === after.hand_number) {
    for (const { seat, lost } of after.players) {
      if (lost < before.players[seat]!.lost) texts.push(told('grass-said-skips', naming(seat), { count: lost }))
    }
  }
  for (let hand = before.sheets.length; hand < after.sheets.length; hand += 1) {
    const totals = totalsAfter(after.sheets, hand + 1)
    texts.push(t('grass-said-hand', { number: hand + 1 }))
    for (const { seat, points } of after.sheets[hand]!) texts.push(told('grass-said-result', naming(seat), { points: gain(points), total: money(totals[seat]!) }))
  }
  return texts
}
