import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Snapshot } from '../../net/protocol/gnoming'
import EndBoard from './EndBoard.svelte'
import { sheetOf } from './fixture'

await setLanguage('en')
addTexts('en', 'gnoming-round = Round { $round }')

afterEach(cleanup)

test('the drawing itself says of which round it is: it is shared without its page', () => {
  const sheets = [sheetOf([4, 4, 4, 5, 6, 7, 8, 9, 0], [[true, 0, 3]])]
  const snapshot = { seat: 0, view: { rounds: [sheets, sheets], players: [{ seat: 0 }] } } as unknown as Snapshot
  render(EndBoard, { props: { snapshot, hello: { deck: {} as never } } })
  expect([...document.querySelectorAll('svg[role=img] > text')].map((text) => text.textContent)).toEqual(['Round 2'])
})
