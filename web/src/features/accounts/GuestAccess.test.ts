import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, t, texts } from '../../i18n/fluent'
import { api } from '../../net/api'
import type { Account, Me } from '../../net/protocol'
import { AccountClient } from './accountClient.svelte'
import { accounts } from './api'
import GuestAccess from './GuestAccess.svelte'

const ME: Me = { id: 'p', name: '', colour: 0, language: 'it', account: false, program: false, listed: false }
const GUEST: Account = {
  login: null,
  created: null,
  password: false,
  program: false,
  passkeys: [],
  sessions: [],
  guest: null,
  recovery: 0,
  codes: [],
}
const client = new AccountClient()

beforeEach(async () => {
  await setLanguage('it')
  await texts('account', 'room', 'table')
  render(GuestAccess, { props: { client, me: ME } })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name: t(name) }).click()
  await tick()
  await tick()
}

async function write(name: string, value: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(t(name))
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
}

function usernames(): number {
  return screen.getAllByLabelText(t('account-login')).length
}

test('one form at a time: there is one field for the username, and what was written stays', async () => {
  expect(usernames()).toBe(1)
  await press('account-to-sign-in')
  expect(usernames()).toBe(1)
  expect(document.activeElement?.textContent).toBe(t('account-sign-in'))
  await write('account-login', 'ada')
  await press('account-lost')
  expect(usernames()).toBe(1)
  expect(screen.getByLabelText<HTMLInputElement>(t('account-login')).value).toBe('ada')
})

test('who signs up without a name is called by the username, and gets the codes', async () => {
  const made = { ...GUEST, login: 'nonna', password: true, recovery: 1, codes: ['7K2M-9QXW-3ZTA-B0CD'] }
  const create = vi.spyOn(accounts, 'create').mockResolvedValue(made)
  const change = vi.spyOn(api, 'changeMe').mockResolvedValue({ ...ME, name: 'nonna' })
  vi.spyOn(accounts, 'mine').mockResolvedValue({ ...made, codes: [] })
  vi.spyOn(accounts, 'tokens').mockResolvedValue([])
  vi.spyOn(api, 'me').mockResolvedValue({ ...ME, name: 'nonna' })
  await write('account-login', 'nonna')
  await write('account-password', 'tramonto viola 12')
  await press('account-keep-password')
  await vi.waitFor(() => expect(client.news).toBe('account-news-kept'))
  expect(create).toHaveBeenCalledWith({ login: 'nonna', password: 'tramonto viola 12' })
  expect(change).toHaveBeenCalledWith({ name: 'nonna' })
  expect(client.codes).toEqual(made.codes)
})

test('a login name that looks like an address is told to nobody', async () => {
  vi.spyOn(accounts, 'create').mockResolvedValue({ ...GUEST, login: 'ada@example.org', password: true })
  const change = vi.spyOn(api, 'changeMe').mockResolvedValue(ME)
  vi.spyOn(client, 'load').mockResolvedValue()
  await write('account-login', 'ada@example.org')
  await write('account-password', 'tramonto viola 12')
  client.news = ''
  await press('account-keep-password')
  await vi.waitFor(() => expect(client.news).toBe('account-news-kept'))
  expect(change).not.toHaveBeenCalled()
})
