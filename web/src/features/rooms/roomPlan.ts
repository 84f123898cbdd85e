/** The settings of a room as a person chooses them; the last choices are proposed again. */
import type { Clock, GameCard, NewRoom, Room } from '../../net/protocol'
import { store, storedObject } from '../../ui/storage'
import { fitting, keepOptions, lastOptions } from '../newGame/chosenOptions'

export interface Plan {
  seats: number
  who: 'friends' | 'all'
  clock: Clock
  /** Whether programs of other people may sit down, too. */
  programs: boolean
  /** Whether a person may have several seats in a public room; in a room with a link only they always may. */
  several?: boolean
  /** Names of the chosen options; some may be for seats that no longer exist. */
  options: string[]
  deck?: string
  drawn?: boolean
}

/** The game of a plan: the fields that are known before the games are loaded. */
export type PlannedGame = Pick<GameCard, 'name' | 'seats_min' | 'seats_max' | 'seats_printed' | 'options'> &
  Partial<Pick<GameCard, 'own_decks'>>

const KEY = 'mazzo-room-plan'

/** Proposed clocks: seconds a move, minutes a game, days a move. The server accepts others, too. */
export const AMOUNTS: Record<Clock['t'], number[]> = {
  none: [],
  move: [30, 60, 120],
  game: [5, 10, 20],
  day: [1, 3, 7],
}

export function clockOf(kind: Clock['t'], amount: number): Clock {
  if (kind === 'move') return { t: 'move', seconds: amount }
  if (kind === 'game') return { t: 'game', minutes: amount }
  if (kind === 'day') return { t: 'day', days: amount }
  return { t: 'none' }
}

export function amountOf(clock: Clock): number {
  return Object.values(clock).find((value) => typeof value === 'number') ?? 0
}

export function planOf(room: Room): Plan {
  return {
    seats: room.seats.length,
    who: room.listed ? 'all' : 'friends',
    clock: room.clock,
    programs: room.programs,
    options: room.options,
    deck: room.deck?.version,
    drawn: room.drawn,
    several: room.several,
  }
}

export function newRoom(game: PlannedGame, plan: Plan): NewRoom {
  const options = fitting(plan.options, game.options, plan.seats)
  const deck = game.own_decks && plan.deck ? { deck: plan.deck } : {}
  return {
    game: game.name,
    seats: plan.seats,
    options,
    listed: plan.who === 'all',
    clock: plan.clock,
    programs: plan.programs,
    ...deck,
    ...(plan.drawn && { drawn: true }),
    ...(plan.several && { several: true }),
  }
}

/** The minimum number of seats of a room: at least two. */
export function fewest(game: PlannedGame): number {
  return Math.max(2, game.seats_min)
}

/** The plan for another game: seats within its limits, and its own options; who begins is asked again. */
export function planFor(game: PlannedGame, plan: Plan): Plan {
  const seats = Math.min(Math.max(plan.seats, fewest(game)), game.seats_max)
  return { ...plan, seats, options: lastOptions(game.name, 'table', game.options), drawn: false }
}

export function lastPlan(): Plan {
  const first: Plan = { seats: 2, who: 'friends', clock: { t: 'none' }, programs: false, options: [] }
  const plan: Partial<Plan> = storedObject(KEY)
  const kind = plan.clock?.t
  if (!kind || !(kind in AMOUNTS)) return first
  const amount = amountOf(plan.clock!)
  if (kind !== 'none' && !AMOUNTS[kind].includes(amount)) return first
  return {
    seats: Number.isInteger(plan.seats) && plan.seats! >= 2 && plan.seats! <= 8 ? plan.seats! : first.seats,
    who: plan.who === 'all' ? 'all' : 'friends',
    clock: clockOf(kind, amount),
    programs: plan.programs === true,
    options: [],
  }
}

/** The game of the room that was opened last. */
export function lastGame(): string | null {
  const { game } = storedObject(KEY)
  return typeof game === 'string' ? game : null
}

export function keepPlan(game: string, { seats, who, clock, programs, options }: Plan): void {
  keepOptions(game, 'table', options)
  store(KEY, JSON.stringify({ seats, who, clock, programs, game }))
}
