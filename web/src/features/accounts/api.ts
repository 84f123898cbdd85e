/** The calls of docs/accounts.md over HTTP: accounts, signing in, and tokens of programs. */
import { call, known, meAgain } from '../../net/api'
import type * as wire from '../../net/protocol'

/** Signing in or out changes the current person. */
async function thenAgain<T>(deed: Promise<T>): Promise<T> {
  const told = await deed
  await meAgain()
  return told
}

function at(kind: 'passkeys' | 'sessions' | 'tokens', id: string): string {
  return `/api/${kind}/${encodeURIComponent(id)}`
}

export const accounts = {
  mine: () => known<wire.Account>('GET', '/api/account'),
  become: (account: wire.NewAccount) => thenAgain(known<wire.Account>('POST', '/api/account', account)),
  change: (change: wire.AccountPatch) => thenAgain(known<wire.Account>('PATCH', '/api/account', change)),
  setPassword: (password: wire.NewPassword) => known<wire.Account>('PUT', '/api/account/password', password),
  signIn: (door: wire.SignIn) => thenAgain(call<wire.SignedIn>('POST', '/api/sign-in', door)),
  recover: (door: wire.RecoverySignIn) => thenAgain(call<wire.SignedIn>('POST', '/api/sign-in/recovery', door)),
  newCodes: (wish: wire.RecoveryWish) => known<wire.Account>('POST', '/api/account/recovery', wish),
  signOut: () => thenAgain(call<undefined>('POST', '/api/sign-out')),
  endSession: (session: string) => known<undefined>('DELETE', at('sessions', session)),
  endOthers: () => known<undefined>('DELETE', '/api/sessions'),
  askPasskey: (wish: wire.PasskeyWish) => known<wire.PasskeyChallenge>('POST', '/api/passkeys/options', wish),
  addPasskey: (passkey: wire.NewPasskey) => thenAgain(known<wire.Account>('POST', '/api/passkeys', passkey)),
  renamePasskey: (passkey: string, label: string) => known<wire.Account>('PATCH', at('passkeys', passkey), { label }),
  removePasskey: (passkey: string) => known<wire.Account>('DELETE', at('passkeys', passkey)),
  askSignIn: () => call<wire.PasskeyChallenge>('POST', '/api/sign-in/passkey/options'),
  signInByPasskey: (answer: wire.PasskeySignIn) =>
    thenAgain(call<wire.SignedIn>('POST', '/api/sign-in/passkey', answer)),
  bring: () => known<wire.Brought>('POST', '/api/account/guest'),
  leaveGuest: () => known<undefined>('DELETE', '/api/account/guest'),
  tokens: () => known<wire.TokenCard[]>('GET', '/api/tokens'),
  newToken: (token: wire.NewToken) => known<wire.TokenAnswer>('POST', '/api/tokens', token),
  revoke: (token: string) => known<undefined>('DELETE', at('tokens', token)),
  exportAddress: '/api/me/export',
}
