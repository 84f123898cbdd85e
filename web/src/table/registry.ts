/**
 * The games this client can show, and nothing else about them: a new game registers here, and only here.
 * What its screens are stands in `components/<game>/screens.ts`; that list, and each screen of it, is fetched when it is wanted.
 * Its name and titles stand in its own .ftl file.
 */
import type { Component, Snippet } from 'svelte'
import { Refusal } from '../net/api'
import type { MatchClient } from '../net/MatchClient.svelte'
import type { Player } from './players'
import type { Hello, Hint, LessonStep, Place, Replay, Score, Snapshot, Step } from '../net/protocol'

export type GameName = 'orchard' | 'grove' | 'grass' | 'clustered' | 'gnoming'

/** What the end of a game shows of it: the board as it lies, and where each point comes from. */
export interface EndParts<View = unknown, Offers = unknown, Points extends Score = Score> {
  Board: Component<
    { snapshot: Snapshot<View, Offers, Points>; hello: Pick<Hello, 'deck'>; svg?: SVGSVGElement },
    object,
    'svg'
  >
  Tally: Component<{
    snapshot: Snapshot<View, Offers, Points>
    hello: Pick<Hello, 'deck'> & { match?: string }
    onrule: (number: string) => void
  }>
  /** A drawing of the result. `title` is -1 in a game without titles; `place`: from 1, of whom it is shown to. */
  Reward: Component<{ title: number; place: number }>
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
  /** Some may act though it is not their turn: where several sit at one device, whoever wants it may have it. */
  speaks?: boolean
  /** What one seat has just done: in the round that closed, or in its turn. */
  MoveSummary: Component<{ steps: Step[]; hello: Pick<Hello, 'deck'> }>
  moveSummaryText: (name: string, steps: Step[]) => string
  pointsOf: (snapshot: Snapshot<View, Offers, Points>, seat: number) => number
  /** Whether a seat takes no more part while others may play on. */
  isClosed: (snapshot: Snapshot<View, Offers, Points>, seat: number) => boolean
  /** What decided between the k-th place and others with as many points; empty where points decide. */
  tieText: (ranking: Place<Points>[], k: number) => string
}

/** How a game says a hint. */
export interface HintWords {
  /** As much as was told. `naming`: what a seat is called, null for one's own. */
  text: (hint: Hint, naming: (seat: number) => string | null) => string
}

interface Screen<Props extends Record<string, unknown>> {
  default: Component<Props>
}

interface Screens<View, Offers, Points extends Score> {
  /** `otherPlayers` is what stands over the table when others play, too. */
  play: Screen<{ client: MatchClient; steps: LessonStep[]; otherPlayers?: Snippet }>
  otherPlayers: OtherPlayersParts<View, Offers, Points>
  end: EndParts<View, Offers, Points>
  /** The finished match to go through. `bare`: without the ways on from it, for a line that nobody has played. */
  replay: Screen<{ replay: Replay<View, Offers, Points>; id: string; players: readonly Player[]; bare?: boolean }>
  /** What is said to whoever asks what to do. */
  hint: { words: HintWords }
  /** A picture of a deal that was handed on. */
  deal: Screen<{ replay: Replay<View, Offers, Points> }>
}

/** How each screen of a game is fetched. */
export type GameScreens<View = unknown, Offers = unknown, Points extends Score = Score> = {
  [Kind in keyof Screens<View, Offers, Points>]: () => Promise<Screens<View, Offers, Points>[Kind]>
}

interface ScreenList<View = unknown, Offers = unknown, Points extends Score = Score> {
  screens: GameScreens<View, Offers, Points>
}

/** Whoever shows a game's screens hands on what its server sent and does not look inside: of the view it knows that it is one. */
function closed<View, Offers, Points extends Score>(
  list: () => Promise<ScreenList<View, Offers, Points>>,
): () => Promise<ScreenList> {
  return list as unknown as () => Promise<ScreenList>
}

const GAMES: Record<GameName, () => Promise<ScreenList>> = {
  orchard: closed(() => import('../games/orchard/screens')),
  grove: closed(() => import('../games/grove/screens')),
  grass: closed(() => import('../games/grass/screens')),
  clustered: closed(() => import('../games/clustered/screens')),
  gnoming: closed(() => import('../games/gnoming/screens')),
}

/** Games that this house does not offer: its page names them. What was played of them is still shown. */
const WITHHELD = document.querySelector<HTMLMetaElement>('meta[name="mazzo-without"]')?.content.split(' ') ?? []

export const ALL_OFFERED = WITHHELD.length === 0

export function isWithheld(game: string): boolean {
  return WITHHELD.includes(game)
}

/** Every game there is or will be in this house, in the order of the shelf. */
export const SHELF = (['orchard', 'grove', 'grass', 'clustered', 'gnoming'] as const).filter(
  (game) => !isWithheld(game),
)

export const GAME_NAMES = Object.keys(GAMES) as GameName[]

/** Those of them that can be begun in this house. */
export const OFFERED = GAME_NAMES.filter((game) => !isWithheld(game))

/** The game of the pages that show one game and were not told which. */
export const FIRST_GAME: GameName = OFFERED[0] ?? GAME_NAMES[0]!

export function isGame(name: string): name is GameName {
  return name in GAMES
}

/** One screen of a game, fetched; fails for a game that this client, older than its server, has never heard of. */
export async function screenOf<Kind extends keyof GameScreens>(
  game: string,
  kind: Kind,
): Promise<Screens<unknown, unknown, Score>[Kind]> {
  if (!isGame(game)) throw new Refusal(404, 'not-found')
  const { screens } = await GAMES[game]()
  return screens[kind]()
}
