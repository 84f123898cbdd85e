/** The cards that moved between two states of the table, for the animation. No rules. */
import type { Step } from '../../net/protocol'
import { type GrassView, STAYING } from '../../net/protocol/grass'
import { read, suitOf } from './cards'
import { beyond, peddlesIn } from './changes'

/**
 * Where a card lies on the screen: `stack`, `waste`, `hand` (the viewer's hand), `own` (the viewer's market), `seat-2`
 * (another player's place at the table).
 */
export interface Flight {
  /** Null for a face-down card. */
  card: number | null
  from: string
  to: string
  /** Flights with the same number are animated together. */
  wave: number
}

interface Flown {
  flights: Flight[]
  /** The card that was passed to the viewer, and the seat that passed it. */
  lastPass: { card: number; from: number } | null
  /** The card that the viewer drew. */
  drawnCard: number | null
}

/** The maximum number of cards animated at once. */
const MOST_WAVES = 4

/** The cards that moved, from two states and the steps between them. `own`: the viewer's seat. */
export function flightsOf(before: GrassView, after: GrassView, steps: readonly Step[], own: number | null): Flown {
  const result: Flown = { flights: [], lastPass: null, drawnCard: null }
  const seats = after.players.length
  const place = (seat: number): string => (seat === own ? 'hand' : `seat-${seat}`)
  const market = (seat: number): string => (seat === own ? 'own' : `seat-${seat}`)
  let wave = 0
  let passing = false
  for (const { seat, text } of steps) {
    const parsedMove = read(text)
    if (!parsedMove) continue
    if (seat === null) {
      if (parsedMove.kind === 'card' && parsedMove.card !== null && steps.length < 2 * seats + 8)
        result.drawnCard = parsedMove.card
      continue
    }
    if (parsedMove.kind === 'pass') {
      const to = after.players[seat]!.passes_to
      if (!passing) wave += 1
      passing = true
      result.flights.push({ card: parsedMove.card, from: place(seat), to: place(to), wave })
      if (to === own && parsedMove.card !== null) result.lastPass = { card: parsedMove.card, from: seat }
    } else if (parsedMove.kind === 'play' || parsedMove.kind === 'discard') {
      wave += 1
      const { card } = parsedMove
      const stays = parsedMove.kind === 'play' && (STAYING as readonly string[]).includes(suitOf(card))
      const to = stays ? market(parsedMove.target ?? seat) : 'waste'
      result.flights.push({ card, from: place(seat), to, wave })
    }
  }
  if (before.hand_number === after.hand_number) result.flights.push(...stolenPeddles(before, after, market, wave))
  if (wave > MOST_WAVES)
    result.flights = result.flights
      .filter((flight) => flight.wave > wave - MOST_WAVES)
      .map((flight) => ({ ...flight, wave: flight.wave - wave + MOST_WAVES }))
  return result
}

/** The flights of peddles from one market to another. */
function stolenPeddles(before: GrassView, after: GrassView, market: (seat: number) => string, wave: number): Flight[] {
  const gained = after.players.flatMap((player, seat) =>
    beyond(peddlesIn(player.market), peddlesIn(before.players[seat]!.market)).map((card) => ({ seat, card })),
  )
  const flights: Flight[] = []
  after.players.forEach((player, seat) => {
    for (const card of beyond(peddlesIn(before.players[seat]!.market), peddlesIn(player.market))) {
      const at = gained.findIndex((each) => each.card === card && each.seat !== seat)
      if (at < 0) continue
      flights.push({ card, from: market(seat), to: market(gained[at]!.seat), wave: Math.max(1, wave) })
      gained.splice(at, 1)
    }
  })
  return flights
}
