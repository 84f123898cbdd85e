import { expect, test } from 'vitest'
import { minus, signed } from './numbers'

test('signs are true signs', () => {
  expect([minus(-3), minus(4), signed(5), signed(-3), signed(0)]).toEqual(['−3', '4', '+5', '−3', '0'])
})
