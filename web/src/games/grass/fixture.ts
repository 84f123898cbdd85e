/** Tables for the tests: three seats in the second hand, and a short match to replay. */
import type { GrassView, Market, Player, Replay, Sheet, Snapshot } from '../../net/protocol/grass'
import { valueOf } from './cards'

export function marketOf(peddles: number[], more: Partial<Market> = {}): Market {
  return {
    is_open: true,
    heat: [],
    next_heat: null,
    peddles,
    covers: [],
    unprotected: peddles.reduce((sum, card) => sum + valueOf(card), 0),
    protected: 0,
    ...more,
  }
}

export function playerOf(seat: number, market: Market, more: Partial<Player> = {}): Player {
  return {
    seat,
    cards: 6,
    known: [],
    market,
    lost: 0,
    passes_to: (seat + 1) % 3,
    score: { total: 0, hands: [], table: 0 },
    state: 'waiting',
    ...more,
  }
}

export function sheetOf(seat: number, parts: Partial<Sheet>): Sheet {
  const sheet = { seat, tabled: 0, skimmed: 0, in_hand: 0, paranoia: 0, bonus: 0, ...parts }
  return { ...sheet, points: sheet.tabled + sheet.skimmed + sheet.in_hand + sheet.paranoia + sheet.bonus }
}

export function viewOf(markets: Market[], more: Partial<GrassView> = {}): GrassView {
  return {
    hand_number: 0,
    most_hands: null,
    phase: 'playing',
    turn: 1,
    first: 0,
    extra: false,
    players: markets.map((market, seat) => playerOf(seat, market)),
    hand: [],
    stack: 50,
    waste: Array<number>(27).fill(0),
    unseen: Array<number>(27).fill(0),
    talk: null,
    talks_left: 12,
    draft: [],
    passing: null,
    sheets: [],
    left: [],
    ...more,
  }
}

/** A match of two: the text of each step with the table after it. */
export function replayOf(
  entries: [seat: number | null, text: string, view: GrassView, actor: number | null][],
): Replay {
  return {
    match: 'm',
    game: 'grass',
    deck: { version: 'grass-1', cards: [], name: '', recipes: [] },
    outcome: { reason: 'target-reached', ranking: [] },
    steps: entries.map(([seat, text], k) => ({ version: k + 1, seat, text, gain: null, effects: null })),
    frames: entries.map(
      ([, , view, seat], k) =>
        ({ version: k + 1, seat, view, offers: null, can_undo: false, outcome: null }) as unknown as Snapshot,
    ),
  }
}
