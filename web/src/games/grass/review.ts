/** What the review shows of Grass. */
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import { AIMED, type Snapshot } from '../../net/protocol/grass'
import { codeOf, nameOf, read, wordOf, WORDS } from './cards'

export { default as Board } from './ReviewBoard.svelte'

export function triesOf({ view }: Snapshot, seat: number): string[] {
  const { state, market } = view.players[seat]!
  const cards = [...new Set(view.hand)]
  if (state === 'passing') return cards.map((card) => `pass ${codeOf(card)}`)
  if (state === 'covering') return [...new Set(market.peddles)].map((card) => `cover ${codeOf(card)}`)
  if (state !== 'playing') return []
  const others = view.players.filter((player) => player.seat !== seat)
  return [
    ...cards.flatMap((card) =>
      (AIMED as readonly number[]).includes(card)
        ? others.map((other) => `play ${codeOf(card)} on ${other.seat}`)
        : [`play ${codeOf(card)}`],
    ),
    ...cards.map((card) => `discard ${codeOf(card)}`),
  ]
}

/** A step of a draft: `to 2`, `give panama as peddle-50`, `want tabled mexico`, `give covered mexico`, `drop`. */
function draftText(action: string, naming: Naming): string {
  const [verb, ...words] = action.split(' ')
  if (verb === 'to') return t('review-grass-to', { name: naming(Number(words[0])) ?? t('hint-grass-you') })
  const isTabled = words[0] === 'tabled' || words[0] === 'covered'
  const card = wordOf(WORDS.indexOf(words[isTabled ? 1 : 0] ?? ''))
  return verb === 'drop' ? t('review-grass-drop') : t(`review-grass-${verb}`, { card, tabled: isTabled ? 'yes' : 'no' })
}

export function actionText(action: string, naming: Naming): string {
  const move = read(action)
  switch (move?.kind) {
    case 'play':
      return move.target === null
        ? t('review-grass-play', { card: nameOf(move.card) })
        : t('review-grass-play-on', { card: nameOf(move.card), name: naming(move.target) ?? t('hint-grass-you') })
    case 'discard':
    case 'cover':
      return t(`review-grass-${move.kind}`, { card: nameOf(move.card) })
    case 'pass':
      return t('review-grass-pass', { card: nameOf(move.card ?? 0) })
    case 'pick':
      return t('grass-move-pick', { card: nameOf(move.card) })
    case 'propose':
      return t('review-grass-propose')
    case 'draft':
      return draftText(action, naming)
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'done':
      return t(`grass-move-${move.kind}`)
    case 'card':
      return t('review-grass-card', { card: move.card === null ? '' : nameOf(move.card) })
    default:
      return action
  }
}
