/** The rows of a list of a match's steps: the action with its cost, or the outcome with its luck. */
import { t } from '../../i18n/fluent'
import type { ReviewStep } from '../../net/protocol'
import { changeText, percentChange, percentText, valueText, type ReviewUnit } from './amounts'
import { changeOf, decisionsOf, isSeen, mainPart, partOf, verdictOf, type Measure } from './report'

export interface MoveRow {
  step: number
  text: string
  /** The player, if it is not the chosen seat. */
  note: string
  figure: string
  result: string
  tone: 'good' | 'bad' | 'luck' | ''
  isChance: boolean
  /** The number of the decision among those of its seat. */
  number: number | null
}

/** The point of view of the rows: seat, unit, measure and names. */
export interface Outlook {
  unit: ReviewUnit
  measure: Measure
  seat: number
  /** The number of valued steps. */
  stepCount: number
  nameOf: (seat: number) => string
  actionText: (action: string) => string
}

/** A part of the change of a step for a seat, in points; as a chance of winning if no points changed. */
export function partText({ unit, measure }: Outlook, step: ReviewStep, seat: number, part: 'cost' | 'luck' | 'others') {
  const change = changeOf(step, seat)
  const sign = part === 'cost' ? -1 : 1
  const isChance = measure === 'win' || (!isSeen(partOf(change, part, 'points'), unit.least) && change?.win)
  return isChance
    ? percentChange(sign * partOf(change, part, 'win'))
    : changeText(unit, sign * partOf(change, part, 'points'))
}

/**
 * The step that changed most for the seat, in words, with the values before and after it. Null without such a step.
 * `isDecision`: whether the seat had a choice there.
 */
export function turningOf(
  outlook: Outlook,
  steps: readonly ReviewStep[],
  at: number,
  isDecision: boolean,
): { title: string; note: string } | null {
  const { unit, seat, stepCount, nameOf } = outlook
  const step = steps[at]
  const change = step && changeOf(step, seat)
  if (!change) return null
  const { before, after } = change.win ?? change
  const text = (value: number): string => (change.win ? percentText(value) : valueText(unit, value))
  const luck = after < before ? 'luck-bad' : 'luck-good'
  const kind = step.seat === null ? luck : isDecision ? 'move' : step.seat === seat ? 'forced' : 'other'
  const move = step.seat === null ? 0 : 1 + decisionsOf(steps, step.seat, stepCount).indexOf(at)
  const part = mainPart(change)
  const measure: Measure = change.win ? 'win' : 'points'
  return {
    title: t(`review-turning-${kind}`, { move, name: step.seat === null ? '' : nameOf(step.seat) }),
    note: t('review-turning-note', {
      measure,
      from: text(before),
      to: text(after),
      part,
      change: partText({ ...outlook, measure }, step, seat, part),
    }),
  }
}

export function rowOf(outlook: Outlook, step: ReviewStep, k: number, number: number | null): MoveRow {
  const { seat, stepCount, nameOf, actionText } = outlook
  const isOther = step.seat !== null && step.seat !== seat
  const row = {
    step: k,
    text: actionText(step.action),
    note: isOther ? nameOf(step.seat!) : '',
    isChance: step.kind === 'chance',
    number,
  }
  const withResult = (figure: string, result: string, tone: MoveRow['tone']): MoveRow => ({
    ...row,
    figure,
    result,
    tone,
  })
  const verdict = verdictOf(step, seat, k < stepCount, outlook.unit.least)
  if (isOther) {
    const figure = partText(outlook, step, seat, 'others')
    return /[1-9]/.test(figure)
      ? withResult(figure, t('review-row-others', { change: figure }), '')
      : withResult('', '', '')
  }
  if (verdict === 'mistake') {
    const figure = partText(outlook, step, seat, 'cost')
    return withResult(figure, t('review-row-cost', { change: figure }), 'bad')
  }
  if (verdict === 'luck') {
    const figure = partText(outlook, step, seat, 'luck')
    return withResult(figure, t('review-row-luck', { change: figure }), 'luck')
  }
  if (verdict === 'best') return withResult('✓', t('review-row-best'), 'good')
  if (verdict === 'level' || verdict === 'likelier') {
    const figure = partText(outlook, step, seat, 'cost')
    return withResult(`≈ ${figure}`, t(`review-row-${verdict}`, { change: figure }), 'good')
  }
  return withResult(
    '',
    verdict === 'forced' ? t('review-row-forced') : verdict === 'open' ? t('review-unknown') : '',
    '',
  )
}
