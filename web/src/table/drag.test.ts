import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow, landing, nearestSpot, type DragEvents } from './drag'

test('a card comes down on the cells nearest to its centre', () => {
  expect(landing({ row: 3.4, col: 2.2 }, 3, 2, [])).toEqual({ row: 2, col: 1 })
})

test('a legal place almost as near wins over an illegal one', () => {
  expect(landing({ row: 1.95, col: 1 }, 3, 2, [{ row: 1, col: 0 }])).toEqual({ row: 1, col: 0 })
})

test('a legal place far away does not', () => {
  expect(landing({ row: 1.5, col: 1 }, 3, 2, [{ row: 2, col: 1 }])).toEqual({ row: 0, col: 0 })
})

test('there is no minus zero', () => {
  expect(Object.is(landing({ row: 1.3, col: 0.9 }, 3, 2, []).row, 0)).toBe(true)
})

test('the nearest legal place is found however far', () => {
  expect(
    nearestSpot({ row: 0, col: 0 }, [
      { row: 9, col: 9 },
      { row: 5, col: -2 },
    ]),
  ).toEqual({ row: 5, col: -2 })
  expect(nearestSpot({ row: 0, col: 0 }, [])).toBeNull()
})

let button: HTMLElement
let on: { [K in keyof DragEvents]: ReturnType<typeof vi.fn<DragEvents[K]>> }

function point(type: string, x: number, y: number, pointerId = 1): PointerEvent {
  return new PointerEvent(type, { clientX: x, clientY: y, pointerId, bubbles: true })
}

beforeEach(() => {
  button = document.createElement('button')
  button.setPointerCapture = vi.fn()
  button.hasPointerCapture = vi.fn(() => false)
  document.body.append(button)
  on = {
    lift: vi.fn<DragEvents['lift']>(),
    move: vi.fn<DragEvents['move']>(),
    end: vi.fn<DragEvents['end']>(),
    turn: vi.fn<DragEvents['turn']>(),
  }
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  follow(button, point('pointerdown', 10, 10), on)
})

afterEach(() => {
  button.dispatchEvent(point('pointerup', 0, 0))
  button.remove()
  vi.useRealTimers()
})

test('a tap stays a tap', () => {
  button.dispatchEvent(point('pointermove', 12, 12))
  button.dispatchEvent(point('pointerup', 12, 12))
  expect(on.lift).not.toHaveBeenCalled()
  expect(on.end).not.toHaveBeenCalled()
})

test('many moves in one frame are one move, the last', () => {
  for (const x of [30, 40, 50]) button.dispatchEvent(point('pointermove', x, 20))
  vi.advanceTimersToNextFrame()
  expect(on.lift).toHaveBeenCalledOnce()
  expect(on.move).toHaveBeenCalledExactlyOnceWith(50, 20)
})

test('a second finger turns the card, another finger’s moves do not carry it', () => {
  button.dispatchEvent(point('pointermove', 40, 40))
  window.dispatchEvent(point('pointerdown', 90, 90, 2))
  button.dispatchEvent(point('pointermove', 200, 200, 2))
  vi.advanceTimersToNextFrame()
  expect(on.turn).toHaveBeenCalledExactlyOnceWith(1)
  expect(new Set(on.move.mock.calls.map(String))).toEqual(new Set(['40,40']))
})

test('Esc gives the drag up, and what comes after is not heard', () => {
  button.dispatchEvent(point('pointermove', 40, 40))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  button.dispatchEvent(point('pointermove', 80, 80))
  expect(on.end).toHaveBeenCalledExactlyOnceWith(40, 40, false)
})

test('letting go drops it there', () => {
  button.dispatchEvent(point('pointermove', 40, 40))
  button.dispatchEvent(point('pointerup', 44, 41))
  expect(on.end).toHaveBeenCalledExactlyOnceWith(44, 41, true)
})
