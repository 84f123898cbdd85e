/** Days in the reader's language. */
import { language } from './fluent'

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

export function dayOf(moment: string, form = LONG): string {
  return new Intl.DateTimeFormat(language(), form).format(new Date(moment))
}
