/**
 * Back closes what lies over the page (a dialog, a drawer, an aimed card), the topmost first, before it leaves the page.
 *
 * Each open layer has an entry of the browser's history; its state says how many layers are open there. Back pops an
 * entry, and the topmost layer closes. A layer that closes otherwise goes back over its entry. An entry with more
 * layers than are open (after Forward, a reload, or a link that was followed in a layer) is left at once, backwards.
 * The browser's own `CloseWatcher` would do the same in Chromium on Android only.
 */
import { tick } from 'svelte'

interface Layer {
  close: () => void
}

let layers: readonly Layer[] = []
/** This module called `history.go`, and its `popstate` event has not come yet. */
let isMoving = false
let isDue = false
/** Functions to call after that event. */
let waiting: (() => void)[] = []
/** Address of the current entry. */
let address = location.href

/** How many layers the current entry of the history has. */
function depth(): number {
  const state = history.state as { layers?: unknown } | null
  return typeof state?.layers === 'number' ? state.layers : 0
}

/**
 * Makes the entries of the history match the open layers: once for all changes that happen together, such as a sheet
 * that opens another.
 */
function settleLater(): void {
  if (isDue) return
  isDue = true
  void tick().then(() => {
    isDue = false
    settle()
  })
}

/** Milliseconds to wait for `popstate`; without one by then there is no entry to go back to. */
const LATE = 1000

function settle(): void {
  if (isMoving) return
  const apart = layers.length - depth()
  if (apart < 0) {
    isMoving = true
    history.go(apart)
    setTimeout(() => {
      if (!isMoving) return
      // A restored tab has the state of its entry, but not the entries before it.
      history.replaceState(layers.length > 0 ? { layers: layers.length } : null, '')
      onMove()
    }, LATE)
  }
  for (let at = depth() + 1; apart > 0 && at <= layers.length; at++) history.pushState({ layers: at }, '')
}

function onMove(): void {
  // A link to another place on this page was followed, which made an entry without layers: the layers stay open.
  const isJump = !isMoving && location.href !== address && history.state === null
  address = location.href
  if (isJump) return settleLater()
  if (isMoving) {
    isMoving = false
    const acts = waiting
    waiting = []
    for (const act of acts) act()
  } else for (const layer of layers.slice(depth()).reverse()) layer.close()
  // A layer that has not closed stays, with an entry of its own.
  settleLater()
}

/** Opens a layer; Back calls `close`. Returns the function to call when the layer has closed: an effect's clean-up. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers = [...layers, layer]
  settleLater()
  return () => {
    layers = layers.filter((other) => other !== layer)
    settleLater()
  }
}

/**
 * Changes the address of the page. Adds an entry to the browser's history, unless `replace` is true or a layer is open:
 * then it replaces the current entry. Waits for a traversal of the history that is in progress. Calls `onchange` when
 * the address has changed.
 */
export function setAddress(path: string, replace: boolean, onchange: () => void): void {
  if (isMoving) {
    waiting.push(() => setAddress(path, replace, onchange))
    return
  }
  if (replace || depth() > 0) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  address = location.href
  onchange()
}

/** Starts listening to Back. An entry of a layer that is left from before a reload is removed. */
export function watchLayers(): () => void {
  window.addEventListener('popstate', onMove)
  settleLater()
  return () => window.removeEventListener('popstate', onMove)
}
