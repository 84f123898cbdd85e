/**
 * Validation of forms with our own messages: those of the browser are in the browser's language, and disappear after a
 * moment.
 */

/** Why a field is invalid: the id of a text in ui.ftl, and its variables. */
export interface Problem {
  id: string
  facts?: Record<string, number>
}

type Control = HTMLInputElement | HTMLSelectElement

/** The problem of a field, null if it is valid. Blanks alone count as empty. */
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

/** For `{@attach}` to a form: it is submitted only if all fields are valid. Each invalid field gets an `invalid` event, and the first the focus. */
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
