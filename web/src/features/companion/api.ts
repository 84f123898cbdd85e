/** The calls of the companion (docs/companion.md). Without a server the engine of this device answers those that store nothing. */
import { call, callAsPerson, Refusal } from '../../net/api'
import { deviceHost, isAlone, isInstalled } from '../../net/matchHost'
import type { Calling, QuestionOfRules, TableCount, Verdict } from '../../net/protocol'

/** The code of a refusal: neither the server answers nor is the engine on this device. */
export const NO_ENGINE = 'companion-no-engine'

/** A call that the server answers, or the engine of this device. */
async function answered<T>(method: string, path: string, body?: unknown): Promise<T> {
  const onDevice = async (): Promise<T> => (await deviceHost()).call(method, path, body) as Promise<T>
  if (isAlone()) return onDevice()
  try {
    return await call<T>(method, path, body)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status > 0) throw error
    if (!isInstalled()) throw new Refusal(0, NO_ENGINE)
    return onDevice()
  }
}

export const companion = {
  count: (game: string, sheet: unknown) => answered<TableCount>('POST', `/api/companion/${game}/count`, sheet),
  may: (game: string, position: unknown, action: string) =>
    answered<Verdict>('POST', `/api/companion/${game}/may`, { position, action }),
  questions: (game: string, language: string) =>
    answered<QuestionOfRules[]>('GET', `/api/companion/${game}/questions?language=${language}`),
  cards: (game: string, seed: string, recipes: boolean) =>
    answered<Calling>('GET', `/api/companion/${game}/cards?seed=${encodeURIComponent(seed)}&recipes=${recipes}`),
  /** Puts a whole match into the person's history. */
  keepMatch: (game: string, sheet: unknown) =>
    callAsPerson<{ match: string }>('POST', `/api/companion/${game}/matches`, sheet),
}
