/** The formats of login names, passwords, codes and scopes, as in docs/accounts.md. */
import type { Scope } from '../../net/protocol'

export const LOGIN = { least: 3, most: 64, pattern: '[0-9A-Za-z][0-9A-Za-z._@+\\-]*' }
export const PASSWORD = { least: 10, most: 128 }
export const LABEL = 40
/** The longest name at a table. */
export const NAME = 24
/** The maximum length of a recovery code, with separators between its groups. */
export const CODE = 64
/** Sixteen letters and digits, with any other characters between them. */
export const CODE_PATTERN = '(?:[^0-9A-Za-z]*[0-9A-Za-z]){16}[^0-9A-Za-z]*'
/** The scopes of a token, the weakest first. */
export const SCOPES: readonly Scope[] = ['read', 'play', 'talk']

/** A login name proposed from a person's name; empty if no character of the name is allowed. */
export function loginFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const login = plain.replace(/[^0-9a-z._@+-]+/g, '-').replace(/^[^0-9a-z]+|[^0-9a-z]+$/g, '')
  return login.length < LOGIN.least ? '' : login.slice(0, LOGIN.most)
}
