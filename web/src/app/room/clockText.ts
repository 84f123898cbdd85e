/** A clock in a few words. */
import { t } from '../../i18n/fluent'
import type { Clock } from '../../net/protocol'

export function clockText(clock: Clock): string {
  if (clock.t === 'move') return t('room-clock-move-is', { amount: clock.seconds })
  if (clock.t === 'game') return t('room-clock-game-is', { amount: clock.minutes })
  if (clock.t === 'day') return t('room-clock-day-is', { amount: clock.days })
  return t('room-clock-none-is')
}
