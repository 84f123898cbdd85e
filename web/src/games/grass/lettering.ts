/** The layout of a card's name on its band: one line or two, as large as they fit. */

export interface Line {
  text: string
  size: number
  /** The baseline, relative to the middle of the band. */
  y: number
}

const WIDE = 88
/** The average width of a letter, relative to the font size. */
const LETTER = 0.61
const NARROW = /[iljftr.'’ ]/g
const BROAD = /[mwGHMOW&]/g

function lengthOf(text: string): number {
  return LETTER * (text.length - 0.4 * (text.match(NARROW)?.length ?? 0) + 0.4 * (text.match(BROAD)?.length ?? 0))
}

function sizeOf(text: string, most: number, visible: number): number {
  return Math.min(most, Math.floor((10 * visible * WIDE) / lengthOf(text)) / 10)
}

/** The split of a name into two parts of nearly equal length; a long single word is hyphenated. */
function halves(name: string): [string, string] {
  const words = name.split(' ')
  if (words.length === 1) {
    const half = Math.floor(name.length / 2)
    return [`${name.slice(0, half)}-`, name.slice(half)]
  }
  const cuts = words
    .slice(1)
    .map((_, k): [string, string] => [words.slice(0, k + 1).join(' '), words.slice(k + 1).join(' ')])
  const longer = ([one, other]: [string, string]): number => Math.max(lengthOf(one), lengthOf(other))
  return cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best))
}

/** `small`: for small cards, with larger letters. `visible`: the share of the width that no other card covers. */
export function linesOf(name: string, small: boolean, visible = 1): Line[] {
  const one = sizeOf(name, small ? 20 : 17.5, visible)
  if (one >= (small ? 16.5 : 14.5)) return [{ text: name, size: one, y: one * 0.3 - 3.5 }]
  const most = small ? 18.5 : 15
  const sizes = halves(name).map((text) => ({ text, size: sizeOf(text, most, visible) }))
  const step = Math.max(...sizes.map(({ size }) => size)) * 0.98
  return sizes.map(({ text, size }, k) => ({ text, size, y: (k - 0.5) * step + 0.3 * step - (small ? 3 : 3.5) }))
}

const FIGURE_WIDE = 86

/** The font size of an amount at the bottom of a card; small cards use the sans-serif font, which is narrower. */
export function figureSize(figure: string, small: boolean, visible = 1): number {
  const digit = small ? 0.52 : 0.62
  const length = [...figure].reduce(
    (sum, sign) => sum + (/[.,]/.test(sign) ? digit / 2 : /\s/.test(sign) ? 0.22 : digit),
    0,
  )
  return Math.min(small ? 25 : 20, Math.floor((10 * visible * FIGURE_WIDE) / length) / 10)
}
