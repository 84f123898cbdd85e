/**
 * One drag of an element, and the cell where it would be dropped. The element moves once a frame, without the
 * framework.
 */

export interface Spot {
  row: number
  col: number
}

const PULL = 0.62

/**
 * The cell where a card of `rows` by `cols` is dropped when its centre is over `centre`: the nearest cell, or a legal
 * one that is at most `pull` cells farther.
 */
export function landing(centre: Spot, rows: number, cols: number, legal: readonly Spot[], pull = 0): Spot {
  const row = centre.row - rows / 2
  const col = centre.col - cols / 2
  const nearest = { row: Math.round(row) + 0, col: Math.round(col) + 0 }
  let best = nearest
  let bestDistance = Math.max(PULL, pull)
  for (const spot of legal) {
    if (spot.row === nearest.row && spot.col === nearest.col) return nearest
    const distance = Math.hypot(spot.row - row, spot.col - col)
    if (distance < bestDistance) {
      best = { row: spot.row, col: spot.col }
      bestDistance = distance
    }
  }
  return best
}

/** The legal spot nearest to a point, however far; null if there is none. */
export function nearestSpot(point: Spot, legal: readonly Spot[]): Spot | null {
  let best: Spot | null = null
  let bestDistance = Infinity
  for (const spot of legal) {
    const distance = Math.hypot(spot.row - point.row, spot.col - point.col)
    if (distance < bestDistance) {
      best = spot
      bestDistance = distance
    }
  }
  return best
}

export interface DragEvents {
  /** Called when the pointer has moved enough: the drag begins. */
  lift: (x: number, y: number) => void
  /** Called at most once a frame. */
  move: (x: number, y: number) => void
  /** Called at the end of the drag; `isDropped`: false if it was cancelled. */
  end: (x: number, y: number, isDropped: boolean) => void
  /** Called when a second finger, the right button or the wheel turns the element. */
  turn: (by: 1 | -1) => void
}

const THRESHOLD = 6

/**
 * Follows the pointer that was just pressed on `element`. The drag begins only after a small movement, so that a tap
 * remains a tap.
 */
export function follow(element: HTMLElement, down: PointerEvent, on: DragEvents): void {
  let isLifted = false
  let frame = 0
  let x = down.clientX
  let y = down.clientY

  const tick = (): void => {
    frame = 0
    on.move(x, y)
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    x = event.clientX
    y = event.clientY
    if (!isLifted) {
      if (Math.hypot(x - down.clientX, y - down.clientY) < THRESHOLD) return
      isLifted = true
      on.lift(x, y)
    }
    frame ||= requestAnimationFrame(tick)
  }
  const finish = (isDropped: boolean): void => {
    cancelAnimationFrame(frame)
    stop.abort()
    if (element.hasPointerCapture(down.pointerId)) element.releasePointerCapture(down.pointerId)
    if (isLifted) on.end(x, y, isDropped)
  }
  /** An element that was turned during the drag is dropped at the pointer. */
  const turn = (by: 1 | -1): void => {
    if (!isLifted) return
    on.turn(by)
    on.move(x, y)
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    x = event.clientX
    y = event.clientY
    finish(true)
  }

  const stop = new AbortController()
  const options = { signal: stop.signal }
  element.setPointerCapture(down.pointerId)
  // Listen on the window: when another button of the same mouse is pressed during the drag, the element may lose the
  // pointer capture.
  window.addEventListener('pointermove', move, options)
  window.addEventListener('pointerup', up, options)
  window.addEventListener('pointercancel', (event) => event.pointerId === down.pointerId && finish(false), options)
  window.addEventListener('keydown', (event) => event.key === 'Escape' && isLifted && finish(false), {
    ...options,
    capture: true,
  })
  window.addEventListener('pointerdown', (event) => event.pointerId !== down.pointerId && turn(1), {
    ...options,
    capture: true,
  })
  // A second button of the same mouse is no pointer of its own.
  window.addEventListener('mousedown', (event) => event.button === 2 && turn(1), { ...options, capture: true })
  window.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  window.addEventListener(
    'wheel',
    (event) => {
      if (!isLifted) return
      event.preventDefault()
      turn(event.deltaY > 0 ? 1 : -1)
    },
    { ...options, passive: false },
  )
}
