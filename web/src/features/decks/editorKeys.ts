/** What each key does while a deck is entered. Keys meant for a field, a list of choices or a dialog are left to it. */
import { has, t } from '../../i18n/fluent'
import { ARROWS } from '../../table/arrows'
import { isTableKey } from '../../table/keys'
import type { Editor } from './editor.svelte'

export function keyPressed(event: KeyboardEvent, editor: Editor): void {
  if (event.defaultPrevented || !isTableKey(event)) return
  const target = event.target instanceof Element ? event.target : null
  const step = ARROWS[event.key]
  if (step) {
    // In the strip an arrow key moves to the next card; elsewhere it moves over the cells, unless the focused control
    // uses arrow keys itself.
    if (target?.closest('[data-strip]')) editor.card(editor.at.card + (step[0] + step[1]))
    else if (editor.side === 'faces' && (target?.closest('[data-cells]') || !target?.closest('a, button, summary')))
      editor.step(...step)
    else return
  } else if (event.key === 'PageUp' || event.key === 'PageDown')
    editor.card(editor.at.card + (event.key === 'PageUp' ? -1 : 1))
  else if (editor.side !== 'faces') return
  else if (event.key === 'Backspace' || event.key === 'Delete') editor.back()
  else {
    const word = wordOf(event, editor)
    if (!word) return
    editor.put(word)
  }
  event.preventDefault()
}

/** A digit is the key's place; a letter is the first of its fruit, two fruits with the shift key. */
function wordOf({ key }: KeyboardEvent, editor: Editor): string | undefined {
  if (/^[1-9]$/.test(key)) return editor.words[Number(key) - 1]
  if (key.length !== 1) return undefined
  return editor.words.find((word) => letterOf(word) === key)
}

/** Whether a word stands for two fruits. */
export function isTwo(word: string): boolean {
  return word.endsWith('-2')
}

/** The letter of a word in the reader's language; capital for two fruits. */
export function letterOf(word: string): string {
  const [fruit = ''] = word.split('-')
  const id = `deck-letter-${fruit}`
  if (!has(id)) return ''
  return isTwo(word) ? t(id).toUpperCase() : t(id)
}
