/**
 * Resolves custom properties, `light-dark` and `color-mix` in style sheets, since the server's rasteriser does not
 * support them. Uses the light theme.
 */

const DECLARED = /(--[\w-]+)\s*:\s*([^;}]+)/g
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g
const LIGHT_DARK = /light-dark\(\s*([^(),]+(?:\([^()]*\))?)\s*,[^()]*(?:\([^()]*\))?\s*\)/g
const COLOR_MIX = /color-mix\(\s*in (oklab|srgb)\s*,\s*([^(),]+?)\s+([\d.]+)%\s*,\s*([^(),]+?)\s*\)/g

export class Tokens {
  private readonly values = new Map<string, string>()

  /** `sheets`: the style sheets that declare custom properties; the first declaration counts. */
  constructor(sheets: readonly string[], own: Readonly<Record<string, string>> = {}) {
    for (const [name, value] of Object.entries(own)) this.values.set(name, value)
    for (const sheet of sheets)
      for (const [, name, value] of sheet.matchAll(DECLARED)) {
        if (!this.values.has(name!)) this.values.set(name!, value!.trim().replaceAll('"', "'"))
      }
  }

  /** A text of CSS or SVG with every value resolved; `scoped`: custom properties that are not replaced. */
  resolve(text: string, scoped: ReadonlySet<string> = new Set()): string {
    let now = text
    for (let round = 0; round < 8; round++) {
      const next = now
        .replace(VARIABLE, (whole, name: string, other?: string) =>
          scoped.has(name) ? whole : (this.values.get(name) ?? other ?? 'none'),
        )
        .replace(LIGHT_DARK, '$1')
        .replace(COLOR_MIX, (_whole, space: string, one: string, share: string, two: string) =>
          mixed(one, two, Number(share) / 100, space === 'oklab'),
        )
      if (next === now) break
      now = next
    }
    return now
  }

  /** A drawing with its style sheet inside, both resolved. Inline styles of an element become a class. */
  standalone(svg: string, sheet: string): string {
    const scopes = new Map<string, [name: string, value: string]>()
    const declared: Record<string, string>[] = []
    const result = svg.replace(
      /<(\/?)([\w-]+)([^>]*?)(\/?)>/g,
      (_whole, end: string, name: string, ownAttributes: string, alone: string) => {
        if (end) {
          declared.pop()
          return `</${name}>`
        }
        const own: Record<string, string> = {}
        let attributes = ownAttributes.replace(
          /(--[\w-]+):\s*([^;"]+);?\s*/g,
          (_each, property: string, value: string) => {
            own[property] = value
            return ''
          },
        )
        const here = { ...declared.at(-1), ...own }
        for (const [property, value] of Object.entries(here))
          attributes = attributes.replaceAll(`var(${property})`, value)
        const classes = Object.entries(own).map(([property, value]) => {
          const scope = `scope${property}-${value.replace(/[^\w]+/g, '-')}`
          scopes.set(scope, [property, value])
          return scope
        })
        if (classes.length > 0)
          attributes = /\sclass="/.test(attributes)
            ? attributes.replace(/\sclass="/, `$&${classes.join(' ')} `)
            : `${attributes} class="${classes.join(' ')}"`
        if (!alone) declared.push(here)
        return withLengths(withTransform(`<${name}${attributes}${alone}>`))
      },
    )
    const scoped = new Set([...scopes.values()].map(([name]) => name))
    const rules = [...plain(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => {
      const selector = selectors!.trim()
      if (/[:[&*]|@/.test(selector.replaceAll(':root', ''))) return ''
      const properties = [...scoped].filter((name) => body!.includes(`var(${name})`))
      if (properties.length === 0) return `${selector}{${body}}`
      return [...scopes]
        .filter(([, [name]]) => properties.includes(name))
        .map(([scope, [name, value]]) => {
          const inside = selector.split(',').map((each) => `.${scope} ${each.trim()},${withScope(each.trim(), scope)}`)
          return `${inside.join(',')}{${body!.replaceAll(`var(${name})`, value)}}`
        })
        .join('\n')
    })
    const resolved = this.resolve(rules.join('\n')).replace(/font:\s*([^;}]+)/g, (_whole, font: string) =>
      longhand(font),
    )
    return this.resolve(result).replace('>', `><style>${resolved.replaceAll('<', '')}</style>`)
  }
}

/** Limits a selector to one element, which has the class `scope` itself. */
function withScope(selector: string, scope: string): string {
  return `${selector}.${scope}`
}

/** A tag with the transform of its inline style as an attribute. */
function withTransform(tag: string): string {
  const style = /\bstyle="([^"]*)"/.exec(tag)?.[1]
  if (style === undefined) return tag
  const transform = /(?:^|;)\s*transform:\s*([^;]+)/.exec(style)?.[1]?.replace(/(deg|px)\b/g, '')
  const rest = style
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('transform:') && !each.endsWith(': initial'))
  const bare = transform ? tag.replace(/\s(?:transform|style)="[^"]*"/g, '') : tag.replace(/\sstyle="[^"]*"/, '')
  const attributes = [transform && `transform="${transform}"`, rest.length > 0 && `style="${rest.join(';')}"`]
  return bare.replace(/^<([\w-]+)/, ['<$1', ...attributes.filter(Boolean)].join(' '))
}

/** A rectangle whose dashes are parts of `pathLength`, with dashes in units of the drawing. */
function withLengths(tag: string): string {
  const value = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(tag)?.[1] ?? 0)
  const length = value('pathLength')
  if (length === 0) return tag
  const radius = value('rx')
  const unit = (2 * (value('width') + value('height')) - 8 * radius + 2 * Math.PI * radius) / length
  return tag.replace(/\spathLength="[^"]*"/, '').replace(/\sstroke-dasharray="([^"]*)"/, (_whole, dashes: string) => {
    const scaled = dashes.split(/[\s,]+/).map((dash) => (Number(dash) * unit).toFixed(3))
    return ` stroke-dasharray="${scaled.join(' ')}"`
  })
}

/** A sheet without comments, `@media` and `@font-face` rules, and with simple selectors. */
function plain(sheet: string): string {
  return sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(media|keyframes|supports|font-face|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/:where\((\.[\w-]+)\)/g, '$1')
}

/** `700 34px/1 Fraunces, serif` as single properties. */
function longhand(font: string): string {
  const [, weight = '400', size = '16px', family = 'sans-serif'] =
    /^(?:italic\s+)?(\d+)?\s*([\d.]+(?:px|rem|em))(?:\s*\/\s*[\d.\w]+)?\s+(.+)$/.exec(font.trim()) ?? []
  return `font-weight:${weight};font-size:${size};font-family:${family}`
}

type Triple = [number, number, number]

/** Two colours mixed, `share` of the first one; in OKLab or in sRGB. */
function mixed(one: string, two: string, share: number, inOklab: boolean): string {
  const [a, b] = [bytesOf(one), bytesOf(two)]
  if (!a || !b) return one
  const between = (p: Triple, q: Triple): Triple => p.map((part, k) => share * part + (1 - share) * q[k]!) as Triple
  const bytes = inOklab ? ofOklab(between(oklabOf(a), oklabOf(b))) : between(a, b)
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}

/** The bytes of a colour in hex, null for any other. */
function bytesOf(colour: string): Triple | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (!digits) return null
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as Triple
}

function ofOklab([l, a, b]: Triple): Triple {
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  return linear.map((part) => {
    const value = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
    return 255 * Math.min(1, Math.max(0, value))
  }) as Triple
}

function oklabOf(bytes: Triple): Triple {
  const [r, g, b] = bytes.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Triple
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ]
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
