/** Days in the reader's language. */
import { language, locale } from './fluent'

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/**
 * The reader's region if the browser names one for the language: "en" alone means the date format of the United States.
 */
function format(form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = navigator.languages.find((tag) => tag.startsWith(`${language()}-`))
  return new Intl.DateTimeFormat(own ?? locale(), form)
}

export function dayOf(moment: string, form = LONG): string {
  return format(form).format(new Date(moment))
}

/** A range of days; what both have in common is written once. */
export function daysBetween(first: string, last: string, form = LONG): string {
  return format(form).formatRange(new Date(first), new Date(last))
}
