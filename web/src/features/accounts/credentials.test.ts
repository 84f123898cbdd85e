import { expect, test } from 'vitest'
import { CODE_PATTERN, LOGIN, loginFrom } from './credentials'
import { canPasskey, whyNot } from './passkey'

test.each([
  ['Ada', 'ada'],
  ['Niccolò Più', 'niccolo-piu'],
  ['  .Bo.b!  ', 'bo.b'],
  ['Al', ''],
  ['花子', ''],
])('%s could sign in as “%s”', (name, login) => {
  expect(loginFrom(name)).toBe(login)
})

test('what is proposed as a login name is one', () => {
  for (const name of ['Ada Lovelace', '__x__y', 'é'.repeat(80)]) {
    expect(loginFrom(name)).toMatch(new RegExp(`^(?:${LOGIN.pattern})$`, 'v'))
  }
})

test.each([
  ['7K2M-9QXW-3ZTA-B0CD', true],
  ['7k2m9qxw3ztab0cd', true],
  ['7K2M 9QXW 3ZTA B0CD.', true],
  ['7K2M-9QXW-3ZTA-B0C', false],
  ['7K2M-9QXW-3ZTA-B0CD-E', false],
])('a recovery code is complete: %s, %s', (code, isComplete) => {
  expect(new RegExp(`^(?:${CODE_PATTERN})$`, 'v').test(code)).toBe(isComplete)
})

test.each(['127.0.0.1', '[::1]', '192.168.1.7'])('no passkey is offered at %s', (host) => {
  expect(canPasskey(host)).toBe(false)
})

test('a browser that gave no passkey is understood', () => {
  expect(whyNot(new DOMException('no', 'NotAllowedError'))).toBe('account-passkey-cancelled')
  expect(whyNot(new DOMException('again', 'InvalidStateError'))).toBe('account-passkey-already')
  expect(whyNot(new Error('else'))).toBe('account-passkey-unable')
})
