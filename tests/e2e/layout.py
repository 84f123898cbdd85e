"""Faults of a page's layout: it is wider than its window, text is cut off, a number stands in two lines, something
leaves its frame or cannot be reached, or the line over the hand lies under its buttons.
"""

from playwright.sync_api import Page

# One line for each fault. An element is left out where it is scrolled into view by its own container, where it is said
# but not shown, and inside of pictures. A text that ends in an ellipsis is no fault where an element around it has the
# whole of it as its title or label, or explains itself (`data-about`); a heading stands whole.
_FAULTS = """() => {
  const width = screen.width
  const faults = new Set()
  const wide = document.documentElement.scrollWidth - width
  const name = (element) => {
    const html = element.cloneNode(false).outerHTML.replace(/ (style|d|aria-\\w+)="[^"]*"/g, '').slice(0, 110)
    return `${html} ${(element.innerText ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40)}`
  }
  const styles = new Map()
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, [inert], .unseen, .skip, option, [hidden]')
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const cuts = (value) => value === 'hidden' || value === 'clip'
  const isFramed = (look) =>
    parseFloat(look.borderRightWidth) > 0 && look.borderRightStyle !== 'none' && parseFloat(look.borderLeftWidth) > 0

  // The fault of a box that belongs to `element`, whose ancestors from `start` on may cut it off.
  const look = (element, start, box, isText) => {
    if (box.width < 2 || box.height < 2) return
    const middle = (box.top + box.bottom) / 2
    let isFrameKnown = false
    let isScrolledX = false
    let isScrolledY = false
    for (let at = start; at; at = at.parentElement) {
      const now = style(at)
      const around = at.getBoundingClientRect()
      if (now.clipPath !== 'none' || (around.width <= 1 && cuts(now.overflowX))) return
      if (at === document.documentElement || at === document.body) break
      const isOutX = box.right > around.right + 1.5 || box.left < around.left - 1.5
      const isOutY = middle < around.top || middle > around.bottom
      if (isText && !isScrolledX && cuts(now.overflowX) && isOutX) {
        const isLabelled = at.closest('[title], [aria-label], [data-about]') && !at.closest('h1')
        const isWhole = now.textOverflow === 'ellipsis' && isLabelled
        if (!isWhole) faults.add(`cut off: ${name(element)}`)
        return
      }
      if (!isText && cuts(now.overflowX) && isOutX && !element.matches('button, input, select, textarea')) return
      if (isText && !isScrolledY && cuts(now.overflowY) && isOutY) {
        faults.add(`cut off below: ${name(element)}`)
        return
      }
      if (scrolls(now.overflowX)) isScrolledX = true
      if (scrolls(now.overflowY)) isScrolledY = true
      if (isScrolledX && isScrolledY) return
      if (now.position === 'absolute') isFrameKnown = true
      if (!isFrameKnown && !isScrolledX && isFramed(now) && (isText || at !== element)) {
        isFrameKnown = true
        if (isOutX && around.width > 0) faults.add(`leaves ${name(at).slice(0, 60)}: ${name(element)}`)
      }
      if (now.position === 'fixed') {
        const isOut = middle < 0 || middle > innerHeight
        if (!isScrolledY && isOut) faults.add(`out of reach: ${name(element)}`)
        break
      }
    }
    if (!isScrolledX && (box.right > width + 1.5 || box.left < -4)) {
      faults.add(`beyond the window (${Math.round(box.left)} to ${Math.round(box.right)}): ${name(element)}`)
    }
  }

  const dialog = document.querySelector('dialog[open]')
  const root = dialog ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.data.trim() || !isShown(text.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()]
    if (/^\\s*[−+-]?[\\d.,]+\\s*$/.test(text.data) && boxes.some(({ top }) => top > boxes[0].top + 4))
      faults.add(`a number in two lines: ${name(text.parentElement)}`)
    for (const box of boxes) look(text.parentElement, text.parentElement, box, true)
  }
  for (const element of root.querySelectorAll('button, a, input, select, textarea, img, svg, canvas, table, summary')) {
    if (element.parentElement.closest('svg, [inert], .unseen, .skip')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    look(element, element, element.getBoundingClientRect(), false)
  }
  for (const line of root.querySelectorAll('.tray > p')) {
    const boxes = [...line.querySelectorAll('button')].filter(isShown).map((each) => each.getBoundingClientRect())
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.data.trim() || !isShown(text.parentElement) || text.parentElement.closest('button')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lies = (box) =>
        [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > box.left + 1 && left < box.right - 1 && bottom > box.top + 3 && top < box.bottom - 3,
        )
      if (boxes.some(lies)) faults.add(`under a button: ${name(text.parentElement)}`)
    }
  }
  if (wide > 0 && !dialog) faults.add(`the page is ${wide} pixels wider than the window`)
  return [...faults]
}"""


def faults(page: Page) -> list[str]:
    """Every fault of the page as it is now, or of the dialog that lies over it, one line each; empty is good."""
    lines: list[str] = page.evaluate(_FAULTS)
    return lines
