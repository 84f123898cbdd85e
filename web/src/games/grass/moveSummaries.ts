/** The moves of a seat as sentences: the card, its target, and the changes. Their texts are in the game's table.ftl. */
import { t } from '../../i18n/fluent'
import { capital, listOf, sentenceAbout, type Naming } from '../../i18n/words'
import { MARKET_OPEN, PAY_FINE, STEAL, type Talk } from '../../net/protocol/grass'
import { liftedBy, lostBy, nameOf, suitOf, valueOf, wordOf, type ParsedMove } from './cards'
import type { Change } from './changes'
import { money } from './money'
import { heapsText } from './stash'

/** `Ada, Ben and Cleo`, with `you` among them. */
function namesText(seats: readonly number[], naming: Naming): string {
  return listOf(seats.map((seat) => naming(seat) ?? t('grass-did-you')))
}

/** The variables of a message about an affected player: a name, and whether it is the viewer. */
function aimed(seat: number, naming: Naming): { target: string; yours: string } {
  const name = naming(seat)
  return { target: name ?? '', yours: name === null ? 'yes' : 'no' }
}

/** The sentences about a nirvana card: which player gives which peddles to the one who played it. */
function giftsText(own: number, changes: readonly Change[], naming: Naming): string[] {
  const gifts = changes.filter(({ seat, losses }) => seat !== own && losses.length > 0)
  if (gifts.length === 0) return [t('grass-did-gives-none')]
  return gifts.map(({ seat, losses }) => sentenceAbout('grass-did-gives', naming(seat), { cards: heapsText(losses) }))
}

function playText(
  seat: number,
  card: number,
  target: number | null,
  changes: readonly Change[],
  naming: Naming,
): string[] {
  const own = changes.find((each) => each.seat === seat)
  const { losses = [], gains = [], cooled = [], newlyCovered = [], shut = false } = own ?? {}
  const say = (what: string, args: Record<string, string | number> = {}): string =>
    sentenceAbout(`grass-did-${what}`, naming(seat), { card: nameOf(card), ...args })
  const sayOf = (what: string, cards: readonly number[]): string[] =>
    cards.length > 0 ? [say(what, { cards: heapsText(cards) })] : []
  const plain = [say('play')]
  switch (suitOf(card)) {
    case 'peddle':
      return [say('lay', { money: money(valueOf(card)) })]
    case 'market':
      return [say(card === MARKET_OPEN ? 'open' : 'close')]
    case 'heat-on':
      return target === null ? plain : [say('heat', aimed(target, naming))]
    case 'heat-off': {
      const heat = liftedBy(card) ?? cooled[0]
      if (heat === undefined) return plain
      const fine = card === PAY_FINE && losses.length > 0 ? heapsText(losses) : 'none'
      return [say('lift', { lifted: nameOf(heat), paid: fine })]
    }
    case 'nirvana': {
      const gifts = changes.length > 0 ? giftsText(seat, changes, naming) : []
      return [say('nirvana'), ...sayOf('cooled', cooled), ...gifts]
    }
    case 'paranoia':
      return [say('paranoia', { count: lostBy(card) }), ...sayOf('loses', losses), ...(shut ? [say('shut')] : [])]
    case 'protection':
      return newlyCovered.length > 0 ? sayOf('protect', newlyCovered) : plain
    case 'skim': {
      if (card !== STEAL || target === null) return plain
      return [say('steal', { card: gains[0] === undefined ? 'unseen' : nameOf(gains[0]), ...aimed(target, naming) })]
    }
  }
}

/** The sentences about one move of a seat; empty if it needs none. `changes`: the changes of the markets. */
export function moveTexts(
  seat: number,
  parsedMove: ParsedMove,
  changes: readonly Change[],
  naming: Naming,
  partners: readonly number[] = [],
): string[] {
  const name = naming(seat)
  switch (parsedMove.kind) {
    case 'play':
      return playText(seat, parsedMove.card, parsedMove.target, changes, naming)
    case 'discard':
      return [sentenceAbout('grass-did-discard', name, { card: nameOf(parsedMove.card) })]
    case 'pass':
      return parsedMove.card === null ? [] : [sentenceAbout('grass-did-pass', name, { card: nameOf(parsedMove.card) })]
    case 'propose':
      return [sentenceAbout('grass-did-propose', name, { names: namesText(partners, naming), count: partners.length })]
    case 'accept':
    case 'decline':
    case 'withdraw':
      return [sentenceAbout(`grass-did-${parsedMove.kind}`, name)]
    default:
      return []
  }
}

/** The sentences about a completed trade, as far as the viewer knows it. */
export function dealTexts({ proposer, partners, parts }: Talk, naming: Naming): string[] {
  const cardsOf = (partner: number, way: 'give' | 'want'): string =>
    parts
      .filter(([seat, side]) => seat === partner && side.startsWith(way))
      .map(([, side, description, card]) => {
        const what = card === null ? wordOf(description) : nameOf(card)
        return side === way ? what : t('grass-deal-tabled', { card: what })
      })
      .join(', ')
  return partners.flatMap(([partner]) => {
    const gives = cardsOf(partner, 'give')
    const gets = cardsOf(partner, 'want')
    if (!gives && !gets) return []
    const other = naming(partner)
    const args = { gives: gives || t('grass-deal-nothing'), gets: gets || t('grass-deal-nothing') }
    if (other === null) return [capital(t('grass-deal-with-you', { ...args, name: naming(proposer) ?? '' }))]
    return [sentenceAbout('grass-deal', naming(proposer), { ...args, other })]
  })
}

/** The text for a drawn card: its name if the viewer saw it. */
export function drawnText(seat: number, card: number | null, naming: Naming): string {
  return card === null
    ? sentenceAbout('grass-did-draw-unseen', naming(seat))
    : sentenceAbout('grass-did-draw', naming(seat), { card: nameOf(card) })
}
