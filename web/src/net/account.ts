/** The calls of docs/accounts.md over HTTP: an account, the ways into it, and what programs come by. */
import { call, known, meAgain } from './api'
import type {
  Account,
  AccountPatch,
  Brought,
  NewAccount,
  NewPasskey,
  NewPassword,
  NewToken,
  PasskeyChallenge,
  PasskeySignIn,
  PasskeyWish,
  SignedIn,
  SignIn,
  TokenAnswer,
  TokenCard,
} from './protocol'

/** What lets somebody in or out makes another person of whoever asks. */
async function thenAgain<T>(deed: Promise<T>): Promise<T> {
  const told = await deed
  await meAgain()
  return told
}

function at(kind: 'passkeys' | 'sessions' | 'tokens', id: string): string {
  return `/api/${kind}/${encodeURIComponent(id)}`
}

export const accounts = {
  mine: () => known<Account>('GET', '/api/account'),
  become: (account: NewAccount) => thenAgain(known<Account>('POST', '/api/account', account)),
  change: (change: AccountPatch) => thenAgain(known<Account>('PATCH', '/api/account', change)),
  setPassword: (password: NewPassword) => known<Account>('PUT', '/api/account/password', password),
  signIn: (door: SignIn) => thenAgain(call<SignedIn>('POST', '/api/sign-in', door)),
  signOut: () => thenAgain(call<undefined>('POST', '/api/sign-out')),
  endSession: (session: string) => known<undefined>('DELETE', at('sessions', session)),
  endOthers: () => known<undefined>('DELETE', '/api/sessions'),
  askPasskey: (wish: PasskeyWish) => known<PasskeyChallenge>('POST', '/api/passkeys/options', wish),
  addPasskey: (passkey: NewPasskey) => thenAgain(known<Account>('POST', '/api/passkeys', passkey)),
  renamePasskey: (passkey: string, label: string) => known<Account>('PATCH', at('passkeys', passkey), { label }),
  removePasskey: (passkey: string) => known<Account>('DELETE', at('passkeys', passkey)),
  askSignIn: () => call<PasskeyChallenge>('POST', '/api/sign-in/passkey/options'),
  signInByPasskey: (answer: PasskeySignIn) => thenAgain(call<SignedIn>('POST', '/api/sign-in/passkey', answer)),
  bring: () => known<Brought>('POST', '/api/account/guest'),
  leaveGuest: () => known<undefined>('DELETE', '/api/account/guest'),
  tokens: () => known<TokenCard[]>('GET', '/api/tokens'),
  newToken: (token: NewToken) => known<TokenAnswer>('POST', '/api/tokens', token),
  revoke: (token: string) => known<undefined>('DELETE', at('tokens', token)),
  exportAddress: '/api/me/export',
}
