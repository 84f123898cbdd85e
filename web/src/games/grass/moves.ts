/** The list of legal actions with their points, from the offers. No rules. */
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import { NAMES, type Offers, type Play } from '../../net/protocol/grass'
import { nameOf, valueOf } from './cards'
import { money } from './money'
import { broughtTo, coversAs } from './places'
import { changesText } from './prompts'
import { heapsText } from './stash'

export interface Listed {
  kind: 'answer' | 'play' | 'cover' | 'pass' | 'discard'
  key: string
  text: string
  more: string
  /** The change of the viewer's market, in thousands. */
  worth: number
  actions: readonly number[]
}

/** `only`, `script`: the moves that a lesson asks for, in text form. */
export function movesOf(
  offers: Offers,
  own: number | null,
  only: string | null,
  script: readonly string[],
  naming: Naming,
): Listed[] {
  const fits = (text: string): boolean => only === null || only === text
  const rows: Listed[] = []
  const list = (
    kind: Listed['kind'],
    key: string,
    action: number | null,
    text: string,
    more = '',
    wire = key,
  ): void => {
    if (action !== null && fits(wire)) rows.push({ kind, key, text, more, worth: 0, actions: [action] })
  }
  const answer = (key: 'accept' | 'decline' | 'withdraw' | 'done'): void =>
    list('answer', key, offers[key], t(`grass-move-${key}`))
  const cards = (kind: 'pass' | 'discard', choices: Offers['passes']): void => {
    for (const [action, card] of choices)
      list(kind, `${kind}-${card}`, action, nameOf(card), '', `${kind} ${NAMES[card]}`)
  }
  answer('accept')
  answer('decline')
  answer('withdraw')
  for (const [action, card] of offers.picks)
    list('answer', `pick-${card}`, action, t('grass-move-pick', { card: nameOf(card) }), '', `pick ${NAMES[card]}`)
  for (const play of offers.plays) {
    if (fits(play.target === null ? `play ${NAMES[play.card]}` : `play ${NAMES[play.card]} on ${play.target}`))
      rows.push(...playsOf(play, own, script, naming))
  }
  answer('done')
  for (const [action, card] of offers.covers)
    list('cover', `cover-${card}`, action, nameOf(card), money(valueOf(card)), `cover ${NAMES[card]}`)
  cards('pass', offers.passes)
  cards('discard', offers.discards)
  return rows
}

/** The entries for a played card; for a protection one for each set of peddles that it may cover. */
function playsOf(play: Play, own: number | null, script: readonly string[], naming: Naming): Listed[] {
  const { action, card, target, moves } = play
  const key = `play-${action}`
  if (play.covers.length > 0) {
    return play.covers
      .filter(([, peddles]) => script.length < 2 || coversAs(peddles, script))
      .map(([actions, peddles, worth]) => ({
        kind: 'play' as const,
        key: `${key}-${peddles.join('-')}`,
        text: t('grass-move-protect', { card: nameOf(card), cards: heapsText(peddles) }),
        more: money(worth),
        worth: 0,
        actions,
      }))
  }
  const more = changesText(play, own, naming).join(' ')
  const worth = broughtTo(own, moves, card)
  const text = target === null ? nameOf(card) : t('grass-move-on', { card: nameOf(card), name: naming(target) ?? '' })
  return [{ kind: 'play', key, text, more, worth, actions: [action] }]
}
