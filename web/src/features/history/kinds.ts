/** Kinds of games: points compare within one only. How each is called. */
import { t } from '../../i18n/fluent'
import type { Kind } from '../../net/protocol'
import { optionText } from '../newGame/options'

/** What tells a kind from every other, whatever number it has in an answer; it is part of an address. */
export function keyOf({ game, seats, options, without, deck }: Kind): string {
  return [game, seats, options.join('+'), without, deck].join('.')
}

/** The options of a kind: those of the viewer's seat by name, those of other seats counted, whichever seats they are. */
function optionTexts({ game, options }: Kind): string[] {
  const textOf = (name: string, count: number): string =>
    optionText(game, name, (seat) => (seat === 0 ? t('kind-own') : t('kind-other', { count })))
  const once = options.map((name) => textOf(name, 1))
  return options.flatMap((name, k) =>
    once.indexOf(once[k]!) === k ? [textOf(name, once.filter((text) => text === once[k]).length)] : [],
  )
}

/** How a kind is called: with how many players, then all in which it is not the usual game. */
export function kindText(kind: Kind): string {
  return [
    t('kind-seats', { count: kind.seats }),
    ...(kind.without > 0 ? [t('kind-without', { count: kind.without })] : []),
    ...optionTexts(kind),
    ...(kind.deck_name ? [t('kind-deck', { name: kind.deck_name })] : []),
  ].join(' · ')
}

/** The same for several, where two that are called alike say their deck's version, too. */
export function kindTexts(kinds: readonly Kind[]): string[] {
  const texts = kinds.map(kindText)
  const isAlone = (k: number): boolean =>
    kinds.every((kind, other) => other === k || kind.game !== kinds[k]!.game || texts[other] !== texts[k])
  return kinds.map((kind, k) => texts[k] + (isAlone(k) ? '' : ` · ${kind.deck}`))
}
