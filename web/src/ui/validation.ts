/** Checks the fields of a form with sentences of Mazzo: the bubbles of a browser are in its own language, and vanish. */

/** Why a field cannot be sent: the id of a sentence in ui.ftl, and its facts. */
export interface Problem {
  id: string
  facts?: Record<string, number>
}

type Control = HTMLInputElement | HTMLSelectElement

/** The problem of a field, null when there is none. Blanks alone count as nothing. */
export function problemOf(field: Control): Problem | null {
  if (field instanceof HTMLSelectElement || field.type === 'radio') return null
  if (field.type === 'checkbox') return field.required && !field.checked ? { id: 'field-missing' } : null
  const { value, minLength, maxLength, pattern } = field
  if (field.required && value.trim() === '') return { id: 'field-missing' }
  if (value === '') return null
  if (minLength > 0 && value.length < minLength) return { id: 'field-short', facts: { least: minLength } }
  if (maxLength > 0 && value.length > maxLength) return { id: 'field-long', facts: { most: maxLength } }
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(value.trim())) return { id: 'field-form' }
  return null
}

/** For `{@attach}` to a form: it is sent only when every field is right; a wrong one gets an `invalid` event, the first one the focus. */
export function validated(form: HTMLFormElement): () => void {
  form.noValidate = true
  function check(event: SubmitEvent): void {
    const wrong = [...form.querySelectorAll<Control>('input, select')].filter((field) => problemOf(field))
    if (wrong.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    for (const field of wrong) field.dispatchEvent(new Event('invalid', { cancelable: true }))
    wrong[0]!.focus()
  }
  form.addEventListener('submit', check, { capture: true })
  return () => form.removeEventListener('submit', check, { capture: true })
}
