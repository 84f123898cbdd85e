/**
 * For `{@attach}` to an element with controls that go away: when the one with the focus does, `next` gets the focus,
 * which would be lost for keyboard and screen reader.
 */
export function passesFocus(
  next: (node: HTMLElement) => HTMLElement | null | undefined,
): (node: HTMLElement) => () => void {
  return (node) => {
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent): void => void (last = target)
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return
      last = null
      next(node)?.focus({ preventScroll: true })
    })
    node.addEventListener('focusin', note)
    observer.observe(node, { childList: true, subtree: true })
    return () => {
      node.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }
}

/** The first button of a page's content, else its heading. */
export function nextButton(content: HTMLElement): HTMLElement | null {
  return content.querySelector<HTMLElement>('.button') ?? document.querySelector<HTMLElement>('main h1')
}
