/**
 * Matches of one person with bots: how many bots and how strong, as they were chosen last, and the room that is opened
 * with them.
 */
import { prepare } from '../../app/navigation'
import { texts } from '../../i18n/fluent'
import type { BotName, GameCard, NewRoom } from '../../net/protocol'
import { screenOf } from '../../table/registry'
import { store, storedObject } from '../../ui/storage'
import { newGames } from './api'
import { fitting, lastOptions } from './chosenOptions'
import { lastDeck } from './lastDeck'
import { noteStart } from './unfinished'

/** The bots by strength, the weakest first. */
export const STRENGTHS: readonly BotName[] = ['novice', 'casual', 'greedy', 'expert', 'master']

export interface Bots {
  count: number
  bot: BotName
  drawn?: boolean
}

/** The fields of a game that a new table needs. */
export type Laid = Pick<GameCard, 'name' | 'seats_min' | 'seats_max' | 'options' | 'own_decks'>

const KEY = 'mazzo-bots'
const USUAL: Bots = { count: 3, bot: 'greedy' }

/** The minimum and maximum number of bots for one person. */
export function bounds({ seats_min, seats_max }: Laid): { least: number; most: number } {
  return { least: Math.max(1, seats_min - 1), most: seats_max - 1 }
}

export function lastBots(game: Laid): Bots {
  const { least, most } = bounds(game)
  const { count, drawn } = { ...USUAL, ...(storedObject(KEY)[game.name] as Partial<Bots> | undefined) }
  return {
    count: Math.min(Math.max(Number.isInteger(count) ? count : USUAL.count, least), most),
    bot: lastStrength(game.name),
    ...(drawn === true && { drawn }),
  }
}

/** The strengths of the bots that were chosen last for a game. */
export function lastStrength(game: string): BotName {
  const { bot } = { ...USUAL, ...(storedObject(KEY)[game] as Partial<Bots> | undefined) }
  return STRENGTHS.includes(bot) ? bot : USUAL.bot
}

export function keepBots(game: string, bots: Bots): void {
  store(KEY, JSON.stringify({ ...storedObject(KEY), [game]: bots }))
}

/** The request for a room whose match begins at once; without `options`, with those that were chosen last. */
export function roomWith(game: Laid, options = lastOptions(game.name, 'table', game.options)): NewRoom {
  const { count, bot, drawn } = lastBots(game)
  const deck = game.own_decks && lastDeck(game.name)
  return {
    game: game.name,
    seats: count + 1,
    options: fitting(options, game.options, count + 1),
    bots: Array<BotName>(count).fill(bot),
    ...(drawn && { drawn }),
    ...(deck && { deck }),
  }
}

/**
 * Opens the room of `roomWith` with a bot in the viewer's seat, too; the viewer watches. Returns the room's address.
 */
export async function openShow(game: Laid): Promise<string> {
  const plan = roomWith(game)
  const { room } = await newGames.room({ ...plan, bots: Array<BotName>(plan.seats).fill(lastStrength(game.name)) })
  return `/t/${room}`
}

/** Opens the room; returns its address. */
export async function openTable({ name }: Laid, plan: NewRoom): Promise<string> {
  void prepare('room')
  const parts = [screenOf(name, 'play'), screenOf(name, 'otherPlayers'), texts('room', 'table', 'errors')]
  for (const part of parts) void part.catch(() => undefined)
  const { room } = await newGames.room(plan)
  noteStart(name, `/t/${room}`, false, plan.seats)
  return `/t/${room}`
}
