/**
 * HTTP calls (docs/wire.md), those that several features make, and the current person. A refusal becomes a `Refusal` with
 * the server's code, facts and rule. The other calls are in the `api.ts` of their features.
 */
import { createSubscriber } from 'svelte/reactivity'
import { isAlone, isDeviceCall, isInstalled } from './matchHost'
import type * as wire from './protocol'
import { Refusal } from './Refusal'
import { deviceHost } from './thisDevice'

/** Milliseconds after which a call without an answer fails; `short`: of those that this device answers as well. */
const PATIENCE = { long: 30_000, short: 3_000 }

/** The calls that are the same everywhere, so that the host of this device answers them without a network. */
const HELD = /^\/api\/(games$|rules\/|lessons\/|puzzles\/)/

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const isHeld = HELD.test(path)
  if (isDeviceCall(path) || (isAlone() && isHeld)) return callDevice(method, path, body)
  if (isAlone()) throw new Refusal(0, 'no-connection')
  if (!isHeld || !isInstalled()) return callServer(method, path, body, PATIENCE.long)
  return callServer<T>(method, path, body, PATIENCE.short).catch((error: Refusal) => {
    if (error.status > 0) throw error
    return callDevice(method, path, body)
  })
}

async function callDevice<T>(method: string, path: string, body: unknown): Promise<T> {
  return (await deviceHost()).call(method, path, body) as Promise<T>
}

/** Rejects with a Refusal, of status 0 if the whole answer is not there after so many milliseconds. */
async function callServer<T>(method: string, path: string, body: unknown, patience: number): Promise<T> {
  const unreached = (): never => {
    throw new Refusal(0, 'no-connection')
  }
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(patience),
    headers: body === undefined || body instanceof Blob ? undefined : { 'content-type': 'application/json' },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  }).catch(unreached)
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json().catch(unreached)) as T
  const problem = (await answer.json().catch(() => null)) as Partial<wire.Problem> | null
  throw new Refusal(answer.status, problem?.code ?? 'our-fault', problem?.facts ?? {}, problem?.rule ?? '')
}

let asker: Promise<wire.Me> | null = null
let current: wire.Me | null = null

let update: () => void = () => undefined
const subscribe = createSubscriber((notify) => {
  update = notify
})

/** The current person, if this page already knows; makes no call. */
export function whoIsHere(): wire.Me | null {
  subscribe()
  return current
}

function learn(me: wire.Me | null): void {
  asker = me && Promise.resolve(me)
  current = me
  update()
}

/** The current person. The first call creates a guest, since the server deals cards to known people only. */
function me(): Promise<wire.Me> {
  if (asker) return asker
  const asking = call<wire.Me>('GET', '/api/me')
  asker = asking
  void asking.then(
    (person) => asker === asking && learn(person),
    () => asker === asking && (asker = null),
  )
  return asking
}

/** Sets the current person after a sign-in, a sign-out, or an answer 401: the session has ended. */
export function meAgain(): Promise<wire.Me> {
  asker = null
  return me()
}

/** Makes a call that needs a person. If the server no longer knows a guest, a new guest is created first. */
export async function callAsPerson<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isDeviceCall(path)) return call<T>(method, path, body)
  await me()
  try {
    return await call<T>(method, path, body)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'no-person') throw error
    await meAgain()
    return call<T>(method, path, body)
  }
}

async function forgetMe(): Promise<void> {
  await callAsPerson<undefined>('DELETE', '/api/me')
  learn(null)
}

async function changeMe(change: Partial<Pick<wire.Me, 'name' | 'colour' | 'language' | 'listed'>>): Promise<wire.Me> {
  const person = await callAsPerson<wire.Me>('PATCH', '/api/me', change)
  learn(person)
  return person
}

let cards: Promise<wire.GameCard[]> | null = null

/** The games of the server, requested once a page load. */
function games(): Promise<wire.GameCard[]> {
  cards ??= call<wire.GameCard[]>('GET', '/api/games').catch((error: unknown) => {
    cards = null
    throw error
  })
  return cards
}

export const api = {
  me,
  forgetMe,
  changeMe,
  games,
  match: (id: string) => call<wire.MatchInfo>('GET', `/api/matches/${encodeURIComponent(id)}`),
  replay: (id: string) => call<wire.Replay>('GET', `/api/matches/${encodeURIComponent(id)}/replay`),
  rules: (game: string, language: string) =>
    call<wire.Rules>('GET', `/api/rules/${encodeURIComponent(game)}?language=${language}`),
  journalAddress: (id: string) => `/api/matches/${encodeURIComponent(id)}/journal`,
}
