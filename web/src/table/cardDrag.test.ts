import { beforeEach, expect, test, vi } from 'vitest'
import { CardDrag } from './cardDrag.svelte'
import type { Spot } from './drag'
import type { PlacementInput } from './PlacementInput.svelte'

/** Cells of 20 pixels: a finger covers more than one. */
const SCALE = 20
const PLACES = [
  { row: 0, col: 0 },
  { row: 0, col: 1 },
]

let input: {
  ghost: Spot | null
  legal: boolean
  hovering: boolean
  controller: { isPractice: boolean }
  show: ReturnType<typeof vi.fn>
  lay: ReturnType<typeof vi.fn>
}
let drag: CardDrag

beforeEach(() => {
  const reach = { top: -2, left: -2, bottom: 5, right: 5 }
  const fake = {
    reach,
    places: PLACES,
    size: { rows: 3, cols: 2 },
    choice: 0,
    ghost: null,
    legal: false,
    hovering: false,
  }
  const show = vi.fn((spot: Spot | null, hovering: boolean) => Object.assign(input, { ghost: spot, hovering }))
  input = { ...fake, controller: { isPractice: false }, show, lay: vi.fn() }
  drag = new CardDrag(input as unknown as PlacementInput, 3)
  drag.eye = { scale: () => SCALE } as CardDrag['eye']
})

/** A tap so many cells away from the middle of the first place. */
function tap(down: number, right: number, pointerType: string): void {
  drag.down(new PointerEvent('pointerdown', { pointerType }))
  drag.tap({ row: 1.5 + down, col: 1 + right }, pointerType)
}

test('a finger that comes down beside a small place means it, a mouse does not', () => {
  tap(-0.9, -0.6, 'touch')
  expect(input.show).toHaveBeenCalledExactlyOnceWith({ row: 0, col: 0 }, false)
  tap(-0.9, -0.6, 'mouse')
  expect(input.show).toHaveBeenLastCalledWith({ row: -1, col: -1 }, false)
})

test('a tap on the ghost lays the card, but not where it means another place', () => {
  Object.assign(input, { ghost: { row: 0, col: 0 }, legal: true })
  tap(0.2, 0.2, 'touch')
  expect(input.show).not.toHaveBeenCalled()
  expect(input.lay).toHaveBeenCalledOnce()
  tap(0.2, 0.8, 'touch')
  expect(input.show).toHaveBeenCalledExactlyOnceWith({ row: 0, col: 1 }, false)
  expect(input.lay).toHaveBeenCalledOnce()
})

test('where no move is taken back a first click holds the card there and a second lays it', () => {
  Object.assign(input, { legal: true })
  drag.hover({ row: 1.5, col: 1 })
  tap(0, 0, 'mouse')
  expect(input.lay).not.toHaveBeenCalled()
  drag.hover({ row: 1.5, col: 2 })
  expect(input).toMatchObject({ ghost: { row: 0, col: 0 }, hovering: false })
  tap(0, 0, 'mouse')
  expect(input.lay).toHaveBeenCalledOnce()
})

test('in practice one click lays', () => {
  Object.assign(input, { legal: true, controller: { isPractice: true } })
  drag.hover({ row: 1.5, col: 1 })
  tap(0, 0, 'mouse')
  expect(input.lay).toHaveBeenCalledOnce()
})
