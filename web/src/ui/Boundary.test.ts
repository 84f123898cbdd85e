import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, mount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Page from '../app/Page.svelte'
import { addTexts, setLanguage } from '../i18n/fluent'
import Boundary from './Boundary.svelte'
import Broken from './Broken.fixture.svelte'
import Dialog from './Dialog.svelte'
import Loading from './Loading.svelte'
import Sheet from './Sheet.svelte'

const logged = vi.spyOn(console, 'error')

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'ui-failed = It fails\nui-failed-page-text = No page\nui-again = Again\nui-home = Home')
  logged.mockReset().mockImplementation(() => undefined)
})
afterEach(cleanup)

const close = (): void => undefined

/** A snippet with a defect, until `repair` is called. */
function defect() {
  let broken = true
  const children = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (target) => void mount(Broken as Component<object>, { target, props: { isBroken: () => broken } }),
  }))
  return { children, repair: () => (broken = false) }
}

test.each([
  ['a part', Boundary, {}],
  ['what was loaded', Loading, { load: () => Promise.resolve(1) }],
  ['a dialog', Dialog, { onclose: close }],
  ['a sheet', Sheet, { title: 'A sheet', onclose: close }],
  ['a page', Page, { title: 'A page' }],
])(
  'an error in %s stays there: a sentence, another try, the way home, and a line in the console',
  async (_, it, props) => {
    const { children, repair } = defect()
    render(it as unknown as Component<object>, { ...props, children })
    expect((await screen.findByRole('alert')).textContent).toBe('It fails')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('target')).toBe('_self')
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'a defect' }))
    repair()
    await fireEvent.click(screen.getByRole('button', { name: 'Again' }))
    expect(screen.getByText('mended')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('where the whole page fails there is still a page, with its landmark', () => {
  render(Boundary, { whole: true, children: defect().children })
  expect(screen.getByRole('main').querySelector('h1')).not.toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('No page')
})
