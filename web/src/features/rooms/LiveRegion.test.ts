import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import LiveRegion from './LiveRegion.svelte'

await setLanguage('en')
addTexts('en', 'room-your-turn = Your turn')

afterEach(cleanup)

const liveText = (): string => document.querySelector('[aria-live]')!.textContent

test("that it is one's turn is said as long as it is, and again at the next", async () => {
  const { rerender } = render(LiveRegion, { client: null, due: 0 })
  const texts: string[] = []
  for (const due of [1, 0, 1]) {
    await rerender({ client: null, due })
    await tick()
    texts.push(liveText())
  }
  expect(texts).toEqual(['Your turn', '', 'Your turn'])
})
