/**
 * The games this client can show, and nothing else about them: a new game registers here, and only here.
 * Each of its screens is fetched when it is wanted; its name and titles stand in its own .ftl file.
 */
import type { Component, Snippet } from 'svelte'
import { Refusal } from './lib/api'
import type { Desk } from './lib/desk.svelte'
import type { Player } from './lib/players'
import type { Hello, LessonStep, Place, Replay, Score, Snapshot, Step } from './lib/protocol'
import type * as clustered from './lib/protocol/clustered'
import type * as orchard from './lib/protocol/orchard'

export type GameName = 'orchard' | 'clustered'

/** What the end of a game shows of it: the board as it lies, and where each point comes from. */
export interface EndParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  Board: Component<{ snapshot: Snapshot<View, Offers, Points>; hello: Pick<Hello, 'deck'>; svg?: SVGSVGElement }, object, 'svg'>
  Tally: Component<{ snapshot: Snapshot<View, Offers, Points>; onrule: (number: string) => void }>
  /** A drawing of the result. `title` is -1 in a game without titles. */
  Reward: Component<{ title: number }>
}

/** A board of each seat's own. `snapshot.seat` says whose. */
export interface BoardParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  Picture: EndParts<View, Offers, Points>['Board']
  /** The same board, to be looked at closely. */
  Look: Component<{ snapshot: Snapshot<View, Offers, Points>; hello: Pick<Hello, 'deck'> }>
}

/** What a table of several shows of a game. */
export interface SeveralParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  /** Null where all play on one board: then the play screen is the table for everybody, whoever watches included. */
  boards: BoardParts<View, Offers, Points> | null
  /** What one seat has just done: in the round that closed, or in its turn. */
  Deed: Component<{ steps: Step[]; hello: Pick<Hello, 'deck'> }>
  deedText: (name: string, steps: Step[]) => string
  pointsOf: (snapshot: Snapshot<View, Offers, Points>, seat: number) => number
  /** Whether a seat takes no more part while others may play on. */
  isClosed: (snapshot: Snapshot<View, Offers, Points>, seat: number) => boolean
  /** What decided between the k-th place and others with as many points; empty where points decide. */
  tieText: (ranking: Place<Points>[], k: number) => string
}

interface Screen<Props extends Record<string, unknown>> {
  default: Component<Props>
}

export interface GameScreens<View = unknown, Offers = unknown, Points extends Score = Score> {
  /** `crowd` is what stands over the table when others play, too. */
  play: () => Promise<Screen<{ desk: Desk; steps: LessonStep[]; crowd?: Snippet }>>
  several: () => Promise<SeveralParts<View, Offers, Points>>
  end: () => Promise<EndParts<View, Offers, Points>>
  /** The finished match to go through. */
  replay: () => Promise<Screen<{ replay: Replay<View, Offers, Points>; id: string; players: readonly Player[] }>>
  /** A picture of a deal that was handed on. */
  deal: () => Promise<Screen<{ replay: Replay<View, Offers, Points> }>>
}

/** Whoever shows a game's screens hands on what its server sent and does not look inside: of the view it knows that it is one. */
function closed<View, Offers, Points extends Score>(screens: GameScreens<View, Offers, Points>): GameScreens {
  return screens as unknown as GameScreens
}

const GAMES: Record<GameName, GameScreens> = {
  orchard: closed<orchard.OrchardView, orchard.Offers, orchard.Score>({
    play: () => import('./components/orchard/Play.svelte'),
    several: () => import('./components/orchard/several'),
    end: () => import('./components/orchard/end'),
    replay: () => import('./components/orchard/Replay.svelte'),
    deal: () => import('./components/orchard/Deal.svelte'),
  }),
  clustered: closed<clustered.ClusteredView, clustered.Offers, clustered.Score>({
    play: () => import('./components/clustered/Play.svelte'),
    several: () => import('./components/clustered/several'),
    end: () => import('./components/clustered/end'),
    replay: () => import('./components/clustered/Replay.svelte'),
    deal: () => import('./components/clustered/Deal.svelte'),
  }),
}

/** Every game there is or will be, in the order of the shelf. */
export const SHELF = ['orchard', 'grove', 'grass', 'clustered', 'gnoming'] as const

export const GAME_NAMES = Object.keys(GAMES) as GameName[]

/** The game of the pages that show one game and were not told which. */
export const FIRST_GAME: GameName = GAME_NAMES[0]!

export function isGame(name: string): name is GameName {
  return name in GAMES
}

/** The screens of a game; fails for a game that this client, older than its server, has never heard of. */
export function screensOf(game: string): GameScreens {
  if (!isGame(game)) throw new Refusal(404, 'not-found')
  return GAMES[game]
}
