/** The players of a room or of a match: the name and the colour of each seat. */
import { t } from '../i18n/fluent'
import type { BotName, MatchInfo, Seat, Step } from '../net/protocol'

export interface Player {
  name: string
  colour: number
  bot: boolean
  mine: boolean
}

/** The name of a bot: its strength, with a number if there are several. `bots`: the bots of all seats. */
function botName(bots: readonly (BotName | null)[], number: number): string {
  const bot = bots[number]!
  const same = bots.flatMap((other, seat) => (other === bot ? [seat] : []))
  const name = t(`room-bot-${bot}`)
  return same.length > 1 ? t('room-bot-nth', { name, number: same.indexOf(number) + 1 }) : name
}

/** Name of a seat: its player's, "Player 2" for one without a name, "Seat 2" where nobody sits; bots of one strength are counted. */
export function seatName(seats: readonly Seat[], number: number): string {
  const seat = seats[number]
  if (!seat || seat.sitter === 'empty') return t('room-seat', { seat: number + 1 })
  if (seat.name) return seat.name
  if (seat.sitter !== 'bot') return t('table-player', { seat: number + 1 })
  return botName(
    seats.map((other) => (other.sitter === 'bot' ? other.bot : null)),
    number,
  )
}

export function playersOf(seats: readonly Seat[], mine: readonly number[]): Player[] {
  return seats.map((seat) => ({
    name: seatName(seats, seat.seat),
    colour: seat.colour,
    bot: seat.bot !== null,
    mine: mine.includes(seat.seat),
  }))
}

/** The players of a match as it began, also after seats of its room have changed. */
export function playersAt({ players }: Pick<MatchInfo, 'players'>): Player[] {
  const bots = players.map(({ bot }) => bot)
  return players.map(({ name, colour, bot, mine }, seat) => ({
    name: name || (bot ? botName(bots, seat) : t('table-player', { seat: seat + 1 })),
    colour,
    bot: bot !== null,
    mine,
  }))
}

/** The players except the viewer, from the left-hand neighbour on; all players for a spectator. */
export function othersOf<Seated>(players: readonly Seated[], own: number | null): readonly Seated[] {
  return own === null ? players : [...players.slice(own + 1), ...players.slice(0, own)]
}

/** A name shortened to a maximum number of letters. */
export function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

/** The seat of these steps. */
export function seatOf(steps: readonly Step[]): number {
  return steps.find(({ seat }) => seat !== null)?.seat ?? 0
}
