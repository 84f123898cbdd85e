/**
 * What is drawn on the cards of Grass, as paths around the middle of a picture of 80 by 68 units: a fill and an outline each, from the
 * back to the front. `line`, `thick`: strokes without a fill. What a small card leaves out stands in `fine`.
 */
import type { Suit } from './cards'

export interface Stroke {
  /** One of the card colours in colours.css; `line` or `thick` for a bare stroke; `flat` fills lie behind without an outline. */
  fill: string
  d: string
  fine?: boolean
  flat?: boolean
}

const f = (fill: string, d: string): Stroke => ({ fill, d })
const flat = (fill: string, d: string): Stroke => ({ fill, d, flat: true })
const fine = (fill: string, d: string): Stroke => ({ fill, d, fine: true })

/** A circle or an ellipse as a path. */
function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** A sprig of three leaves on its stalk; `x`, `y`: the foot of the stalk. */
function sprig(x: number, y: number, size = 1): Stroke[] {
  const at = (dx: number, dy: number): string => `${(x + size * dx).toFixed(1)} ${(y + size * dy).toFixed(1)}`
  return [
    f(
      'leaf',
      `M${at(0, -12)}C${at(-13, -13)} ${at(-19, -19)} ${at(-20, -28)}C${at(-9, -27)} ${at(-2, -21)} ${at(0, -12)}z`,
    ),
    f('leaf', `M${at(0, -12)}C${at(13, -13)} ${at(19, -19)} ${at(20, -28)}C${at(9, -27)} ${at(2, -21)} ${at(0, -12)}z`),
    f('leaf', `M${at(0, -19)}C${at(-9, -27)} ${at(-9, -37)} ${at(0, -46)}C${at(9, -37)} ${at(9, -27)} ${at(0, -19)}z`),
    f('line', `M${at(0, 0)}V${(y - 36 * size).toFixed(1)}`),
  ]
}

const CUFFS: Stroke[] = [
  f('thick', `${round(-18, 6, 14.5)}`),
  f('thick', `${round(18, 6, 14.5)}`),
  f('line', 'M-7-8c4-6 10-6 14 0'),
  f('steel', 'M-24-15h12v8h-12zM12-15h12v8h-12z'),
]
const BARS: Stroke[] = [
  f('night', 'M-29 30V-8a29 26 0 0 1 58 0v38z'),
  f('sun', round(6, -8, 8)),
  f('stone', 'M-19-27h6v57h-6zM-3-33h6v63h-6zM13-27h6v57h-6z'),
  f('stone', 'M-34 27h68v7h-68z'),
]
const GAVEL: Stroke[] = [
  f('bark', 'M-36 25h40v9h-40z'),
  f('wood', 'M-2-3L5-10 38 22 31 29z'),
  f('wood', 'M-24-6L4-34 18-20-10 8z'),
  f('clay', 'M-28-2L-20-10-6 4-14 12zM0-30L8-38 22-24 14-16z'),
]
const GLASS: Stroke[] = [
  f('wood', 'M11 12L18 5 38 25 31 32z'),
  f('sky', round(-8, -8, 23)),
  fine('line', 'M-20-8a12 12 0 0 1 9-12'),
  f(
    'fade',
    'M-15-1a7 5 0 0 1 14 0c0 4-3 8-7 8s-7-4-7-8zM-18-12a3 3 0 1 1 .1 0zM-11-15a3 3 0 1 1 .1 0zM-4-14a3 3 0 1 1 .1 0zM2-10a3 3 0 1 1 .1 0z',
  ),
]

/** The emblem of each heat, in the order of the deck: what its heat off is struck through. */
export const HEAT_SIGNS: readonly (readonly Stroke[])[] = [CUFFS, BARS, GAVEL, GLASS]

const COIN: Stroke[] = [
  f('brass', round(0, 0, 24)),
  f('straw', round(0, 0, 18)),
  f('line', 'M6-8c-8-6-16 4-6 8s2 14-7 8M0-14V14'),
]

/** What is drawn on each card, in the order of the deck. */
export const PICTURES: readonly (readonly Stroke[])[] = [
  // Home Grown: a pot on the sill of a lit window.
  [
    flat('night', 'M-34-34h68v58h-68z'),
    flat('straw', 'M-29-30h26v50h-26zM3-30h26v50H3z'),
    f('wood', 'M-38 25h76v8h-76z'),
    ...sprig(0, 8, 0.92),
    f('clay', 'M-14 8h28l-4 17h-20z'),
    f('clay', 'M-17 3h34v7h-34z'),
  ],
  // Mexico: a cactus in the evening sun.
  [
    f('sun', round(16, -8, 20)),
    flat('sand', 'M-38 20c20-8 56-8 76 0v13h-76z'),
    f(
      'fern',
      'M-9 27v-17h-6a13 13 0 0 1-13-13v-9a5 5 0 0 1 10 0v8a5 5 0 0 0 5 5h4v-23a9 9 0 0 1 18 0v29h3a5 5 0 0 0 5-5v-6a5 5 0 0 1 10 0v7a14 14 0 0 1-14 13h-4v11z',
    ),
    fine('line', 'M-3-18v6M3-6v6M-3 6v6M-23-8v4M22 2v3'),
  ],
  // Colombia: mountains over the clouds.
  [
    f('sun', round(22, -20, 10)),
    f('dusk', 'M-40 26L-16-22 6 26z'),
    f('fern', 'M-18 26L8-34 38 26z'),
    f('white', 'M8-34L-1-13l6 5 5-5 5 5 4-5z'),
    f('white', 'M-36 32a7 7 0 0 1 2-14 11 11 0 0 1 20-2 9 9 0 0 1 15 3 8 8 0 0 1 14-1 9 9 0 0 1 16 2 6 6 0 0 1 3 12z'),
  ],
  // Jamaica: a palm over the sea.
  [
    f('sun', round(-18, -4, 15)),
    flat('sea', 'M-38 8h76v25h-76z'),
    fine('line', 'M-32 17c4-3 7 3 11 0s7 3 11 0M12 20c4-3 7 3 11 0s7 3 11 0'),
    f('sand', 'M-16 33c4-12 44-12 50 0z'),
    f('wood', 'M8 26C10 8 8-6 3-16l6-1c6 12 8 26 7 43z'),
    f(
      'leaf',
      'M5-18c-10-12-22-12-30-4 10-2 20 0 30 4zM5-18c-13-2-22 6-23 17 7-8 14-13 23-17zM6-18c2-13 12-18 22-14-9 3-16 8-22 14zM6-18c12-5 24 0 28 10-9-5-18-8-28-10z',
    ),
  ],
  // Panama: the hat.
  [
    f('straw', 'M-38 16c0-9 18-14 38-14s38 5 38 14-18 14-38 14-38-5-38-14z'),
    f('straw', 'M-24 14C-24-8-20-28-10-28c4 0 6 3 10 3s6-3 10-3c10 0 14 20 14 42-8 6-40 6-48 0z'),
    f('ink', 'M-24.500 13c0-4 .2-7 .5-10 10 5 38 5 48 0 .3 3 .5 6 .5 10-10 6-39 6-49 0z'),
    fine('line', 'M0-25c-2 6-2 12 0 17'),
  ],
  // Dr. Feelgood: the doctor's bag.
  [
    f('line', 'M-15-14v-6c0-10 30-10 30 0v6'),
    f('bark', 'M-37-8c0-4 3-6 6-6h62c3 0 6 2 6 6l3 38h-80z'),
    f('wood', 'M-38 3h76v8h-76z'),
    f('straw', round(0, 7, 16)),
    ...sprig(0, 20, 0.58),
  ],
  // Market Open: the stall lit, its lantern on.
  [
    flat('straw', 'M-30-16h60v28h-60z'),
    f('wood', 'M-35-20h6v54h-6zM29-20h6v54h-6z'),
    f(
      'white',
      'M-38-22l6-13h64l6 13a7.600 7 0 0 1-15.200 0 7.600 7 0 0 1-15.200 0 7.600 7 0 0 1-15.200 0 7.600 7 0 0 1-15.200 0 7.600 7 0 0 1-15.200 0z',
    ),
    f(
      'red',
      'M-22.800-22l3-13h13.300l-1.100 13a7.600 7 0 0 1-15.200 0zM7.600-22l-1.100-13h13.300l3 13a7.600 7 0 0 1-15.200 0z',
    ),
    f('clay', 'M-38 12h76v8h-76z'),
    f('wood', 'M-33 20h66v14h-66z'),
    f('sun', 'M-6-11h12l3 6-3 11h-12l-3-11z'),
    fine('leaf', 'M14 12c-2-10 10-10 8 0zM-24 12c-2-8 9-8 7 0z'),
    f('line', 'M0-16v5'),
  ],
  // Market Close: the shutter down, the moon up.
  [
    f('sun', 'M29-36a10 10 0 1 0 9 16 11 11 0 0 1-9-16z'),
    f('wood', 'M-36-18h6v50h-6zM8-18h6v50H8z'),
    f('dusk', 'M-38-18l6-11h42l6 11z'),
    f('stone', 'M-30-18H8v38h-38z'),
    f('line', 'M-30-10H8M-30-2H8M-30 6H8M-30 13H8'),
    f('wood', 'M-38 20h54v13h-54z'),
    f('red', 'M-18-3h15v12h-15z'),
    f('line', 'M-15.500-3c0-9 10-9 10 0'),
  ],
  CUFFS,
  BARS,
  GAVEL,
  GLASS,
  CUFFS,
  BARS,
  GAVEL,
  GLASS,
  COIN,
  // Stonehigh: old stones under the moon.
  [
    f('sun', round(0, -14, 15)),
    flat('fern', 'M-40 22c20-8 60-8 80 0v12h-80z'),
    f('stone', 'M-30-4h13l2 30h-16zM-6-2h12l1 28H-7zM17-4h13l1 30H15z'),
    f('stone', 'M-34-15l30 1v12h-30zM-1-13l34-2 1 11-35 2z'),
  ],
  // Euphoria: a balloon over the clouds.
  [
    f('line', 'M-9 8l4 10M9 8L5 18'),
    f('plum', 'M0-37c17 0 26 11 26 23 0 11-10 18-15 23h-22c-5-5-15-12-15-23 0-12 9-23 26-23z'),
    f('straw', 'M0-37c7 0 11 11 11 23 0 11-4 18-6 23H-5c-2-5-6-12-6-23 0-12 4-23 11-23z'),
    f('wood', 'M-7 17H7l-1 10H-6z'),
    f(
      'white',
      'M-37 34a6 6 0 0 1 2-12 9 9 0 0 1 16-2 8 8 0 0 1 11 6 5 5 0 0 1 2 8zM14 34a6 6 0 0 1 1-11 8 8 0 0 1 14-3 7 7 0 0 1 8 14z',
    ),
  ],
  // Sold Out: an empty crate, and the ticket.
  [
    f('wood', 'M-34 2h68v30h-68z'),
    f('bark', 'M-34 2l8-10h52l8 10z'),
    f('line', 'M-34 17h68'),
    f('straw', 'M-22-30l40 6-3 17-40-6z'),
    f('red', 'M-17-24l31 4.600-1 6-31-4.600z'),
    fine('line', 'M-12 2v30M12 2v30'),
  ],
  // Doublecrossed: one mask smiles, the other does not.
  [
    f('dusk', 'M0-26c14-6 26-6 36-4 2 24-2 46-16 54C6 16 0-2 0-26z'),
    f('line', 'M11-12l8 2M24-11l8-1M13 10c4-6 10-6 14-2'),
    f('straw', 'M-36-18c14-6 26-6 38-2 0 26-8 48-20 54C-32 26-38 4-36-18z'),
    f('line', 'M-28-4c3-3 6-3 8 0M-14-3c3-3 6-3 8 0M-27 10c4 9 12 9 18 1'),
  ],
  // Utterly Wiped Out: the broom.
  [
    f('wood', 'M16-38l6 3-20 40-6-3z'),
    f('red', 'M-8 0l16 8-3 7-17-8z'),
    f('sand', 'M-12 6l17 8-2 20c-14 2-28-2-36-10 8-4 16-10 21-18z'),
    fine('line', 'M-10 12c-4 6-9 11-15 14M-3 15c-3 7-6 12-11 16'),
    f('fade', round(20, 28, 7, 5)),
    f('fade', round(32, 22, 5, 4)),
    fine('line', 'M10 20c4-2 7-2 10 0M24 12c3-2 6-2 9 0'),
  ],
  // Grab a Snack: a pretzel.
  [
    f('thick', 'M-14 26C2 16 26-2 26-16c0-16-22-14-26 2-4-16-26-18-26-2 0 14 24 32 40 42'),
    f('crust', 'M-14 26C2 16 26-2 26-16c0-16-22-14-26 2-4-16-26-18-26-2 0 14 24 32 40 42'),
  ],
  // Catch a Buzz: a bee.
  [
    f('sky', 'M-4-6c-16-6-18-26-6-27 10 0 14 14 12 26zM6-6c2-16 16-26 24-19 6 8-6 20-18 22z'),
    f('sun', round(2, 8, 28, 17)),
    f('ink', 'M-8-7.500c-5 8-5 23 0 31.500l8 .9c-5-10-5-24 0-34zM10-8.300c-5 9-5 24 0 33l8-3c-4-9-4-19 0-27z'),
    f('line', 'M-26 1c-4-6-3-11 2-13M-22-2c-1-6 2-9 6-9M-18 3v.01M-20 13c3 2 6 2 8-1'),
  ],
  // Lust Conquers All: a heart, with its arrow.
  [
    f('red', 'M0 32C-34 10-36-8-32-18-26-33-6-31 0-16 6-31 26-33 32-18 36-8 34 10 0 32z'),
    f('line', 'M-38 20L-19 9M18-11L38-22M29-25l9 3-2 9M-38 13v7l7 3'),
    fine('white', 'M-24-15c2-5 7-7 10-5-5 1-7 4-8 8z'),
  ],
  // Steal Your Neighbor's Pot: a raccoon behind the pot.
  [
    f('steel', 'M-30-34l14 8c10-5 22-5 32 0l14-8c2 12 1 20-2 26-2 18-14 26-28 26S-26 10-28-8c-3-6-4-14-2-26z'),
    f('ink', 'M-27-10c8-8 20-6 27-1 7-5 19-7 27 1-2 12-12 16-19 12-4-2-6-6-8-6s-4 4-8 6c-7 4-17 0-19-12z'),
    f('white', `${round(-13, -5, 4)}${round(13, -5, 4)}`),
    f('ink', round(0, 5, 4, 3)),
    f('clay', 'M-15 17h30l-3 17h-24z'),
    f('clay', 'M-18 12h36v7h-36z'),
    f('steel', `${round(-20, 16, 6, 5)}${round(20, 16, 6, 5)}`),
    fine('line', 'M-7 11c4 2 10 2 14 0'),
  ],
  // The Banker: the pig takes its coin.
  [
    f('rose', 'M-22 18h9v15h-9zM10 18h9v15H10z'),
    f('rose', 'M-32 6c0-16 14-24 30-24 6 0 12 1 17 4l10-5v12c3 3 4 6 5 9h6v12h-8c-4 8-14 12-30 12-18 0-30-8-30-20z'),
    f('line', 'M-32 4c-8 2-8-8-2-8M18-2v.01M30 8v4'),
    f('ink', 'M-12-14h18v4h-18z'),
    f('brass', round(-3, -26, 10)),
    f('line', 'M-3-31v10'),
  ],
]

/** The small sign of a suit, around its own middle, 20 units wide; `cut` is a bare stroke. */
export const EMBLEMS: Readonly<Record<Suit, { d: string; cut?: string }>> = {
  peddle: {
    d: 'M0 2C-6 1-9-3-9-7-4-6.500-1-4 0 2zM0 2C6 1 9-3 9-7 4-6.500 1-4 0 2zM0-2.500C-4.500-6-4-9.500 0-12.500 4-9.500 4.500-6 0-2.500z',
    cut: 'M0 9V0',
  },
  market: {
    d: 'M-8-8H8l2 6a3.300 3.300 0 0 1-6.660 0 3.300 3.300 0 0 1-6.660 0A3.300 3.300 0 0 1-10-2zM-8 3.500h16V9H-8z',
  },
  'heat-on': { d: 'M1-11C1-6 8-3 8 3.500 8 8 4 10 0 10s-8-2-8-6.500C-8 0-6-2-5-4.500-4-3-3-2-1.500-2-3-5-2-9 1-11z' },
  'heat-off': { d: '', cut: 'M0-10V10M-8.700-5L8.700 5M-8.700 5L8.700-5M-3-9L0-6 3-9M-3 9L0 6 3 9' },
  nirvana: { d: 'M-6 7a5 5 0 0 1-1-9.900A7 7 0 0 1 6-5 6 6 0 0 1 7 7z' },
  paranoia: { d: 'M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0z', cut: 'M0 0v.01' },
  protection: { d: 'M0-11l9 3.500V0c0 5.500-4.500 9-9 11-4.500-2-9-5.500-9-11v-7.500z' },
  skim: { d: 'M-1.500 1.500V-8A9.500 9.500 0 1 0 8 1.500zM2-2v-9.500A9.500 9.500 0 0 1 11.500-2z' },
}

/** The lower edge of the coloured band, from its right end to its left, 96 units: no two suits have the same. */
export const EDGES: Readonly<Record<Suit, string>> = {
  peddle: 'c-1 5-4 9-8 10-4-1-7-5-8-10'.repeat(6),
  market: 'v3a8 8 0 0 1-16 0'.concat('a8 8 0 0 1-16 0'.repeat(5), 'v-3'),
  'heat-on': 'l-6 10-6-10'.repeat(8),
  'heat-off': 'c-8 13-24-8-32 0'.repeat(3),
  nirvana: 'v8'.concat('a9 8.500 0 0 0-16 0'.repeat(6), 'v-8'),
  paranoia: 'l-7 7-9-7-8 12-11-11-8 7-12-8-9 12-10-10-9 6-13-8',
  protection: 'v8'.concat('h-12v-8h-12v8'.repeat(4), 'v-8'),
  skim: 'v13L-48 ',
}
