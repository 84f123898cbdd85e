import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, t, texts } from '../../i18n/fluent'
import type { Account, PasskeyCard } from '../../net/protocol'
import { AccountClient } from './accountClient.svelte'
import NewAccount from './NewAccount.svelte'
import SignIn from './SignIn.svelte'
import SignInMethods from './SignInMethods.svelte'

const client = new AccountClient()
const PASSKEY: PasskeyCard = { passkey: 'k', label: 'My phone', created: '2026-11-01T10:00:00Z', used: null }
const ACCOUNT: Account = {
  login: 'ada',
  created: '2026-11-01T10:00:00Z',
  password: true,
  program: false,
  passkeys: [],
  sessions: [],
  guest: null,
  recovery: 10,
  codes: [],
}
const ME = { id: 'p', name: 'Ada', colour: 0, language: 'en' as const, account: false, program: false, listed: false }

beforeEach(async () => {
  await setLanguage('en')
  await texts('account')
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: () => undefined })
})

afterEach(() => {
  cleanup()
  document.querySelector('meta[name="mazzo-missing"]')?.remove()
  vi.unstubAllGlobals()
})

/** The head of a server without the packages for these. */
function withoutPackages(...missing: string[]): void {
  const tag = document.createElement('meta')
  tag.name = 'mazzo-missing'
  tag.content = missing.join(' ')
  document.head.append(tag)
}

/** The names of the buttons, and the headings, that speak of passkeys. */
function passkeyControls(): string[] {
  const controls = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('heading')]
  return controls.map((control) => control.textContent.trim()).filter((text) => /passkey/i.test(text))
}

const FORMS = [
  ['signing in', () => render(SignIn, { props: { client, login: '' } }), ['account-sign-in-passkey']],
  ['a new account', () => render(NewAccount, { props: { client, me: ME } }), ['account-keep-passkey']],
  [
    'the ways to sign in',
    () => render(SignInMethods, { props: { client, account: ACCOUNT } }),
    ['account-passkey-add', 'account-passkeys'],
  ],
] as const

test.each(FORMS)('%s offers passkeys if the server does', (_, show, names) => {
  show()
  expect(passkeyControls()).toEqual(names.map((name) => t(name)))
  cleanup()
  withoutPackages('postgres', 'passkeys', 'push')
  show()
  expect(passkeyControls()).toEqual([])
})

test('passkeys of an account stay listed, to be removed, and none is added', () => {
  withoutPackages('passkeys')
  render(SignInMethods, { props: { client, account: { ...ACCOUNT, passkeys: [PASSKEY] } } })
  expect(screen.getByText('My phone')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('account-passkey-add') })).toBeNull()
})
