/** Scrolls a list just so far that its marked item is seen; the page around it stays where it is. */
export function showMarked(list: HTMLElement | undefined): void {
  const item = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !item) return
  const frame = list.getBoundingClientRect()
  const { top, bottom } = item.getBoundingClientRect()
  if (top < frame.top) list.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom
}
