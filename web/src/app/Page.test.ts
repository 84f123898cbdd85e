import { cleanup, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Page from './Page.svelte'

afterEach(cleanup)

test.each([true, false])('the heading of a page that comes by itself has the focus: %s', (follows) => {
  const children = createRawSnippet(() => ({ render: () => '<p></p>' }))
  render(Page, { title: 'The end', follows, children })
  expect(document.activeElement === screen.getByRole('heading')).toBe(follows)
})
