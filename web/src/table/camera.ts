/** Camera over a board of square cells: fitting, panning, pinching. Positions in cells, scale in pixels a cell. */

export interface Camera {
  /** The point at the centre of the view, in cells, such as 2.5. */
  row: number
  col: number
  /** Pixels per cell. */
  scale: number
}

/** A point of the board, in cells. */
export interface Point {
  row: number
  col: number
}

/** The visible part of a board. */
export interface Eye {
  /** The point of the board at a position on the screen; null outside the view. */
  cell: (clientX: number, clientY: number) => Point | null
  scale: () => number
  showAll: () => void
  /** Moves the board by cells, or zooms by a factor, for keys and buttons. */
  pan: (rows: number, cols: number) => void
  zoom: (factor: number) => void
}

export interface View {
  width: number
  height: number
}

export interface Frame {
  top: number
  left: number
  bottom: number
  right: number
}

export const LARGEST_CELL = 112
const SMALLEST_CELL = 14

function clamp(scale: number): number {
  return Math.min(LARGEST_CELL * 1.5, Math.max(SMALLEST_CELL, scale))
}

/** The camera that shows the whole frame with a margin of `margin` cells, as large as allowed, or as small as needed. */
export function fit(frame: Frame, view: View, margin = 0.35): Camera {
  const cols = frame.right - frame.left + 2 * margin
  const rows = frame.bottom - frame.top + 2 * margin
  const scale = Math.min(view.width / cols, view.height / rows, LARGEST_CELL)
  return { row: (frame.top + frame.bottom) / 2, col: (frame.left + frame.right) / 2, scale }
}

/** The frame with the same centre, at least so many cells wide and high. */
export function atLeast({ top, left, bottom, right }: Frame, cells: number): Frame {
  const down = Math.max(0, cells - (bottom - top)) / 2
  const across = Math.max(0, cells - (right - left)) / 2
  return { top: top - down, left: left - across, bottom: bottom + down, right: right + across }
}

/** The camera moved to a cell that is outside the view or smaller than `least`; otherwise the same camera. */
export function toward(camera: Camera, view: View, row: number, col: number, least: number): Camera {
  const scale = clamp(Math.max(camera.scale, least))
  const x = view.width / 2 + (col + 0.5 - camera.col) * camera.scale
  const y = view.height / 2 + (row + 0.5 - camera.row) * camera.scale
  const edge = camera.scale
  const isVisible = x > edge && y > edge && x < view.width - edge && y < view.height - edge
  return isVisible && scale === camera.scale ? camera : { row: row + 0.5, col: col + 0.5, scale }
}

/** The point of the board, in cells, under a pixel of the view. */
export function cellAt(camera: Camera, view: View, x: number, y: number): { row: number; col: number } {
  return {
    row: camera.row + (y - view.height / 2) / camera.scale,
    col: camera.col + (x - view.width / 2) / camera.scale,
  }
}

/** Pans by so many pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, row: camera.row - dy / camera.scale, col: camera.col - dx / camera.scale }
}

/** Zooms around a pixel, which stays over the same point of the board. */
export function zoom(camera: Camera, view: View, x: number, y: number, factor: number): Camera {
  const point = cellAt(camera, view, x, y)
  const scale = clamp(camera.scale * factor)
  return {
    row: point.row - (y - view.height / 2) / scale,
    col: point.col - (x - view.width / 2) / scale,
    scale,
  }
}

/** Interpolates between two cameras; the scale geometrically, so that zooming looks even. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    row: from.row + (to.row - from.row) * part,
    col: from.col + (to.col - from.col) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  }
}

/** Position of a drawing of 100 units a cell on the screen: pixels a cell, and the pixel of cell 0, 0. */
export interface Standing {
  scale: number
  left: number
  top: number
}

export function standingOf({ row, col, scale }: Camera, { width, height }: View): Standing {
  return { scale, left: width / 2 - col * scale, top: height / 2 - row * scale }
}

/** The same of a drawing that is fitted into a view: an <svg> with this `viewBox`. */
export function standingIn(box: { x: number; y: number; width: number; height: number }, view: View): Standing {
  const scale = 100 * Math.min(view.width / box.width, view.height / box.height)
  return {
    scale,
    left: (view.width - (box.width * scale) / 100) / 2 - (box.x * scale) / 100,
    top: (view.height - (box.height * scale) / 100) / 2 - (box.y * scale) / 100,
  }
}

/** The transform attribute for drawings of 100 units a cell. */
export function transformOf(camera: Camera, view: View): string {
  const { scale, left, top } = standingOf(camera, view)
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${(scale / 100).toFixed(4)})`
}
