/** When a way into an account was used last. */
import { dayOf } from '../../i18n/days'
import { t } from '../../i18n/fluent'

export function usedText(used: string | null): string {
  return used ? t('account-used', { day: dayOf(used) }) : t('account-unused')
}
