/** The calls of the companion (docs/companion.md). Without a server the engine of this device answers those that store nothing. */
import { api, call, callAsPerson } from '../../net/api'
import { isAlone, isInstalled } from '../../net/matchHost'
import type {
  Calling,
  GameCard,
  KeptTableSheet,
  QuestionOfRules,
  TableCount,
  TableSheetRow,
  Verdict,
} from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { deviceHost } from '../../net/thisDevice'
import { store, storedText } from '../../ui/storage'
import type { StoredSheet } from './sheets'

const GAMES = 'mazzo-companion-games'

/** Whether a call failed because neither the server nor an engine on this device answers. */
export function isNotReached(error: unknown): boolean {
  return error instanceof Refusal && error.status === 0
}

/** A call that the server answers, or the engine of this device. */
async function answered<T>(method: string, path: string, body?: unknown): Promise<T> {
  const onDevice = async (): Promise<T> => (await deviceHost()).call(method, path, body) as Promise<T>
  if (isAlone()) return onDevice()
  try {
    return await call<T>(method, path, body)
  } catch (error) {
    if (!isNotReached(error) || !isInstalled()) throw error
    return onDevice()
  }
}

/** A call that only a server answers, for it stores something. */
export function asPerson<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isAlone()) return Promise.reject(new Refusal(404, 'companion-alone'))
  return callAsPerson<T>(method, path, body)
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
    asPerson<{ match: string }>('POST', `/api/companion/${game}/matches`, sheet),
  /** Puts a sheet into the person's history, or replaces it there; the server counts it. */
  keepSheet: ({ id, game, names, colours, text }: StoredSheet) =>
    asPerson<undefined>('PUT', `/api/companion/sheets/${id}`, {
      game,
      players: names.map((name, seat) => ({ name, colour: colours[seat] })),
      sheet: JSON.parse(text) as object,
    }),
  keptSheets: () => asPerson<TableSheetRow[]>('GET', '/api/companion/sheets'),
  keptSheet: (id: string) => asPerson<KeptTableSheet>('GET', `/api/companion/sheets/${encodeURIComponent(id)}`),
  deleteKept: (id: string) => asPerson<undefined>('DELETE', `/api/companion/sheets/${encodeURIComponent(id)}`),
}

/** Seats and options of a game; without a network as they were last. */
export async function gameCard(game: string): Promise<GameCard> {
  const cards = await api.games().catch((error: unknown) => {
    const known = storedText(GAMES)
    if (known === null) throw error
    return JSON.parse(known) as GameCard[]
  })
  store(GAMES, JSON.stringify(cards))
  const card = cards.find(({ name }) => name === game)
  if (!card) throw new Refusal(404, 'not-found')
  return card
}
