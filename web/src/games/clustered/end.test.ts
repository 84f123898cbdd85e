import { expect, test } from 'vitest'
import { unmark } from './end'
import { touch } from './touch.svelte'

test('the line that was pressed is not marked on a picture of the table', () => {
  touch.press({ seat: 0, span: [0, 0, 1, 3] })
  unmark()
  expect(touch.at).toBeNull()
})
