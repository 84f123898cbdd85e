/** Formats money: messages contain thousands, people read whole dollars. */
import { language } from '../../i18n/fluent'

const THOUSAND = 1000

function format(thousands: number, signDisplay: 'auto' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: 'always',
    signDisplay,
  })
  return format.format(THOUSAND * thousands).replace('-', '−')
}

/** `$25,000`, in Italian `25.000 $`; with a true minus sign. */
export function money(thousands: number): string {
  return format(thousands, 'auto')
}

/** A difference with its sign: `+$25,000`, `−$5,000`. */
export function gain(thousands: number): string {
  return format(thousands, 'exceptZero')
}
