/** Formats the amounts of a review. In a game where few points are good, amounts are minus the points (`sign`). */
import { has, language, t } from '../../i18n/fluent'
import { figureOf, hasFigures } from '../../i18n/points'
import type { LineValue, Reason } from '../../net/protocol'
import type { Measure } from './report'

export interface Unit {
  game: string
  /** 1, or -1 where few points are good. */
  sign: number
}

/** The unit of a review. */
export interface ReviewUnit extends Unit {
  /** The smallest change that is not rounded to 0. */
  least: number
}

function decimal(value: number): string {
  const form = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return form
    .format(value)
    .replace(/^-0([.,])0$/, '0$10')
    .replace('-', '−')
}

/** Formats an expected result in the points of the game. */
export function valueText({ game, sign }: Unit, value: number): string {
  return hasFigures(game) ? figureOf(game, sign * value) : decimal(sign * value)
}

/** Formats a reached result, without the decimal of a whole number. */
export function resultText(unit: Unit, value: number): string {
  return valueText(unit, value).replace(/[.,]0$/, '')
}

/** Formats the absolute value of an amount. */
export function amountText(unit: Unit, amount: number): string {
  return valueText({ ...unit, sign: 1 }, Math.abs(amount))
}

/** Arguments of a sentence with an amount: `points` is "yes" where the word "points" follows, `count` chooses its plural. */
export function amountWords(text: string, amount: number): { amount: string; points: 'yes' | 'no'; count: number } {
  return { amount: text, points: /^[\d.,]+$/.test(text) ? 'yes' : 'no', count: Math.round(10 * amount) / 10 }
}

/** An amount rounded as it is formatted, so that formatted amounts add up. */
export function writtenAmount({ game }: Unit, measure: Measure, amount: number): number {
  const most = measure === 'win' ? 100 : hasFigures(game) ? 1 : 10
  return Math.round(most * amount) / most
}

/** Formats a change in the points of the game, with its sign. */
export function changeText(unit: Unit, change: number): string {
  const text = valueText(unit, change)
  return /[1-9]/.test(text) && unit.sign * change > 0 ? `+${text}` : text
}

export function percentText(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share).replace('-', '−')
}

/** The value of an action, in points or as a chance of winning. */
export function lineText(unit: Unit, measure: Measure, { value, win }: LineValue): string {
  return measure === 'win' && win !== null ? percentText(win) : valueText(unit, value)
}

/** Formats a change of a chance of winning, with its sign. */
export function percentChange(share: number): string {
  const text = percentText(share)
  return /[1-9]/.test(text) && share > 0 ? `+${text}` : text.replace(/^−0/, '0')
}

/**
 * The reasons for an action's cost, in sentences. Leaves out reasons that this client does not know, and reasons whose
 * two figures have the same text.
 */
export function whyTexts({ game }: Unit, why: readonly Reason[]): string[] {
  const figure = (number: number): string => (hasFigures(game) ? figureOf(game, number) : decimal(number))
  return why.flatMap(({ kind, best, played }) => {
    const id = `review-why-${kind}`
    if (!has(id)) return []
    const text = (one: number, other: number): string =>
      t(id, {
        best: figure(one),
        played: figure(other),
        'best-share': percentText(one),
        'played-share': percentText(other),
      })
    return text(best, played) === text(played, best) ? [] : [text(best, played)]
  })
}
