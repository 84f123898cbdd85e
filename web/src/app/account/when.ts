/** Days as an account tells them, in the reader's language. */
import { language } from '../../i18n/fluent'

export function dayOf(moment: string): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(moment),
  )
}
