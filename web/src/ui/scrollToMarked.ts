/** Scrolls a list until its marked item is visible, without scrolling the page. */
export function showMarked(list: HTMLElement | undefined): void {
  const item = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !item) return
  const frame = list.getBoundingClientRect()
  const { top, bottom } = item.getBoundingClientRect()
  if (top < frame.top) list.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom
}
