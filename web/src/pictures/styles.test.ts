/** Style sheets for the server's rasteriser: every value is resolved, in the light theme. */
import { describe, expect, test } from 'vitest'
import { Tokens } from './styles'

const SHEET = ':root { --ink: light-dark(#1e2a22, #f3eddd); --leaf: var(--ink); --serif: "Fraunces", serif; }'

describe('values', () => {
  const tokens = new Tokens([SHEET], { '--accent': 'var(--leaf)' })

  test('a property leads through others to a colour of the light theme', () => {
    expect(tokens.resolve('fill: var(--accent)')).toBe('fill: #1e2a22')
    expect(tokens.resolve('fill: var(--nothing, #fff)')).toBe('fill: #fff')
  })

  test('colours are mixed as browsers do it', () => {
    expect(tokens.resolve('color-mix(in srgb, #ff0000 50%, #0000ff)')).toBe('#800080')
    expect(tokens.resolve('color-mix(in oklab, #ffffff 50%, #000000)')).toBe('#636363')
    expect(tokens.resolve('color-mix(in oklab, #2c6638 100%, #ffffff)')).toBe('#2c6638')
  })

  test('a quoted typeface may stand in an attribute', () => {
    expect(tokens.resolve('font-family="var(--serif)"')).toBe(`font-family="'Fraunces', serif"`)
  })
})

describe('drawings', () => {
  const tokens = new Tokens([SHEET])

  test('what an element declares counts inside it, in attributes and in rules', () => {
    const svg =
      '<svg><g style="--skin: #d2402f;"><path class="skin" stroke="var(--skin)"/></g><path class="skin"/></svg>'
    const picture = tokens.standalone(svg, '.skin { fill: var(--skin); }')
    expect(picture).toContain('<path class="skin" stroke="#d2402f"/>')
    const scope = /<g[^>]*class="([^"]+)"/.exec(picture)![1]
    expect(picture).toContain(`.${scope} .skin`)
    expect(picture).not.toContain('var(')
  })

  test('rules that the rasteriser does not know are left out', () => {
    const sheet = '@media print { .a { fill: red } } .a:hover { fill: blue } .a.b:where(.c) { font: 700 34px/1 serif }'
    const picture = tokens.standalone('<svg></svg>', sheet)
    expect(picture).not.toMatch(/red|blue|:where/)
    expect(picture).toContain('.a.b.c{ font-weight:700;font-size:34px;font-family:serif')
  })

  test('an inline turn becomes an attribute, and parts of a length become dashes', () => {
    expect(tokens.standalone('<svg><g style="transform: rotate(90deg);"></g></svg>', '')).toContain(
      '<g transform="rotate(90)">',
    )
    const rect = '<rect width="10" height="10" rx="0" pathLength="8" stroke-dasharray="1 0.5"/>'
    expect(tokens.standalone(`<svg>${rect}</svg>`, '')).toContain('stroke-dasharray="5.000 2.500"')
  })
})

const COMPONENTS = import.meta.glob<string>('../**/*.svelte', { eager: true, query: '?raw', import: 'default' })

/** The component and all that it imports, as paths from this folder. */
function drawnBy(path: string, all = new Set<string>()): Set<string> {
  if (all.has(path) || !(path in COMPONENTS)) return all
  all.add(path)
  for (const [, other] of COMPONENTS[path]!.matchAll(/from '(\.[^']+\.svelte)'/g)) {
    const url = new URL(other!, new URL(path, 'file:///src/pictures/'))
    drawnBy(url.pathname.replace('/src/', '../'), all)
  }
  return all
}

test('no drawing of a finished game has a rule whose selector would be left out', () => {
  const ends = Object.keys(COMPONENTS).filter((path) => /games\/\w+\/(EndBoard|ShelfPicture)\.svelte$/.test(path))
  expect(ends.length).toBeGreaterThanOrEqual(10)
  const picture = new Set(ends.flatMap((path) => [...drawnBy(path)]))
  const left = [...picture].flatMap((path) => {
    const sheet = /<style>([\s\S]*)<\/style>/.exec(COMPONENTS[path]!)?.[1] ?? ''
    return [...sheet.matchAll(/^ {2}\S[^{}]*:(?:is|not|has|where)\([^{}]*\{/gm)].map(
      ([rule]) => `${path}: ${rule.trim()}`,
    )
  })
  expect(left).toEqual([])
})
