/**
 * Sentences about what to do now and what a play would change, for the page and for screen readers. Their texts are in
 * the game's table.ftl.
 */
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import type { Covering, GrassView, Move, Offers, Play, Player } from '../../net/protocol/grass'
import { aboutOf, codeOf, nameOf, suitOf, valueOf } from './cards'
import { money } from './money'
import { WASTE, type Place, type Target } from './places'
import { heapsText, marketText } from './stash'

/**
 * What a person may do now: play or discard a card, choose what a protection covers, choose a card to pass on, answer
 * or await a proposal, or nothing.
 */
export type Mode = 'play' | 'cover' | 'pass' | 'talk' | 'wait' | 'over' | 'watch'

/** The fields of a table that prompts read; table.svelte.ts describes them. */
interface PromptState {
  view: GrassView | null
  mode: Mode
  offers: Offers
  me: Player | null
  naming: Naming
  /** The seat that receives the card this seat passes on. */
  left: number | null
  card: number | null
  targets: readonly Target[]
  aim: Place | null
  target: Target | null
  preview: Play | null
  coverings: readonly Covering[]
  covering: Covering | null
  protecting: boolean
  picks: number[]
  isDiscardAsked: boolean
  prompt: string
  canPlay: (card: number) => boolean
  controller: { snapshot: { seat: number | null } | null }
}

const worth = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0)

/** Sentences about lost peddles, one for each pair of loser and winner. */
function movesText(moves: readonly Move[], own: number | null, naming: Naming): string[] {
  const pairs = new Map<string, { seat: number; to: number | null; cards: number[] }>()
  for (const [seat, card, to] of moves) {
    const key = `${seat} ${to}`
    const pair = pairs.get(key) ?? { seat, to, cards: [] }
    pair.cards.push(card)
    pairs.set(key, pair)
  }
  return [...pairs.values()].map(({ seat, to, cards }) => {
    const args = { cards: heapsText(cards), money: money(worth(cards)), name: naming(seat) ?? '' }
    if (seat === own) return t('grass-would-lose', args)
    return t(to === null ? 'grass-would-lose-other' : 'grass-would-gain', args)
  })
}

/** The outcome of a play: lifted heat, moved peddles, lost turns. */
export function changesText({ lifts, moves, loses }: Play, own: number | null, naming: Naming): string[] {
  return [
    ...(lifts.length > 0 ? [t('grass-would-lift', { cards: heapsText(lifts) })] : []),
    ...movesText(moves, own, naming),
    ...(loses > 0 ? [t('grass-would-skip', { count: loses })] : []),
  ]
}

/** The outcome of the chosen card at its aimed place; without an aim, its legal places. */
export function wouldText(table: PromptState): string {
  const { card, target, preview, covering, coverings, aim } = table
  if (card === null) return table.prompt
  const name = nameOf(card)
  if (table.mode === 'wait' || table.mode === 'talk') return aboutOf(card)
  if (aim === WASTE && target)
    return table.isDiscardAsked
      ? t('grass-would-discard-anyway', {
          card: name,
          money: money(valueOf(card)),
          playable: table.canPlay(card) ? 'yes' : 'no',
        })
      : t('grass-would-discard', { card: name })
  if (!target)
    return table.targets.some(({ play }) => play !== null) ? t('grass-do-whom', { card: name }) : aboutOf(card)
  if (!preview) return t('grass-would-pass', { card: name, name: table.naming(table.left ?? 0) ?? '' })
  if (table.protecting) {
    const sum =
      coverings.length > 0 && covering ? covering[2] : worth(table.picks.map((at) => table.me?.market.peddles[at] ?? 0))
    return t('grass-would-protect', { card: name, money: money(sum), most: money(valueOf(card)) })
  }
  const { target: seat } = preview
  const parts = changesText(preview, table.controller.snapshot?.seat ?? null, table.naming)
  if (suitOf(card) === 'heat-on' && seat !== null) parts.push(t('grass-would-heat', { name: table.naming(seat) ?? '' }))
  if (suitOf(card) === 'peddle') parts.push(t('grass-would-lay', { money: money(valueOf(card)) }))
  const also = t('grass-would-also', { card: codeOf(card) }).trim()
  if (also) parts.push(also)
  return `${name}: ${parts.join(' ')}`
}

/** The state of a player in a word or two. */
export function moodText(player: Player): string {
  if (player.state === 'skipping' || (player.state === 'waiting' && player.lost > 0))
    return t('grass-mood-skipping', { count: player.lost })
  return t(`grass-mood-${player.state}`)
}

/** One player at the table, for screen readers. */
export function playerText(player: Player, naming: Naming): string {
  return t('grass-player', {
    name: naming(player.seat) ?? t('grass-you'),
    mood: moodText(player),
    cards: player.cards,
    total: money(player.score.total),
    known: player.known.length > 0 ? heapsText(player.known) : 'none',
    market: marketText(player.market),
  })
}

/** The number of the hand (the last one after the end), and the maximum number of hands, 0 where it is not shown. */
export function handOf({ hand_number, most_hands }: GrassView): { number: number; most: number } {
  return { number: Math.min(hand_number + 1, most_hands ?? Infinity), most: most_hands ?? 0 }
}

/** A summary of the table in one sentence. */
export function summaryText(view: GrassView): string {
  return t('grass-summary', {
    ...handOf(view),
    stack: view.stack,
    waste: view.waste.reduce((sum, count) => sum + count, 0),
  })
}

/** What to do, or whom the table waits for. */
export function promptOf(table: PromptState): string {
  const { view, mode, card, offers } = table
  if (!view || mode === 'over') return t('table-do-over')
  if (card !== null) return wouldText(table)
  const name = (seat: number): string => table.naming(seat) ?? t('grass-you')
  if (mode === 'play') return t('grass-do-play', { extra: view.extra ? 'yes' : 'no' })
  if (mode === 'cover') return t('grass-do-cover')
  if (mode === 'pass') return t('grass-do-pass', { name: name(table.left ?? 0) })
  if (mode === 'talk' && offers.accept === null && offers.decline === null && offers.picks.length === 0)
    return t('grass-do-offered')
  if (mode === 'talk') return t('grass-do-answer')
  if (view.phase === 'passing') {
    const late = view.players.filter(({ state }) => state === 'passing').map(({ seat }) => name(seat))
    return t(mode === 'watch' ? 'grass-do-watch-pass' : 'grass-do-wait-pass', {
      names: late.join(', '),
      count: late.length,
    })
  }
  if (view.turn === null) return t('grass-do-wait-deal')
  if (view.turn === table.controller.snapshot?.seat) return t('grass-do-wait-own')
  if (table.me && table.me.lost > 0) return t('grass-do-wait-lost', { name: name(view.turn), count: table.me.lost })
  return t('grass-do-wait', { name: name(view.turn) })
}
