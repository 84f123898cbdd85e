import { expect, test } from 'vitest'
import { between, cellAt, fit, LARGEST_CELL, pan, toward, zoom, type Camera, type View } from './camera'

const PHONE = { width: 320, height: 330 }

/** The pixel of the view over which a point of the board stands. */
function pixelAt(camera: Camera, view: View, row: number, col: number): { x: number; y: number } {
  return {
    x: view.width / 2 + (col - camera.col) * camera.scale,
    y: view.height / 2 + (row - camera.row) * camera.scale,
  }
}

test('the whole frame is in view, with air around it', () => {
  const frame = { top: -3, left: -2, bottom: 6, right: 7 }
  const camera = fit(frame, PHONE)
  const corner = pixelAt(camera, PHONE, frame.top, frame.left)
  const other = pixelAt(camera, PHONE, frame.bottom, frame.right)
  expect(corner.x).toBeGreaterThan(0)
  expect(corner.y).toBeGreaterThan(0)
  expect(other.x).toBeLessThan(PHONE.width)
  expect(other.y).toBeLessThan(PHONE.height)
})

test('an orchard of nine cells across still has cells of 32 px on a screen of 320', () => {
  expect(fit({ top: 0, left: 0, bottom: 9, right: 9 }, PHONE).scale).toBeGreaterThan(32)
})

test('a small orchard does not fill a large screen', () => {
  expect(fit({ top: 0, left: 0, bottom: 3, right: 2 }, { width: 2_000, height: 2_000 }).scale).toBe(LARGEST_CELL)
})

test('pixels and cells are each other’s way back', () => {
  const camera = { row: 1.5, col: -2, scale: 47 }
  const at = pixelAt(camera, PHONE, 4.25, 0.5)
  const cell = cellAt(camera, PHONE, at.x, at.y)
  expect(cell.row).toBeCloseTo(4.25)
  expect(cell.col).toBeCloseTo(0.5)
})

test('zooming keeps the point under the finger', () => {
  const camera = { row: 0, col: 0, scale: 40 }
  const before = cellAt(camera, PHONE, 70, 90)
  const after = cellAt(zoom(camera, PHONE, 70, 90, 1.7), PHONE, 70, 90)
  expect(after.row).toBeCloseTo(before.row)
  expect(after.col).toBeCloseTo(before.col)
})

test('panning moves the board with the finger', () => {
  const camera = { row: 2, col: 2, scale: 50 }
  const before = cellAt(camera, PHONE, 100, 100)
  const after = cellAt(pan(camera, 25, -40), PHONE, 125, 60)
  expect(after.row).toBeCloseTo(before.row)
  expect(after.col).toBeCloseTo(before.col)
})

test('gliding begins and ends where it should, and zooms by ratio', () => {
  const from = { row: 0, col: 0, scale: 25 }
  const to = { row: 4, col: 2, scale: 100 }
  expect(between(from, to, 0)).toEqual(from)
  expect(between(from, to, 1)).toEqual(to)
  expect(between(from, to, 0.5).scale).toBeCloseTo(50)
})

test('all of a board is shown, however small its cells become', () => {
  const camera = fit({ top: 0, left: 0, bottom: 10, right: 40 }, { width: 320, height: 300 })
  expect(camera.scale * 40).toBeLessThan(320)
})

test('a cell in sight and large enough moves nothing; one that is not comes to the middle, legible', () => {
  const view = { width: 400, height: 300 }
  const camera = { row: 5, col: 5, scale: 40 }
  expect(toward(camera, view, 6, 4, 30)).toBe(camera)
  expect(toward(camera, view, 20, 4, 30)).toEqual({ row: 20.5, col: 4.5, scale: 40 })
  expect(toward({ ...camera, scale: 12 }, view, 6, 4, 30)).toEqual({ row: 6.5, col: 4.5, scale: 30 })
})
