/**
 * A table of three for the tests: the viewer's turn, four cards to give, peddles on both markets, and one known card of
 * a partner.
 */
import type { GrassView, Market, Need, Offers, Part, Player, Reply, Talk, Trade } from '../../../net/protocol/grass'
import type { Bargainer } from './parts'

const CLOSED: Market = {
  is_open: false,
  heat: [],
  next_heat: null,
  peddles: [],
  covers: [],
  unprotected: 0,
  protected: 0,
}

function player(seat: number, known: number[] = [], market = CLOSED): Player {
  return {
    seat,
    cards: 6,
    known,
    market,
    lost: 0,
    passes_to: (seat + 1) % 3,
    score: { total: 0, hands: [], table: 0 },
    state: 'waiting',
  }
}

export function view(talk: Talk | null = null): GrassView {
  return {
    hand_number: 0,
    most_hands: null,
    phase: 'playing',
    turn: 0,
    first: 0,
    extra: false,
    players: [
      player(0, [], { ...CLOSED, is_open: true, covers: [[22, 25, [1], 5]] }),
      player(1, [4], { ...CLOSED, is_open: true, covers: [[24, 50, [2], 25]] }),
      player(2),
    ],
    hand: [1, 3, 3, 8],
    stack: 80,
    waste: [],
    unseen: [],
    talk,
    talks_left: 12,
    draft: [],
    passing: null,
    sheets: [],
    left: [],
  }
}

/** What a section needs: equal numbers of cards from both hands, and at least one part. */
const NEEDS: Need[] = [
  ['give', 0, [1, -1, 0, 0, 0, 0]],
  ['want', 0, [-1, 1, 0, 0, 0, 0]],
  ['nothing', 1, [1, 1, 1, 1, 1, 1]],
]

/**
 * The number of an action shows its kind: 1xx gives, 2xx wants, 3xx lays, 4xx takes; 35x and 45x from under protection.
 */
export function trade(more: Partial<Trade> = {}): Trade {
  return {
    whom: [
      { action: 11, seat: 1, cards: 6, wanted: [[404, 4]], covered: [[452, 2]], takes: true },
      { action: 12, seat: 2, cards: 6, wanted: [], covered: [], takes: false },
    ],
    gifts: [
      {
        card: 1,
        count: 1,
        ways: [
          [101, 1],
          [129, 29],
          [137, 37],
        ],
      },
      {
        card: 3,
        count: 2,
        ways: [
          [103, 3],
          [168, 28],
          [169, 29],
          [177, 37],
        ],
      },
      {
        card: 8,
        count: 1,
        ways: [
          [108, 8],
          [187, 37],
        ],
      },
    ],
    tabled: [
      [302, 2],
      [302, 2],
    ],
    covered: [[351, 1]],
    needs: NEEDS,
    wants: Array.from({ length: 38 }, (_, description) => [200 + description, description]),
    propose: 500,
    several: true,
    left: 12,
    most_parts: 24,
    drop: null,
    legal: [],
    ...more,
  }
}

export const NOTHING: Offers = {
  plays: [],
  discards: [],
  covers: [],
  done: null,
  passes: [],
  trade: null,
  accept: null,
  decline: null,
  withdraw: null,
  picks: [],
}

export function talkOf(proposer: number, partners: Reply[], parts: Part[], state: Talk['state'] = 'open'): Talk {
  return { proposer, partners, state, parts }
}

/** A table that records what it is asked to send. */
export function bargainer(
  offers: Partial<Offers>,
  talk: Talk | null = null,
  seat: number | null = 0,
): Bargainer & { sent: number[][] } {
  const gestures: number[][] = []
  const shownView = view(talk)
  const all = { ...NOTHING, ...offers }
  return {
    controller: {
      snapshot: { version: 1, seat, view: shownView, offers: all, can_undo: false, outcome: null },
      sending: false,
      refusal: null,
      hint: null,
      suggestion: null,
      send: (actions) => gestures.push([...actions]),
    },
    view: shownView,
    offers: all,
    sent: gestures,
    naming: (each) => (each === seat ? null : ['Anna', 'Bruno', 'Carla'][each]!),
    colourOf: (each) => each,
  }
}

/** Short words instead of the real ones: tests check the content, not the wording. */
export const TEXTS = `
grass-card-home-grown = home grown
grass-card-mexico = mexico
grass-card-colombia = colombia
grass-card-jamaica = jamaica
grass-card-panama = panama
grass-card-bust = bust
grass-card-grab-a-snack = snack
grass-card-lust-conquers-all = lust
grass-word-peddle = a peddle
grass-trade = Offer
grass-trade-counter = Answer
grass-trade-give = give
grass-trade-get = get
grass-trade-with = With { $name }
grass-trade-nothing = nothing
grass-trade-scales = { $name }: { $gives } for { $gets }.
grass-trade-put = put { $card }
grass-trade-add = ask { $card }
grass-trade-remove = without { $card }
grass-trade-how = how { $card }
grass-trade-how-shown = shown
grass-trade-how-told = as { $word }
grass-trade-how-down = down
grass-trade-send = Send
grass-trade-clear = Clear
grass-trade-even = Even.
grass-trade-present = A present.
grass-trade-request = A request.
grass-trade-under = Under { $cover }
grass-trade-uncover = { $what } from its cover
grass-trade-left = { $count } left
grass-trade-missing-want = want { $count }
grass-trade-word-down = a card down
grass-trade-word-any = any card
grass-trade-word-tabled = { $card } tabled
grass-trade-word-covered = { $card } covered
grass-talk-to-you = { $name } offers you
grass-talk-counter-to-you = { $name } counters
grass-talk-you = You offer { $names }
grass-talk-others = { $name } offers { $names }
grass-talk-besides = also { $names }
grass-talk-said = { $what }: get { $gets }, give { $gives }
grass-talk-accept = Accept
grass-talk-decline = Decline
grass-talk-counter = Counter
grass-talk-withdraw = Withdraw
grass-talk-pick = { $word ->
    [none] pick
   *[other] pick { $word }
  }
grass-talk-pick-card = give { $card }
grass-talk-accepted = Accepted, { $names } still think
grass-talk-waits = { $name } thinks
grass-talk-agrees = { $name } agrees
grass-talk-dealt = Dealt with { $names }
grass-talk-dealt-others = { $name } and { $names } dealt
grass-talk-got = got { $gets }, gave { $gives }
grass-talk-declined-you = { $name } declined
grass-talk-withdrawn = { $name } withdrew
grass-talk-away = away
grass-talk-whole = whole
grass-lacks-cards = lacking
`
