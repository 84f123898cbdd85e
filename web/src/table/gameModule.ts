/** The screens of a game. Each is a chunk of its own, loaded when it is first needed. */
import type { Component, Snippet } from 'svelte'
import type { Naming } from '../i18n/words'
import type { MatchClient } from '../net/MatchClient.svelte'
import type {
  CountLine,
  Facts,
  Fault,
  Hello,
  Hint,
  LessonStep,
  NewMatch,
  Place,
  Replay,
  Score,
  Snapshot,
  Step,
  TableCount,
} from '../net/protocol'
import type { Player } from './players'

/** What the result page shows of a game: the board, and where the points come from. */
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
  /** Removes the highlights that a press on the score has put on the board, before a picture of it is taken. */
  unmark?: () => void
  /** Drawing of the result of one seat. `title` is -1 in a game without titles; `place` counts from 1; `won`: whether the seat won. */
  Reward: Component<{ title: number; place: number; won: boolean }>
}

/** The board of one seat: `snapshot.seat`. */
export interface BoardParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  Picture: EndParts<View, Offers, Points>['Board']
  /** The same board with pan and zoom. */
  Look: Component<{ snapshot: Snapshot<View, Offers, Points>; hello: Pick<Hello, 'deck'> }>
}

/** What a table with several players shows of a game. */
export interface OtherPlayersParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  /** Null if all play on one board: then the play screen is shown to everybody, spectators included. */
  boards: BoardParts<View, Offers, Points> | null
  /** Whether the play screen shows and announces what others do, so that nothing is laid over it. */
  showsOthers?: boolean
  /** Whether the play screen shows everybody's points: the strip of players then does not, and has no names beside a wide table. */
  hasNames?: boolean
  /** Whether seats may act out of turn: on a shared device anyone may then take the device. */
  actsOutOfTurn?: boolean
  /** What a seat did in the last round, or in its last turn. */
  MoveSummary: Component<{ steps: Step[]; hello: Pick<Hello, 'deck'> }>
  /** The steps of a seat as sentences. */
  moveSummaryText: (steps: Step[], naming: Naming) => string
  /** Whether a step begins a new move of the same seat. */
  begins?: (step: Step) => boolean
  /** In a match of several rounds: whether a step after a deal is the first of a round, and the name of a round (from 1). */
  rounds?: { opens: (step: Step) => boolean; title: (round: number) => string }
  /** The place of a step on the table, as a `data-place`; null if it is not visible. `own`: the viewer's seat. */
  placeOf?: (step: Step, own: number | null) => string | null
  /** Null if points are not known before the end. */
  pointsOf: (snapshot: Snapshot<View, Offers, Points>, seat: number) => number | null
  /** Whether a seat has finished while others may still play. */
  isClosed: (snapshot: Snapshot<View, Offers, Points>, seat: number) => boolean
  /** What broke a tie in points between the k-th place and others; empty if there was no tie. */
  tieText: (ranking: Place<Points>[], k: number) => string
}

/** An action shown on the board of a review: the best one, the played one, or another. */
export interface Mark {
  action: string
  kind: 'best' | 'played' | 'other'
  text: string
}

/** What the review of a finished match shows of a game. */
export interface ReviewParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  /** The table at one moment; with a board for each seat, that of `seat`. `isAnimated`: whether it is animated from the moment before. */
  Board: Component<{
    replay: Replay<View, Offers, Points>
    frame: number
    seat: number
    players: readonly Player[]
    marks: readonly Mark[]
    isAnimated: boolean
    /** Called with another action of `seat` that was chosen on the table, legal or not; null if none can be tried. */
    ontry: ((action: string) => void) | null
  }>
  /** Texts of actions that can be tried but not chosen on the table, legal or not. */
  triesOf?: (snapshot: Snapshot<View, Offers, Points>, seat: number) => string[]
  /** The text of an action or an outcome of chance, without its player. */
  actionText: (action: string, naming: Naming) => string
}

/** The text of a hint. */
export interface HintWords {
  /** The steps of a hint that were requested. `naming`: the name of a seat, null for the viewer's. */
  text: (hint: Hint, naming: (seat: number) => string | null) => string
}

/** Key of the Svelte context with which a page continues a lesson as a game. */
export const NEXT_GAME = 'next-game'

export interface NextGame {
  busy: boolean
  error: unknown
  either: (request: NewMatch) => Promise<void>
}

/** Key of the Svelte context of a snippet that a page shows over the board. */
export const OVER_BOARD = 'over-board'

/** The scorer of a game's printed copies (docs/companion.md). A sheet is a value: a change makes another one. */
export interface ScorerParts<Sheet = unknown, View = unknown> {
  /** A sheet without entries. */
  empty: (seats: number, options: readonly string[]) => Sheet
  /** Enters what lies on the table. */
  Entry: Component<{
    sheet: Sheet
    /** The count of the last counted sheet, which may be older than `sheet`; null before the first. */
    count: TableCount<View> | null
    /** The players by seat. */
    names: readonly string[]
    colours: readonly number[]
    /** The player whose cards are entered, and what to call to enter another's. */
    seat: number
    onseat: (seat: number) => void
    /** A line of the result that was pressed: its cells are highlighted. */
    marked: { seat: number; line: CountLine } | null
    onchange: (sheet: Sheet) => void
    /** Counts another sheet, such as one with a card that is about to be laid. Rejects with a `Refusal`. */
    ask: (sheet: Sheet) => Promise<TableCount<View>>
    /** Opens the rules at a number. */
    onrule: (number: string) => void
  }>
  /**
   * Enters a position for the referee and the action in question; null while it is incomplete. `form` is what is
   * entered, as the component has given it to `onchange`; null at first. Left out by a game whose `Entry` says of a card
   * that it may not be laid.
   */
  Referee?: Component<{
    form: unknown
    onchange: (form: unknown) => void
    onask: (question: RefereeQuestion | null) => void
  }>
  /** Names of the game's options that change the count; they are chosen for a new sheet. */
  options?: readonly string[]
  /** The card and the place of a fault in words, such as "Card 14, row 2, column 1"; "" if its sentence says all. */
  faultPlace?: (fault: Fault) => string
  /** The variables of a fault's sentence, with the names of cards in place of their notation. */
  factsOf?: (facts: Facts) => Facts
}

/** "May I do this here?": the position as the game describes it, and the action as journals write it. */
export interface RefereeQuestion {
  position: unknown
  action: string
}

interface Screen<Props extends Record<string, unknown>> {
  default: Component<Props>
}

export interface Screens<View, Offers, Points extends Score, Sheet = unknown> {
  /** `otherPlayers`: shown above the table if others play too. */
  play: Screen<{ client: MatchClient; steps: LessonStep[]; otherPlayers?: Snippet }>
  otherPlayers: OtherPlayersParts<View, Offers, Points>
  end: EndParts<View, Offers, Points>
  /** Replay of a finished match. `isUnplayed`: without links to go on from it, for a line that was not played. */
  replay: Screen<{ replay: Replay<View, Offers, Points>; id: string; players: readonly Player[]; isUnplayed?: boolean }>
  /** Shows single moves of a finished match. */
  review: ReviewParts<View, Offers, Points>
  /** The texts of hints. */
  hint: { words: HintWords }
  /** Picture of a shared deal. */
  deal: Screen<{ replay: Replay<View, Offers, Points> }>
  /** Counts printed copies; left out by a game without a companion. */
  scorer?: ScorerParts<Sheet, View>
}

/** How to load each screen of a game. `games/<game>/index.ts` exports one. */
export type GameModule<View = unknown, Offers = unknown, Points extends Score = Score, Sheet = unknown> = {
  [Kind in keyof Screens<View, Offers, Points, Sheet>]: () => Promise<Screens<View, Offers, Points, Sheet>[Kind]>
}
