/** What may be written about an account, as docs/accounts.md has it. */
import type { Scope } from '../../net/protocol'

export const LOGIN = { least: 3, most: 64, pattern: '[0-9A-Za-z][0-9A-Za-z._@+\\-]*' }
export const PASSWORD = { least: 10, most: 128 }
export const LABEL = 40
/** The longest name at a table. */
export const NAME = 24
/** The longest recovery code, with what may be written between its groups. */
export const CODE = 64
/** Sixteen letters and digits, with anything else between them. */
export const CODE_PATTERN = '(?:[^0-9A-Za-z]*[0-9A-Za-z]){16}[^0-9A-Za-z]*'
/** What a token may do, the least first. */
export const SCOPES: readonly Scope[] = ['read', 'play', 'talk']

/** A login name that could go with what somebody is called; empty when nothing of it can stay. */
export function loginFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const login = plain.replace(/[^0-9a-z._@+-]+/g, '-').replace(/^[^0-9a-z]+|[^0-9a-z]+$/g, '')
  return login.length < LOGIN.least ? '' : login.slice(0, LOGIN.most)
}
