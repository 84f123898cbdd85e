/** The calls of docs/accounts.md over HTTP: accounts, signing in, and tokens of programs. */
import { call, callAsPerson, meAgain } from '../../net/api'
import type * as wire from '../../net/protocol'

/** A sign-in or a sign-out changes the current person. */
async function thenAgain<T>(deed: Promise<T>): Promise<T> {
  const answer = await deed
  await meAgain()
  return answer
}

function at(kind: 'passkeys' | 'sessions' | 'tokens', id: string): string {
  return `/api/${kind}/${encodeURIComponent(id)}`
}

export const accounts = {
  mine: () => callAsPerson<wire.Account>('GET', '/api/account'),
  create: (account: wire.NewAccount) => thenAgain(callAsPerson<wire.Account>('POST', '/api/account', account)),
  change: (change: wire.AccountPatch) => thenAgain(callAsPerson<wire.Account>('PATCH', '/api/account', change)),
  setPassword: (password: wire.NewPassword) => callAsPerson<wire.Account>('PUT', '/api/account/password', password),
  signIn: (body: wire.SignIn) => thenAgain(call<wire.SignedIn>('POST', '/api/sign-in', body)),
  recover: (body: wire.RecoverySignIn) => thenAgain(call<wire.SignedIn>('POST', '/api/sign-in/recovery', body)),
  newCodes: (wish: wire.RecoveryWish) => callAsPerson<wire.Account>('POST', '/api/account/recovery', wish),
  signOut: () => thenAgain(call<undefined>('POST', '/api/sign-out')),
  endSession: (session: string) => callAsPerson<undefined>('DELETE', at('sessions', session)),
  endOthers: () => callAsPerson<undefined>('DELETE', '/api/sessions'),
  askPasskey: (wish: wire.PasskeyWish) => callAsPerson<wire.PasskeyChallenge>('POST', '/api/passkeys/options', wish),
  addPasskey: (passkey: wire.NewPasskey) => thenAgain(callAsPerson<wire.Account>('POST', '/api/passkeys', passkey)),
  renamePasskey: (passkey: string, label: string) =>
    callAsPerson<wire.Account>('PATCH', at('passkeys', passkey), { label }),
  removePasskey: (passkey: string) => callAsPerson<wire.Account>('DELETE', at('passkeys', passkey)),
  askSignIn: () => call<wire.PasskeyChallenge>('POST', '/api/sign-in/passkey/options'),
  signInByPasskey: (answer: wire.PasskeySignIn) =>
    thenAgain(call<wire.SignedIn>('POST', '/api/sign-in/passkey', answer)),
  bring: () => callAsPerson<wire.Brought>('POST', '/api/account/guest'),
  leaveGuest: () => callAsPerson<undefined>('DELETE', '/api/account/guest'),
  tokens: () => callAsPerson<wire.TokenCard[]>('GET', '/api/tokens'),
  newToken: (token: wire.NewToken) => callAsPerson<wire.TokenAnswer>('POST', '/api/tokens', token),
  revoke: (token: string) => callAsPerson<undefined>('DELETE', at('tokens', token)),
  exportAddress: '/api/me/export',
}
