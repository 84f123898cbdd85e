/** Names of the kinds of games. Points are compared only within one kind. */
import { t } from '../../i18n/fluent'
import type { Kind } from '../../net/protocol'
import { optionText } from '../newGame/options'

/** A key that identifies a kind, whatever its index in an answer; part of an address. */
export function keyOf({ game, seats, options, without, deck }: Kind): string {
  return [game, seats, options.join('+'), without, deck].join('.')
}

/** The names of a kind's options. Equal options of other seats are one name with a number, without the seats. */
function optionTexts({ game, options }: Kind): string[] {
  const textOf = (name: string, count: number): string =>
    optionText(game, name, (seat) => (seat === 0 ? t('kind-own') : t('kind-other', { count })))
  const once = options.map((name) => textOf(name, 1))
  return options.flatMap((name, k) =>
    once.indexOf(once[k]!) === k ? [textOf(name, once.filter((text) => text === once[k]).length)] : [],
  )
}

/** The name of a kind: the number of players, then everything that differs from the usual game. */
export function kindText(kind: Kind): string {
  return [
    t('kind-seats', { count: kind.seats }),
    ...(kind.without > 0 ? [t('kind-without', { count: kind.without })] : []),
    ...optionTexts(kind),
    ...(kind.deck_name ? [t('kind-deck', { name: kind.deck_name })] : []),
  ].join(' · ')
}

/** The names of several kinds; two with the same name also show the versions of their decks. */
export function kindTexts(kinds: readonly Kind[]): string[] {
  const texts = kinds.map(kindText)
  const isAlone = (k: number): boolean =>
    kinds.every((kind, other) => other === k || kind.game !== kinds[k]!.game || texts[other] !== texts[k])
  return kinds.map((kind, k) => texts[k] + (isAlone(k) ? '' : ` · ${kind.deck}`))
}
