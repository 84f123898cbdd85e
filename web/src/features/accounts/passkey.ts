/**
 * Creates passkeys in this browser and signs in with them. If the browser or the person refuses, throws a `Refusal`
 * whose code has a text in account.ftl.
 */
import { isOffered } from '../../net/offered'
import type { Account, PasskeySignIn, SignedIn } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { accounts } from './api'

/**
 * Whether the server offers passkeys and the browser can use them: never at a numeric address such as 192.168.1.5.
 */
export function canPasskey(host: string = location.hostname): boolean {
  if (!isOffered('passkeys') || /^[\d.]+$/.test(host) || host.startsWith('[')) return false
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** The code of an error for a passkey that the browser did not give. */
export function whyNot(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'account-passkey-cancelled'
  if (name === 'InvalidStateError') return 'account-passkey-already'
  return 'account-passkey-unable'
}

async function credentialText(browser: Promise<Credential | null>): Promise<string> {
  try {
    return JSON.stringify(await browser)
  } catch (error) {
    throw new Refusal(400, whyNot(error))
  }
}

/** Adds a passkey; with `login` it turns a guest into an account. */
export async function makePasskey(label: string, login?: string): Promise<Account> {
  const { challenge, options } = await accounts.askPasskey(login === undefined ? {} : { login })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await credentialText(navigator.credentials.create({ publicKey }))
  return accounts.addPasskey({ challenge, credential, label })
}

export async function signInByPasskey(): Promise<SignedIn> {
  return accounts.signInByPasskey(await answer())
}

/** New recovery codes, confirmed by a passkey. */
export async function newCodesByPasskey(): Promise<Account> {
  return accounts.newCodes({ passkey: await answer() })
}

/** A passkey's answer to a challenge of the server, as JSON. */
async function answer(): Promise<PasskeySignIn> {
  const { challenge, options } = await accounts.askSignIn()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  )
  return { challenge, credential: await credentialText(navigator.credentials.get({ publicKey })) }
}
