/** The games that this page offers, and where the screens of each are found. */
import { texts } from '../i18n/fluent'
import { headContent } from '../net/pageHead'
import { GAMES, type Score } from '../net/protocol'
import { Refusal } from '../net/Refusal'
import { gameLookedAt } from '../ui/settings'
import type { GameModule, Screens } from './gameModule'

const MODULES = import.meta.glob<{ default: GameModule }>('../games/*/index.ts')

/** Games that this server does not offer. Their existing matches are still shown. */
const WITHHELD = headContent('mazzo-without')?.split(' ') ?? []

/** Games that the server has and Mazzo does not (`MAZZO_EXTRA_GAMES`): their texts by language, as Fluent. */
export const EXTRA = JSON.parse(headContent('mazzo-extra') ?? '{}') as Record<string, Record<string, string>>

export const ALL_OFFERED = WITHHELD.length === 0

export function isWithheld(game: string): boolean {
  return WITHHELD.includes(game)
}

export const GAME_NAMES = [...GAMES, ...Object.keys(EXTRA)]

/** The games that can be begun, in the order of the first page. */
export const OFFERED = GAME_NAMES.filter((game) => !isWithheld(game))

/** The game of pages about one game whose address names none. */
export const FIRST_GAME = OFFERED[0]!

/** The game whose rules are opened if none is named: the one that was opened last. */
export function gameOfRules(): string {
  return OFFERED.find((game) => game === gameLookedAt()) ?? FIRST_GAME
}

export function isGame(name: string): boolean {
  return GAME_NAMES.includes(name)
}

/** Loads one screen of a game with the game's texts, a plain one if the game has none of its own; there is no plain scorer. Fails for a game that is unknown to this client, which may be older than its server. */
export async function screenOf<Kind extends keyof GameModule>(
  game: string,
  kind: Kind,
): Promise<Screens<unknown, unknown, Score>[Kind]> {
  if (!isGame(game)) throw new Refusal(404, 'not-found')
  const load = MODULES[`../games/${game}/index.ts`] ?? (() => import('./plain'))
  const module: GameModule = (await load()).default
  const [screen] = await Promise.all([module[kind]?.(), texts(game)])
  return screen as Screens<unknown, unknown, Score>[Kind] // undefined only where that type says so
}
