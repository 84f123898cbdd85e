/** Sharing: a link by the system's share sheet or the clipboard, and a finished board as a picture drawn in the browser. */

import { MARKS, SHAPES } from '../ui/PlayerToken.svelte'

export type Shared = 'shared' | 'copied' | 'kept' | 'left' | 'failed'

/** Shares a link by the share sheet, else copies it. `failed`: neither works, so the page must show the link. */
export async function shareLink(title: string, text: string, path: string): Promise<Shared> {
  const url = new URL(path, location.origin).href
  return share({ title, text, url }, `${text}${text.includes('\n') ? '\n' : ' '}${url}`)
}

/** Shares a text by the share sheet, else copies it. `failed`: neither works, so the page must show the text. */
export function shareText(title: string, text: string): Promise<Shared> {
  return share({ title, text }, text)
}

async function share(data: ShareData, copy: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  try {
    await navigator.clipboard.writeText(copy)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Shares a picture by the share sheet, else saves it as a file. */
export async function shareImage(picture: Blob, name: string, text: string): Promise<Shared> {
  const file = new File([picture], name, { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  saveFile(picture, name)
  return 'kept'
}

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A row of the standings in a picture. */
interface PictureRow {
  place: number
  won: boolean
  name: string
  /** Title of the result, in a game with titles; left out if it does not fit. */
  title: string
  points: string
  /** The seat's colour. */
  colour: number
  /** Whether the picture shows this seat's board, or frames it. */
  isHighlighted: boolean
}

interface Caption {
  /** Points, written large before the title; empty if the standings show them. */
  points: string
  title: string
  game: string
  foot: string
  /** CSS property of the game's accent colour, such as `--orchard`. */
  accent: string
  /** A row for each seat, the first place first; none for a match of one seat. */
  standings: PictureRow[]
}

const SIDE = 1200
const BAND = 250
const MARGIN = 44
/** Points with more characters are written smaller, so that the date and the game fit beside them. */
const POINTS = 470
const ROW = 66
/** More rows than this are drawn in two columns. */
const ROWS = 4
const STROKES = ['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray']
const STYLES = ['fill', 'fill-opacity', 'opacity', 'transform', ...STROKES]

/** `textAlign` of the canvas for each `text-anchor` of SVG. */
const ALIGNED: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' }

/**
 * Picture of the board in `svg`, in the colours of the page, with a caption below: square, plus the height of the
 * standings. `svg` null: without a board.
 */
export async function boardImage(svg: SVGSVGElement | null, caption: Caption): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const { standings } = caption
  const columns = standings.length > ROWS ? 2 : 1
  const rows = Math.ceil(standings.length / columns)
  const below = svg ? SIDE : BAND
  canvas.width = SIDE
  canvas.height = below + (rows > 0 ? rows * ROW + MARGIN / 2 : 0)
  const pen = canvas.getContext('2d')!
  /** The value of a colour token in the present theme. */
  const colour = (name: string): string => {
    const element = svg ?? document.body
    element.style.color = `var(${name})`
    const { color } = getComputedStyle(element)
    element.style.color = ''
    return color
  }
  pen.fillStyle = colour('--ground')
  pen.fillRect(0, 0, SIDE, canvas.height)
  if (svg) await drawBoard(pen, svg, new DOMRectReadOnly(MARGIN, MARGIN, SIDE - 2 * MARGIN, SIDE - BAND - 2 * MARGIN))

  pen.fillStyle = colour('--paper')
  pen.fillRect(0, below - BAND, SIDE, canvas.height)
  pen.fillStyle = colour('--ink')
  pen.fillRect(0, below - BAND, SIDE, 4)
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colour('--brass-text')
  shrink(pen, caption.points, 150, POINTS, 700)
  pen.fillText(caption.points, MARGIN, below - 70)
  const left = MARGIN + (caption.points ? pen.measureText(caption.points).width + 44 : 0)
  pen.fillStyle = colour('--ink')
  shrink(pen, caption.title, 64, SIDE - left - MARGIN)
  pen.fillText(caption.title, left, below - 124)
  pen.fillStyle = colour('--soft')
  pen.font = '600 34px "Source Sans 3", system-ui, sans-serif'
  pen.fillText(caption.foot, left, below - 70)
  pen.fillStyle = colour(caption.accent)
  pen.font = '600 34px Fraunces, Georgia, serif'
  pen.textAlign = 'right'
  pen.fillText(caption.game, SIDE - MARGIN, below - 70)

  const wide = (SIDE - 2 * MARGIN - (columns - 1) * MARGIN) / columns
  standings.forEach((standing, k) => {
    const x = MARGIN + Math.floor(k / rows) * (wide + MARGIN)
    const y = below - 26 + (k % rows) * ROW
    drawStanding(pen, standing, x, y, wide, colour)
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

/** Draws a row of the standings at a point: place, player's token, name and points. */
function drawStanding(
  pen: CanvasRenderingContext2D,
  standing: PictureRow,
  x: number,
  y: number,
  wide: number,
  colour: (name: string) => string,
): void {
  const base = y + ROW - 21
  pen.fillStyle = colour(standing.isHighlighted ? '--panel' : '--paper')
  pen.fillRect(x, y, wide, ROW)
  pen.fillStyle = colour('--line')
  pen.fillRect(x, y, wide, 2)
  pen.textAlign = 'left'
  pen.fillStyle = colour('--ink')
  shrink(pen, String(standing.place), 38, 50, 700)
  pen.fillText(String(standing.place), x + 8, base)

  pen.save()
  pen.translate(x + 78, y + ROW / 2 + 1)
  const shape = new Path2D(SHAPES[standing.colour])
  pen.fillStyle = colour(`--seat-${standing.colour}`)
  pen.fill(shape)
  pen.strokeStyle = colour('--card-ink')
  pen.lineWidth = 2.2
  pen.stroke(shape)
  pen.strokeStyle = colour('--card')
  pen.lineWidth = 3.4
  pen.lineCap = 'round'
  pen.stroke(new Path2D(MARKS[standing.colour]))
  pen.restore()

  pen.textAlign = 'right'
  pen.fillStyle = colour('--brass-text')
  shrink(pen, standing.points, 40, wide / 2, 700)
  pen.fillText(standing.points, x + wide - 8, base)
  const space = wide - 8 - pen.measureText(standing.points).width - 118 - 16
  pen.textAlign = 'left'
  pen.fillStyle = colour('--ink')
  shrink(pen, standing.name, 36, space, standing.won ? 700 : 600)
  pen.fillText(standing.name, x + 118, base)
  const nameWidth = pen.measureText(standing.name).width + 16
  pen.fillStyle = colour('--soft')
  pen.font = '600 28px "Source Sans 3", system-ui, sans-serif'
  if (pen.measureText(standing.title).width <= space - nameWidth)
    pen.fillText(standing.title, x + 118 + nameWidth, base)
}

function shrink(pen: CanvasRenderingContext2D, text: string, size: number, width: number, weight = 600): void {
  let px = size
  do {
    pen.font = `${weight} ${px}px Fraunces, Georgia, serif`
    px -= 2
  } while (px > 24 && pen.measureText(text).width > width)
}

/** Draws shapes as an SVG image with inlined styles; numbers are drawn on the canvas, in the page's font. */
async function drawBoard(pen: CanvasRenderingContext2D, svg: SVGSVGElement, area: DOMRectReadOnly): Promise<void> {
  const box = svg.viewBox.baseVal
  const scale = Math.min(area.width / box.width, area.height / box.height)
  const x = area.x + (area.width - box.width * scale) / 2
  const y = area.y + (area.height - box.height * scale) / 2
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(svg, box.width * scale, box.height * scale))}`
  await image.decode()
  pen.drawImage(image, x, y, box.width * scale, box.height * scale)
  for (const text of svg.querySelectorAll('text'))
    setText(pen, svg, text, new DOMMatrix([scale, 0, 0, scale, x - box.x * scale, y - box.y * scale]))
}

function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = svg.querySelectorAll('*')
  const copies = copy.querySelectorAll('*')
  originals.forEach((element, k) => {
    const style = getComputedStyle(element)
    const twin = copies[k]!
    for (const name of STYLES) {
      const value = style.getPropertyValue(name)
      if (value && value !== 'none' && value !== 'auto') twin.setAttribute(name, value)
      else if (name === 'fill') twin.setAttribute('fill', 'none')
    }
    twin.removeAttribute('class')
    twin.removeAttribute('style')
  })
  copy.querySelectorAll('text').forEach((text) => text.remove())
  copy.removeAttribute('class')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

function setText(pen: CanvasRenderingContext2D, svg: SVGSVGElement, text: SVGTextElement, at: DOMMatrix): void {
  const screen = svg.getScreenCTM()
  const own = text.getScreenCTM()
  if (!screen || !own) return
  const style = getComputedStyle(text)
  pen.save()
  pen.setTransform(at.multiply(screen.inverse()).multiply(own))
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  pen.textAlign = ALIGNED[style.textAnchor] ?? 'center'
  pen.fillStyle = style.fill
  pen.globalAlpha = Number(style.opacity)
  pen.fillText(text.textContent, Number(text.getAttribute('x') ?? 0), Number(text.getAttribute('y') ?? 0))
  pen.restore()
}
