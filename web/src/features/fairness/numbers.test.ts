import { beforeEach, expect, test } from 'vitest'
import { numberFor, seenBefore } from './numbers'

beforeEach(() => localStorage.clear())

test('a number is 32 random bytes, and is kept with what was announced', () => {
  const number = numberFor({ match: 'abc', digest: 'd' })
  expect(number).toMatch(/^[0-9a-f]{64}$/)
  expect(seenBefore('abc')).toEqual({ digest: 'd', numbers: [number] })
  const second = numberFor({ match: 'abc', digest: 'd' })
  expect(second).not.toBe(number)
  expect(seenBefore('abc')).toEqual({ digest: 'd', numbers: [number, second] })
})

test('another digest of the same match replaces what was seen', () => {
  numberFor({ match: 'abc', digest: 'd' })
  const number = numberFor({ match: 'abc', digest: 'e' })
  expect(seenBefore('abc')).toEqual({ digest: 'e', numbers: [number] })
})

test('the latest hundred matches are kept', () => {
  for (let k = 0; k < 102; k++) numberFor({ match: `m${k}`, digest: 'd' })
  expect(['m1', 'm2', 'm101'].map((match) => seenBefore(match) !== null)).toEqual([false, true, true])
})
