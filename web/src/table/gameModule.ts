/** What a game has to show. Each screen is a chunk of its own, loaded when it is first needed. */
import type { Component, Snippet } from 'svelte'
import type { Naming } from '../i18n/words'
import type { MatchClient } from '../net/MatchClient.svelte'
import type { Hello, Hint, LessonStep, NewMatch, Place, Replay, Score, Snapshot, Step } from '../net/protocol'
import type { Player } from './players'

/** What the end of a game shows of it: the board as it lies, and where each point comes from. */
export interface EndParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  Board: Component<
    { snapshot: Snapshot<View, Offers, Points>; hello: Pick<Hello, 'deck' | 'game'>; svg?: SVGSVGElement },
    object,
    'svg'
  >
  Tally: Component<{
    snapshot: Snapshot<View, Offers, Points>
    hello: Pick<Hello, 'deck' | 'game'> & { match?: string }
    onrule: (number: string) => void
  }>
  /** Takes back what a press on the tally marks on the board, which is no part of a picture of it. */
  unmark?: () => void
  /** Drawing of the result of one seat. `title` is -1 in a game without titles; `place` counts from 1; `won`: whether the seat won. */
  Reward: Component<{ title: number; place: number; won: boolean }>
}

/** A board of each seat's own. `snapshot.seat` says whose. */
export interface BoardParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  Picture: EndParts<View, Offers, Points>['Board']
  /** The same board, to be looked at closely. */
  Look: Component<{ snapshot: Snapshot<View, Offers, Points>; hello: Pick<Hello, 'deck'> }>
}

/** What a table of several shows of a game. */
export interface OtherPlayersParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  /** Null where all play on one board: then the play screen is the table for everybody, whoever watches included. */
  boards: BoardParts<View, Offers, Points> | null
  /** The play screen itself shows and says what others do: nothing is laid over it. */
  quiet?: boolean
  /** The play screen tells the points of all: the seats over it do not, and beside a wide table they have no names either. */
  named?: boolean
  /** Some may act though it is not their turn: where several sit at one device, whoever wants it may have it. */
  speaks?: boolean
  /** What one seat has just done: in the round that closed, or in its turn. */
  MoveSummary: Component<{ steps: Step[]; hello: Pick<Hello, 'deck'> }>
  /** What the seat of these steps did, in sentences. */
  moveSummaryText: (steps: Step[], naming: Naming) => string
  /** Whether a step begins another move of the same seat. */
  begins?: (step: Step) => boolean
  /** Where a match has several rounds: whether a step after cards were dealt to all is the first of a round, and the name of one, from 1. */
  rounds?: { opens: (step: Step) => boolean; title: (round: number) => string }
  /** Where on the table a step was done, as a `data-place`; null where that cannot be seen. `own`: the viewer's seat. */
  placeOf?: (step: Step, own: number | null) => string | null
  /** Null where points are not known before the end. */
  pointsOf: (snapshot: Snapshot<View, Offers, Points>, seat: number) => number | null
  /** Whether a seat takes no more part while others may play on. */
  isClosed: (snapshot: Snapshot<View, Offers, Points>, seat: number) => boolean
  /** What decided between the k-th place and others with as many points; empty where points decide. */
  tieText: (ranking: Place<Points>[], k: number) => string
}

/** An action that is shown on the board of a review: the best one that was found, the one that was played, or another. */
export interface Mark {
  action: string
  kind: 'best' | 'played' | 'other'
  text: string
}

/** What the review of a finished match shows of a game. */
export interface ReviewParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  /** The table of a frame; of boards that each seat has, that of `seat`. `lively`: it follows the frame that was shown before. */
  Board: Component<{
    replay: Replay<View, Offers, Points>
    frame: number
    seat: number
    players: readonly Player[]
    marks: readonly Mark[]
    lively: boolean
    /** Another action of `seat` was chosen on the table, legal or not; null where none can be tried. */
    ontry: ((action: string) => void) | null
  }>
  /** Texts of actions that may be tried where they are not chosen on the table, legal or not. */
  triesOf?: (snapshot: Snapshot<View, Offers, Points>, seat: number) => string[]
  /** An action or an outcome of chance, without who did it. */
  actionText: (action: string, naming: Naming) => string
}

/** How a game says a hint. */
export interface HintWords {
  /** As much as was told. `naming`: what a seat is called, null for one's own. */
  text: (hint: Hint, naming: (seat: number) => string | null) => string
}

/** The key of the context by which a page lets a lesson go on into a game. */
export const NEXT_GAME = 'next-game'

export interface NextGame {
  busy: boolean
  error: unknown
  either: (wanted: NewMatch) => Promise<void>
}

/** The key of the context by which a page shows something over the board of a table: a snippet. */
export const OVER_BOARD = 'over-board'

interface Screen<Props extends Record<string, unknown>> {
  default: Component<Props>
}

export interface Screens<View, Offers, Points extends Score> {
  /** `otherPlayers` is what stands over the table when others play, too. */
  play: Screen<{ client: MatchClient; steps: LessonStep[]; otherPlayers?: Snippet }>
  otherPlayers: OtherPlayersParts<View, Offers, Points>
  end: EndParts<View, Offers, Points>
  /** The finished match to go through. `bare`: without the ways on from it, for a line that nobody has played. */
  replay: Screen<{ replay: Replay<View, Offers, Points>; id: string; players: readonly Player[]; bare?: boolean }>
  /** Looks at single moves of a finished match. */
  review: ReviewParts<View, Offers, Points>
  /** What is said to whoever asks what to do. */
  hint: { words: HintWords }
  /** A picture of a deal that was handed on. */
  deal: Screen<{ replay: Replay<View, Offers, Points> }>
}

/** A game on screen: how each of its screens is loaded. `games/<game>/index.ts` exports one. */
export type GameModule<View = unknown, Offers = unknown, Points extends Score = Score> = {
  [Kind in keyof Screens<View, Offers, Points>]: () => Promise<Screens<View, Offers, Points>[Kind]>
}
