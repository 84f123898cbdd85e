import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../i18n/fluent'
import Field from './Field.svelte'
import { validated } from './validation'

const PROPS = {
  label: 'Username',
  hint: 'A hint.',
  value: '',
  required: true,
  minlength: 3,
  pattern: '[a-z]+',
  wrong: 'Letters only.',
}
let component: ReturnType<typeof render<typeof Field>>
let form: HTMLFormElement
const onsubmit = vi.fn((event: SubmitEvent) => event.preventDefault())

function field(): HTMLInputElement {
  return screen.getByLabelText('Username')
}

/** What a screen reader says after the name of the field. */
function description(): string {
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)!.textContent.trim()).join(' ')
}

async function send(value: string): Promise<void> {
  field().value = value
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await tick()
}

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'field-missing = Empty.\nfield-short = At least { $least }.\nfield-form = Check it.')
  form = document.createElement('form')
  document.body.append(form)
  validated(form)
  form.addEventListener('submit', onsubmit)
  component = render(Field, { target: form, props: PROPS })
})

afterEach(() => {
  cleanup()
  form.remove()
  onsubmit.mockClear()
})

test.each([
  ['', 'Empty.'],
  ['  ', 'Empty.'],
  ['ab', 'At least 3.'],
  ['a b c', 'Letters only.'],
])('a form with %j is not sent; its field says why in our own words, and has the focus', async (value, sentence) => {
  await send(value)
  expect(onsubmit).not.toHaveBeenCalled()
  expect(form.noValidate).toBe(true)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(description()).toBe(`A hint. ${sentence}`)
  expect(document.activeElement).toBe(field())
})

test('the sentence goes with the next change, and a right form is sent', async () => {
  await send('')
  await send('ada')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(description()).toBe('A hint.')
  expect(onsubmit).toHaveBeenCalledOnce()
})

test('a hint that says how to write it is not repeated as the problem', async () => {
  await component.rerender({ hint: 'Letters only.' })
  await send('a b c')
  expect(description()).toBe('Letters only.')
})
