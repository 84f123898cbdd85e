/**
 * The words of the wire (docs/wire.md), as the server writes them: what all games share.
 * Written by `python -m mazzo.server.api.typescript`: change src/mazzo/server/matches/messages.py, then run it again.
 */

/** What every game's score has; each game says more. */
export interface Score {
  total: number
}

/** Mazzo's own games, in the order of the first page. */
export const GAMES: readonly string[] = ['orchard', 'grove', 'grass', 'clustered', 'gnoming']

export type When = 'each' | 'at-least' | 'at-most' | 'exactly'

export type Count = 'dice' | 'fruit' | 'sets' | 'pairs' | 'values' | 'glades' | 'bare' | 'squirrel' | 'length'

export type FruitFilter = 'any' | 'orange' | 'lemon' | 'lime'

export type PlaceFilter = 'any' | 'tree' | 'glade'

export type ValueFilter = 'any' | '2' | '3' | '4' | '5' | '6' | '10' | '15'

export type Reward = 'points' | 'percent'

/** The back of a card: what is counted at the end of the game, the condition of the reward, and the reward. `than`: for `each`, the count that earns the reward once; else the number with which the count is compared. `wheelbarrow`: whether the wheelbarrow counts as a die. `name`: "" for a recipe of Mazzo's own deck, whose name is in the `.ftl` files. */
export interface Recipe {
  number: number
  when: When
  than: number
  count: Count
  fruit: FruitFilter
  place: PlaceFilter
  value: ValueFilter
  reward: Reward
  amount: number
  wheelbarrow: boolean
  name: string
}

/** The faces of a game's cards, in the order of their numbers, and their recipes if they bear any. `name`: what an owner calls their deck, "" for one of ours. */
export interface Deck {
  version: string
  cards: string[][]
  name: string
  recipes: Recipe[]
}

/** Where one has arrived; `room` as in MatchInfo, null also for a match that a person plays alone. `hints`: one may ask for them here. */
export interface Hello {
  t: 'hello'
  match: string
  game: string
  seat: number | null
  deck: Deck
  practice: boolean
  lesson: boolean
  room: string | null
  hints: boolean
}

/** One seat in the final ranking: its place from 1 (equal places share), its score, and the index of its title (-1: none). */
export interface Place<Points extends Score = Score> {
  seat: number
  place: number
  score: Points
  title: number
}

/** How the game ended: the reason, and the seats from first to last. */
export interface Outcome<Points extends Score = Score> {
  reason: string
  ranking: Place<Points>[]
}

/** Everything that one viewer may know now. `seat` None is a spectator; `version` counts the viewer's steps. */
export interface Snapshot<View = unknown, Offers = unknown, Points extends Score = Score> {
  version: number
  seat: number | null
  view: View
  offers: Offers
  can_undo: boolean
  outcome: Outcome<Points> | null
}

/** One event as sent to one viewer. `version` counts that viewer's steps from 1; `seat` None is chance; `text` is the journal's text, or the one of `Game.redact`. */
export interface Step {
  version: number
  seat: number | null
  text: string
  gain: number | null
  effects: number[] | null
}

/** The table as this seat may see it, and what happened since the client's last version. */
export interface State<View = unknown, Offers = unknown, Points extends Score = Score> {
  t: 'state'
  snapshot: Snapshot<View, Offers, Points>
  steps: Step[]
}

/** The message was committed. */
export interface Done {
  t: 'done'
  id: string
  version: number
}

export type Facts = Record<string, string | number>

/** Nothing changed. */
export interface Refused {
  t: 'refused'
  id: string
  code: string
  rule: string
  facts: Facts
  version: number
}

/** Answers why; no code when the action is legal. */
export interface Reason {
  t: 'reason'
  id: string
  code: string
  rule: string
  facts: Facts
}

export type ServerMessage = Hello | State | Done | Refused | Reason

/** One gesture, all or none. */
export interface Play {
  t: 'play'
  id: string
  version: number
  actions: number[]
}

/** Take the last gesture back. */
export interface Undo {
  t: 'undo'
  id: string
  version: number
}

/** Would this action be legal, and if not, why? */
export interface Why {
  t: 'why'
  id: string
  version: number
  text: string
}

/** Send what was missed since this version. */
export interface Resume {
  t: 'resume'
  version: number
}

export type ClientMessage = Play | Undo | Why | Resume

export type Language = 'it' | 'en'

/** The person who asks; `colour` is 0 to 7, `name` empty until one is chosen. `account`: can come in elsewhere, too. `program`: says of itself that it is one. */
export interface Me {
  id: string
  name: string
  colour: number
  language: Language
  account: boolean
  program: boolean
}

/** What a person changes about themselves; what is not named stays. */
export interface MePatch {
  name?: string
  colour?: number
  language?: Language
}

/** A choice of rules that people are offered. `seat`: the seat it is for, null where it is for the whole table. One for a seat is called like the one for the table, with the seat's number from 1 behind it: `third-wild-2`. `recipes`: of owners' decks it goes with those that have recipes. `group`: at most one option of the same group is chosen; "" for one that stands alone. */
export interface GameOption {
  name: string
  seat: number | null
  recipes: boolean
  group: string
}

/** A game on the shelf. `fewest`: whoever has the fewest points wins. `own_decks`: owners may enter theirs. */
export interface GameCard {
  name: string
  ready: boolean
  seats_min: number
  seats_max: number
  minutes: number
  options: GameOption[]
  fewest: boolean
  own_decks: boolean
}

/** A newly shuffled deck. */
export interface Fresh {
  t: 'fresh'
}

/** The cards that were left over in a finished match. */
export interface Rest {
  t: 'rest'
  match: string
}

/** The very deal of a finished match. */
export interface Same {
  t: 'same'
  match: string
}

/** The lesson's fixed cards. */
export interface LessonDeal {
  t: 'lesson'
}

export type Source = Fresh | Rest | Same | LessonDeal

/** What is to be played. `options` and `deck` go with source `fresh` only: every other source brings its own. `deck`: an owner's deck to play with, of this game. */
export interface NewMatch {
  game: string
  practice: boolean
  source: Source
  options?: string[]
  deck?: string
}

/** Where the new match is. */
export interface NewMatchAnswer {
  match: string
}

export type Status = 'playing' | 'finished'

export type BotName = 'novice' | 'casual' | 'greedy' | 'expert' | 'master'

/** Who sat at a seat of a match as it began. `name` as it is now; empty where they have none or were forgotten, for bots, and in a match that a person plays alone. `bot`: which bot of the house it was, null for a person or program. `mine`: whether it is the asker's. `member`: their number in the room where it was played, by which who has no name is called there; null where nobody has one. */
export interface MatchSeat {
  name: string
  colour: number
  bot: BotName | null
  mine: boolean
  member: number | null
}

/** A match from outside; `seat` is the asker's own, null for a spectator, `players` are told seat by seat. `options` are those in force; `deck` is the version of the deck, `deck_name` what its owner calls it, "" for one of ours. `has_rest`: a match of source `rest` would be dealt from it; `has_same`: one of source `same`. `room` is where it is played, for who is numbered there, and for all if it is listed. `hints`: at how many moments somebody asked for one. `has_par`: once it is over, the par of its cards is told. */
export interface MatchInfo {
  match: string
  game: string
  practice: boolean
  status: Status
  created: string
  seat: number | null
  seats: number
  source: string
  rest_of: string | null
  same_as: string | null
  has_rest: boolean
  has_same: boolean
  options: string[]
  players: MatchSeat[]
  deck: string
  deck_name: string
  room: string | null
  hints: number
  has_par: boolean
}

/** A finished match: the table after every entry that stands. */
export interface Replay<View = unknown, Offers = unknown, Points extends Score = Score> {
  match: string
  game: string
  deck: Deck
  frames: Snapshot<View, Offers, Points>[]
  steps: Step[]
  outcome: Outcome<Points>
}

/** One match of the history; `counts` tells whether the figures count it once it is finished, `kind` which of the history's kinds it is of, counted from 0, `hints` at how many moments one asked for one. */
export interface Row {
  match: string
  created: string
  finished: string | null
  score: number | null
  title: number | null
  practice: boolean
  counts: boolean
  rest_of: string | null
  status: Status
  game: string
  kind: number
  hints: number
}

/** A kind of matches, whose points compare with each other and with no others, and what the finished ones of a person that count came to. `options` are those that change the points; one of a single seat is numbered 1 when it is the person's own, from 2 on when it is another's. `without`: so many cards were left out of the deck; `deck_name`: what its owner calls it, "" for one of ours. `fewest`: the best has the fewest points. `mark`: what the strongest bot of the house has on average, for the kind of which it was measured; else null. */
export interface Kind {
  game: string
  seats: number
  options: string[]
  without: number
  deck: string
  deck_name: string
  count: number
  best: number | null
  average: number | null
  fewest: boolean
  mark: number | null
}

/** A person's matches, the newest first, and their `kinds`, of which each match names one by its number. `streak` and `count` are of all finished matches that count, of whatever kind. */
export interface History {
  games: Row[]
  kinds: Kind[]
  streak: number
  count: number
}

/** One numbered rule. */
export interface Rule {
  number: string
  text: string
  ruling: boolean
}

/** One section of the rules. */
export interface Section {
  number: string
  title: string
  rules: Rule[]
}

/** A game's rules in one language. */
export interface Rules {
  sections: Section[]
  credits: string
}

/** A moment of a lesson: what is said when the pupil has come so far, and the gesture that is asked for. */
export interface LessonStep {
  text: string
  at: number
  actions: string[]
}

/** A game's lesson. */
export interface Lesson {
  steps: LessonStep[]
}

/** A recipe as it is entered; the fields are those of `Recipe`. */
export interface NewRecipe {
  number: number
  when: When
  than: number
  count: Count
  fruit?: FruitFilter
  place?: PlaceFilter
  value?: ValueFilter
  reward?: Reward
  amount?: number
  wheelbarrow?: boolean
  name?: string
}

/** A deck as its owner enters it: the words of every card, row by row; a recipe a card, or none at all. What is missing or wrong in it is the game's to say. */
export interface NewDeck {
  game: string
  name: string
  faces: string[][]
  recipes?: NewRecipe[]
}

/** A deck among one's own. `recipes`: how many it has; `created`: when one kept it. */
export interface DeckCard {
  version: string
  name: string
  game: string
  recipes: number
  created: string
}

/** An owner's deck. `mine`: whether it is among the asker's own; `created`: since when, null if it is not. */
export interface DeckInfo {
  game: string
  deck: Deck
  mine: boolean
  created: string | null
}

/** What is wrong in a deck, and where: the number of the card from 1 on, null for the deck as a whole; the cell of its face from 1 on, or the field of its recipe, as far as it is one; of the whole deck the field `name`. `code` and `facts` as in `Problem`. */
export interface Complaint {
  card: number | null
  cell: number | null
  field: string | null
  code: string
  facts: Facts
}

/** All that is wrong in a deck; `version` is what it would be called, null where something is. */
export interface DeckCheck {
  complaints: Complaint[]
  version: string | null
}

/** Why a call was refused. */
export interface Problem {
  code: string
  facts: Facts
  rule: string
}

/** What the cards of a finished match had to give, as far as it is known. Whoever knows all cards beforehand reaches `low` at least, and `high` at most; both are null until there is something to tell, and `proved` where they meet. `honest`: what the strongest bot made of the same cards, of which it saw what a player sees; null until it has played. The lines that reach `low` and `honest`, in the notation of journals, come when all is `done`; until then `share` of the work is. */
export interface Par {
  state: 'working' | 'done'
  share: number
  low: number | null
  high: number | null
  proved: boolean
  line: string[]
  honest: number | null
  honest_line: string[]
}

/** A hint that is asked for. `step`: 1 what to do, 2 also roughly where, 3 the very move. */
export interface HintCall {
  version: number
  step: number
}

/** What to do at a version, as far as was asked, in words of the journal. `what`: the card, or what is done; `near`: places, among them the right one, as the game's text has them, cells as `row,column`; `moves` and `actions`: the very gesture, as text and as numbers. `step`: how far this tells, `next`: the step that tells more, null where this is all. */
export interface Hint {
  version: number
  step: number
  next: number | null
  what: string
  near: string[]
  moves: string[]
  actions: number[]
}

/** What the actions cost that somebody may do at a version, the best first: how many points less than the best of them each is expected to bring in the end. */
export interface Costs {
  version: number
  costs: [number, number][]
}

/** Everybody takes the time they need. */
export interface NoClock {
  t: 'none'
}

/** So many seconds for each move, or for one's part of a round. */
export interface MoveClock {
  t: 'move'
  seconds: number
}

/** So many minutes for the whole game, each seat its own. */
export interface GameClock {
  t: 'game'
  minutes: number
}

/** A game over days: so many days for each move. */
export interface DayClock {
  t: 'day'
  days: number
}

export type Clock = NoClock | MoveClock | GameClock | DayClock

/** What a room is opened for. `listed`: in the lobby for everybody, or only for who has the link. `programs`: whether programs may sit down. `bots`: bots of the house that sit down beside the host at once, from the second seat on; if they leave no seat empty the match begins with them. With bots on all seats the host looks on, and may pause. `deck`: an owner's deck to play with, of this game. `drawn`: the seat that begins is drawn when the match starts; else `options` name it, or the first begins. `several`: where everybody may come, a person may have several seats, for players who pass one device round; where only who has the link may, they may in any case. */
export interface NewRoom {
  game: string
  seats: number
  options?: string[]
  listed?: boolean
  clock?: Clock
  programs?: boolean
  bots?: BotName[]
  deck?: string
  drawn?: boolean
  several?: boolean
}

/** Where the new room is. */
export interface RoomAnswer {
  room: string
}

export type Phase = 'gathering' | 'playing' | 'over' | 'closed'

/** An owner's deck by name. */
export interface NamedDeck {
  version: string
  name: string
}

/** An open room as the lobby shows it. `deck`: an owner's, null for ours. */
export interface RoomCard {
  room: string
  game: string
  seats: number
  taken: number
  options: string[]
  clock: Clock
  programs: boolean
  phase: Phase
  host: string
  colour: number
  opened_ago: number
  deck: NamedDeck | null
}

/** Rooms that are listed and gather or play, the newest first; and one's own rooms that are not closed. */
export interface Lobby {
  open: RoomCard[]
  mine: RoomCard[]
}

export type Sitter = 'empty' | 'person' | 'program' | 'bot'

/** One seat. `member` is the number of the person it belongs to, null for bots and empty seats. `bot` plays it: a bot's own seat, or one that was handed to it (`handed`) or whose owner left for good. `away` is how long its owner has been gone, null when here. */
export interface Seat {
  seat: number
  sitter: Sitter
  member: number | null
  name: string
  colour: number
  bot: BotName | null
  handed: boolean
  away: number | null
  may_hand: boolean
  ready: boolean
  turn: boolean
  left: number | null
  running: boolean
}

/** Somebody who is or was here; the number stays theirs. */
export interface Member {
  member: number
  name: string
  colour: number
  here: boolean
  host: boolean
  seated: boolean
}

/** What the one who asks is here: member number (null for a stranger who looks in), seats, those muted. */
export interface Mine {
  member: number | null
  seats: number[]
  muted: number[]
}

/** A room as one viewer may see it. `acts` names what the viewer may do now. `deck`: an owner's, null for ours. `begins`: the seat that begins the match being played, else the next one; null where it is still to be drawn (`drawn`), and where the game, or a single seat, gives no such choice. */
export interface Room {
  room: string
  version: number
  game: string
  seats: Seat[]
  options: string[]
  listed: boolean
  clock: Clock
  programs: boolean
  phase: Phase
  match: string | null
  matches: string[]
  members: Member[]
  watching: number
  mine: Mine
  paused: boolean
  pausing: number[]
  acts: string[]
  deck: NamedDeck | null
  begins: number | null
  drawn: boolean
  several: boolean
}

/** The room as it is now; first after connecting, then after every change. */
export interface RoomIs {
  t: 'room'
  room: Room
}

export type Phrase = 'hello' | 'good-luck' | 'have-fun' | 'your-turn' | 'one-moment' | 'nice' | 'well-played' | 'oops' | 'thanks' | 'again' | 'bye'

/** Something that was said; `phrase` or `text`. `seats`: False when only those who watch may read it. */
export interface Line {
  line: number
  member: number
  phrase: Phrase | null
  text: string
  seats: boolean
  ago: number
}

/** Lines that this viewer may read, in order: the last hundred after connecting, then each as it comes. */
export interface Talk {
  t: 'talk'
  lines: Line[]
}

/** The act is committed. */
export interface RoomDone {
  t: 'done'
  id: string
}

/** Nothing changed. */
export interface RoomRefused {
  t: 'refused'
  id: string
  code: string
  facts: Facts
}

export type RoomTold = RoomIs | Talk | RoomDone | RoomRefused

/** Take an empty seat. A second seat of the same person is one more player at the same device, and needs a name; a listed room has to allow it. */
export interface Sit {
  t: 'sit'
  id: string
  seat: number
  name?: string
  colour?: number
}

/** Leave a seat of one's own; while a match is played a bot takes it over for good. */
export interface Stand {
  t: 'stand'
  id: string
  seat: number
}

/** Put a bot of the house on an empty seat (the host). */
export interface Bot {
  t: 'bot'
  id: string
  seat: number
  bot?: BotName
}

/** Empty a seat before the match begins (the host). */
export interface Remove {
  t: 'remove'
  id: string
  seat: number
}

/** Change what the room is for, before the match begins (the host); what is not named stays. `deck`: an owner's, null for ours. `drawn`: the seat that begins is drawn when the match starts; options that name a seat end that. */
export interface Change {
  t: 'change'
  id: string
  seats?: number
  options?: string[]
  listed?: boolean
  clock?: Clock
  programs?: boolean
  deck?: string | null
  drawn?: boolean
  several?: boolean
}

/** Begin, when every seat is taken (the host). */
export interface Start {
  t: 'start'
  id: string
}

/** Want another match; it begins when everybody does who sits and has not been gone for long. */
export interface Rematch {
  t: 'rematch'
  id: string
}

/** Hand the seat of somebody who has left to a bot (anybody who sits). */
export interface Hand {
  t: 'hand'
  id: string
  seat: number
}

/** Take one's own seat back from the bot. */
export interface Take {
  t: 'take'
  id: string
  seat: number
}

/** Ask for a pause: the clocks stop when everybody who is here and sits has asked. Where bots alone play the host stops them. */
export interface Pause {
  t: 'pause'
  id: string
}

/** End the pause, or stop asking for one. */
export interface GoOn {
  t: 'go-on'
  id: string
}

/** Say a ready phrase; or, in a room that is not listed, a line of one's own. */
export interface Say {
  t: 'say'
  id: string
  phrase?: Phrase | null
  text?: string
}

/** Hear somebody no more, or again; only oneself knows. */
export interface Mute {
  t: 'mute'
  id: string
  member: number
  on: boolean
}

/** Tell the owner of this server of a line that should not have been said. */
export interface Report {
  t: 'report'
  id: string
  line: number
}

/** Close the room (the host, while no match is played). */
export interface Close {
  t: 'close'
  id: string
}

/** Send the room afresh, and every line after this one. */
export interface Catch {
  t: 'catch'
  line: number
}

export type RoomWord = Sit | Stand | Bot | Remove | Change | Start | Rematch | Hand | Take | Pause | GoOn | Say | Mute | Report | Close | Catch

/** A guest becomes an account with a login name and a password. */
export interface NewAccount {
  login: string
  password: string
}

/** What changes about an account; what is not named stays. A new login name needs the present password, if there is one. */
export interface AccountPatch {
  login?: string
  program?: boolean
  present?: string
}

/** Another password; `present` is the one until now, null if there is none. */
export interface NewPassword {
  password: string
  present?: string | null
}

/** Come in by login name and password. */
export interface SignIn {
  login: string
  password: string
}

/** What was played on this browser before signing in: matches, and rooms where the guest sat or spoke. `left`: matches, and rooms without one yet, that cannot come along because the account has sat there too. `decks`: those entered there. */
export interface Brought {
  matches: number
  rooms: number
  left: number
  decks: number
}

/** Who one is now; `guest` is what may be brought along, null if there is nothing. */
export interface SignedIn {
  me: Me
  guest: Brought | null
}

/** A passkey is to be made; a guest becomes an account by it, and says under which login name. */
export interface PasskeyWish {
  login?: string
}

/** What the browser is to be asked; `options` is JSON for `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON`. It can be answered once, for five minutes. */
export interface PasskeyChallenge {
  challenge: string
  options: string
}

/** The passkey that was made: `JSON.stringify(credential)`, and what its owner calls it. */
export interface NewPasskey {
  challenge: string
  credential: string
  label: string
}

/** Come in by passkey: `JSON.stringify(credential)`. */
export interface PasskeySignIn {
  challenge: string
  credential: string
}

/** What a passkey is called from now on. */
export interface Rename {
  label: string
}

/** A passkey. */
export interface PasskeyCard {
  passkey: string
  label: string
  created: string
  used: string | null
}

/** A browser that is signed in; `here` is the one that asks. */
export interface SessionCard {
  session: string
  device: string
  created: string
  used: string
  here: boolean
}

/** The asker's account. For a guest `login` is null. `guest` is what may still be brought along. */
export interface Account {
  login: string | null
  created: string | null
  password: boolean
  program: boolean
  passkeys: PasskeyCard[]
  sessions: SessionCard[]
  guest: Brought | null
}

export type Scope = 'read' | 'play' | 'talk'

/** A token for a program. */
export interface NewToken {
  label: string
  scopes: Scope[]
}

/** A token, without what makes it one. */
export interface TokenCard {
  token: string
  label: string
  scopes: Scope[]
  created: string
  used: string | null
}

/** A new token; `secret` is shown this once. */
export interface TokenAnswer {
  secret: string
  card: TokenCard
}

/** One gesture, all or none: the socket's `play` as a call. */
export interface PlayCall {
  id: string
  version: number
  actions: number[]
}

/** Take the last gesture back: the socket's `undo` as a call. */
export interface UndoCall {
  id: string
  version: number
}

/** It is committed: the table after it, and what happened since the version of the call. */
export interface Played {
  id: string
  version: number
  snapshot: Snapshot
  steps: Step[]
}

/** A match in a room where it is the asker's turn. */
export interface Turn {
  room: string
  match: string
  game: string
  seat: number
  version: number
}
