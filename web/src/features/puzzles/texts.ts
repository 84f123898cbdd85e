/** Texts of puzzles: the names of days. */
import { dayOf } from '../../i18n/days'
import { t } from '../../i18n/fluent'
import { listOf } from '../../i18n/words'
import type { Puzzle } from '../../net/protocol'

/** A day in words; `short` as in "26 Nov". */
export function dayText(date: string, short = false): string {
  return short
    ? dayOf(date, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    : dayOf(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
}

export function missedText({ missed }: Pick<Puzzle, 'missed'>): string {
  if (missed.length === 0) return t('puzzle-missed-none')
  return t('puzzle-missed', { bots: listOf(missed.map((bot) => t(`room-bot-${bot}`))) })
}
