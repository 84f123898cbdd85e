/**
 * The words of the wire (docs/wire.md), as the server writes them: what all games share.
 * Written by `python -m mazzo.server.http.typescript`: change the messages in src/mazzo/server, then run it again.
 */

/** What every game's score has; each game says more. */
export interface Score {
  total: number
}

/** Mazzo's own games, in the order of the first page. */
export const GAMES: readonly string[] = ['orchard', 'grove', 'grass', 'clustered', 'gnoming']

export type Facts = Record<string, string | number>

/** Why a call was refused. */
export interface Problem {
  code: string
  facts: Facts
  rule: string
}

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

/** The faces of a deck's cards by number, and the recipes if there are any. `name`: the owner's name for the deck, "" for a deck of the game. */
export interface Deck {
  version: string
  cards: string[][]
  name: string
  recipes: Recipe[]
}

/** The first message, sent once. `seat`: null for a spectator. `room` as in MatchInfo, null also for a solo match. `hints`: whether hints are allowed. */
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

/** One seat in the final ranking: its place from 1 (equal places share), its score, the index of its title (-1: none), and whether it wins. A first place below the target of a challenge does not win (grove 10.6). */
export interface Place<Points extends Score = Score> {
  seat: number
  place: number
  score: Points
  title: number
  won: boolean
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

/** The table as the seat may see it, and the events since the version that this socket was sent last, or since the one in `resume`; none after `hello`. Sent after `hello`, after every committed change that this viewer may see, and as the answer to `resume`. */
export interface State<View = unknown, Offers = unknown, Points extends Score = Score> {
  t: 'state'
  snapshot: Snapshot<View, Offers, Points>
  steps: Step[]
}

/** The message `id` is committed; sent before the `state` that it leads to. `version`: the current one. */
export interface Done {
  t: 'done'
  id: string
  version: number
}

/** The message was refused; nothing changed. `id`: empty if it had no readable id. `version`: the current one. */
export interface Refused {
  t: 'refused'
  id: string
  code: string
  rule: string
  facts: Facts
  version: number
}

/** The answer to `why`; code "" when the action is legal. */
export interface WhyAnswer {
  t: 'reason'
  id: string
  code: string
  rule: string
  facts: Facts
}

export type ServerMessage = Hello | State | Done | Refused | WhyAnswer

/** Play one gesture: all actions are applied, or none. */
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

/** Ask whether an action, as text such as `14 r90 @ -1,2`, is legal, and if not, why. */
export interface Why {
  t: 'why'
  id: string
  version: number
  text: string
}

/** Send the events since this version. */
export interface Resume {
  t: 'resume'
  version: number
}

export type ClientMessage = Play | Undo | Why | Resume

/** A newly shuffled deck. */
export interface Fresh {
  t: 'fresh'
}

/** The cards that were left out of a finished match. */
export interface Rest {
  t: 'rest'
  match: string
}

/** The deal of a finished match. */
export interface Same {
  t: 'same'
  match: string
}

export type Cards = 'same' | 'fresh'

/** The position of a finished match after entry `at` of its journal, without what was undone. The caller plays the seat that they had in that match, or, if they had none, the seat that acts at this position; bots play the others. `cards`: whether the later cards are those of the finished match or drawn anew. */
export interface PlayOn {
  t: 'on'
  match: string
  at: number
  cards: Cards
}

/** The lesson's fixed deal. */
export interface LessonDeal {
  t: 'lesson'
}

export type Source = Fresh | Rest | Same | PlayOn | LessonDeal

/** A random number of the client for the shuffle of a match that the server has announced, with its id and token; so the server could not choose the cards (docs/fairness.md). */
export interface Contribution {
  match: string
  token: string
  number: string
}

/** A new match. `options` and `deck` are allowed with source `fresh` only: other sources have their own. `deck`: an owner's deck of this game. A match of source `on` is always practice. `shuffle`: with sources `fresh` and `rest`. */
export interface NewMatch {
  game: string
  practice: boolean
  source: Source
  options?: string[]
  deck?: string
  shuffle?: Contribution
}

/** The id of the new match, and of its room if bots play other seats. */
export interface NewMatchAnswer {
  match: string
  room: string | null
}

export type Status = 'playing' | 'finished'

export type BotName = 'novice' | 'casual' | 'greedy' | 'expert' | 'master'

/** A seat of a match as it began. `name`: the present name; empty for bots, in solo matches, and when there is none or it was erased. `bot`: the level of the bot, null for a person or program. `mine`: whether it belongs to the person of the request. `member`: the person's number in the room of the match, used to label people without names; null if none. */
export interface MatchSeat {
  name: string
  colour: number
  bot: BotName | null
  mine: boolean
  member: number | null
}

/** The match from which another was played on after entry `at` of its journal, with the same `cards` or fresh ones. `score`, `place`: its result at the seat that the person of the request has in the other; null for a spectator. */
export interface PlayedOn {
  match: string
  at: number
  cards: Cards
  score: number | null
  place: number | null
}

/** A match in summary. `seat`: the seat of the person of the request, null for a spectator. `options`: those in force. `deck`: the deck's version; `deck_name`: its owner's name for it, "" for a deck of the game. `has_rest`, `has_same`: whether a new match may be dealt from source `rest` or `same`. `room`: where it is played, shown to members, and to all if it is listed. `hints`: at how many versions a hint was requested. `has_par`, `has_review`: whether the par and the review are shown after the match. `played_on`: for source `on`, while that match exists. `deal`: the deal that it is played on; `has_deal`: whether there is one, or it may be made from this match. */
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
  has_review: boolean
  played_on: PlayedOn | null
  deal: string | null
  has_deal: boolean
}

/** A finished match: the table after every entry that was not taken back. */
export interface Replay<View = unknown, Offers = unknown, Points extends Score = Score> {
  match: string
  game: string
  deck: Deck
  frames: Snapshot<View, Offers, Points>[]
  steps: Step[]
  outcome: Outcome<Points>
}

export type Language = 'de' | 'fr' | 'it' | 'en'

/** The person of the request. `colour`: 0 to 7; `name`: empty until one is chosen. `account`: can sign in elsewhere. `program`: has declared itself a program. `listed`: results of deals show the name to everybody, if there is an account. */
export interface Me {
  id: string
  name: string
  colour: number
  language: Language
  account: boolean
  program: boolean
  listed: boolean
}

/** Changes of the person's profile; fields left out stay. */
export interface MePatch {
  name?: string
  colour?: number
  language?: Language
  listed?: boolean
}

/** A passkey. */
export interface PasskeyCard {
  passkey: string
  label: string
  created: string
  used: string | null
}

/** A browser that is signed in; `here`: the one that sends the request. */
export interface SessionCard {
  session: string
  device: string
  created: string
  used: string
  here: boolean
}

/** A guest's data from before signing in: matches, and rooms where the guest sat or spoke. `left`: matches, and rooms without a match, that cannot be moved because the account has sat there too. `decks`: decks entered as the guest; `boards`: boards that the guest has joined; `sheets`: sheets of printed games that the guest has kept. */
export interface Brought {
  matches: number
  rooms: number
  left: number
  decks: number
  boards: number
  sheets: number
}

/** The account of the request. For a guest `login` is null. `guest` as in SignedIn. `recovery`: number of unused recovery codes. `codes`: the recovery codes that this call has made, otherwise empty. */
export interface Account {
  login: string | null
  created: string | null
  password: boolean
  program: boolean
  passkeys: PasskeyCard[]
  sessions: SessionCard[]
  guest: Brought | null
  recovery: number
  codes: string[]
}

/** Turn a guest into an account with a login name and a password. */
export interface NewAccount {
  login: string
  password: string
}

/** Changes of an account; fields left out stay. A new login name needs the present password, if there is one. */
export interface AccountPatch {
  login?: string
  program?: boolean
  present?: string
}

/** Change the password; `present` is the old one, null if there was none. */
export interface NewPassword {
  password: string
  present?: string | null
}

/** Sign in with login name and password. */
export interface SignIn {
  login: string
  password: string
}

/** Who is signed in now; `guest` is the guest whose data may be moved to the account, null if there is none. */
export interface SignedIn {
  me: Me
  guest: Brought | null
}

/** Begin to create a passkey. A guest becomes an account by it and gives the login name. */
export interface PasskeyWish {
  login?: string
}

/** A challenge for the browser; `options` is JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. Valid for one answer, for five minutes. */
export interface PasskeyChallenge {
  challenge: string
  options: string
}

/** The created passkey, `JSON.stringify(credential)`, and its label. */
export interface NewPasskey {
  challenge: string
  credential: string
  label: string
}

/** A passkey's new label. */
export interface Rename {
  label: string
}

/** Sign in with a passkey: `JSON.stringify(credential)`. */
export interface PasskeySignIn {
  challenge: string
  credential: string
}

/** Make new recovery codes, confirmed by the password or by the answer of a passkey as for signing in. */
export interface RecoveryWish {
  present?: string
  passkey?: PasskeySignIn
}

/** Sign in with login name and recovery code; `password` becomes the password of the account. */
export interface RecoverySignIn {
  login: string
  code: string
  password: string
}

export type Scope = 'read' | 'play' | 'talk'

/** A token without its secret. */
export interface TokenCard {
  token: string
  label: string
  scopes: Scope[]
  created: string
  used: string | null
}

/** A token for a program. */
export interface NewToken {
  label: string
  scopes: Scope[]
}

/** A new token; `secret` is shown only here. */
export interface TokenAnswer {
  secret: string
  card: TokenCard
}

/** An option of a game. `seat`: the seat it applies to, null for the whole table; the option of a seat has the seat's number, from 1, after the name of the option for the table: `third-wild-2`. `recipes`: with an owner's deck, it needs recipes. `group`: at most one option of a group can be chosen; "" for no group. */
export interface GameOption {
  name: string
  seat: number | null
  recipes: boolean
  group: string
}

/** What owners may enter of a game: the number of cards and of cells on each, the words of a cell in the order of the keys, and whether the cards may have recipes. */
export interface DeckForm {
  cards: number
  cells: number
  words: string[]
  recipes: boolean
}

/** A game in the catalogue. `minutes`: of a game, or of each player if `minutes_each`. `fewest`: the fewest points win. `own_decks`: what owners may enter, null for nothing. `age`: the youngest that the rulebook names. `seats_printed`: the fewest seats that it names; fewer are an extension. `same_cards`: all players play the same cards. */
export interface GameCard {
  name: string
  ready: boolean
  seats_min: number
  seats_max: number
  minutes: number
  options: GameOption[]
  fewest: boolean
  own_decks: DeckForm | null
  minutes_each: boolean
  age: number | null
  seats_printed: number
  same_cards: boolean
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

/** A step of a lesson: its text, when it is shown, and the gesture that it asks for. */
export interface LessonStep {
  text: string
  at: number
  actions: string[]
}

/** A game's lesson. */
export interface Lesson {
  steps: LessonStep[]
}

/** Another player of a match. `name`: the present name, "" for a bot and where there is none; `bot`: the level of a bot, null for a person and for bots of matches older than this field. */
export interface Opponent {
  name: string
  bot: BotName | null
}

/** One match of the history. `counts`: whether the figures include it once it is finished; `kind`: index into the history's kinds; `hints`: at how many versions a hint was requested; `place`: from 1, null until it is finished and alone at the table; `won`: whether the person won it, false while it is played and where nobody can win or lose; `offline`: played on a device and sent later; `table`: played with printed cards. */
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
  opponents: Opponent[]
  place: number | null
  hints: number
  won: boolean
  offline: boolean
  table: boolean
}

/** A kind of matches whose points are comparable, and the figures of the person's finished matches that count. `options`: those that affect the points; for a single seat, the person's own is numbered 1, those of others from 2. `without`: number of cards left out; `deck_name`: the owner's name for the deck, "" for a deck of the game. `fewest`: the fewest points are best. `mark`: the average of the strongest bot for this kind, null if not measured. */
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

/** A person's matches, the newest first, and their `kinds`, which each match refers to by index. `streak` and `count` are of all finished matches that count, of every kind. `next`: what to send as `after` for older matches, null if there are none. */
export interface History {
  games: Row[]
  kinds: Kind[]
  streak: number
  count: number
  next: string | null
}

/** A recipe of an owner's deck; the fields are those of `Recipe`. */
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

/** An owner's deck: the words of every card, row by row, and one recipe for each card or none; not yet checked. */
export interface NewDeck {
  game: string
  name: string
  faces: string[][]
  recipes?: NewRecipe[]
}

/** An owner's deck. `mine`: whether the person of the request has saved it; `created`: when, null otherwise. */
export interface DeckInfo {
  game: string
  deck: Deck
  mine: boolean
  created: string | null
}

/** One error in a deck. `card`: from 1, null for the whole deck; `cell`: the cell of its face, from 1; `field`: the field of its recipe, or `name` for the whole deck. `code` and `facts` as in `Problem`. */
export interface Complaint {
  card: number | null
  cell: number | null
  field: string | null
  code: string
  facts: Facts
}

/** All errors of a deck; `version` is null if there are any. */
export interface DeckCheck {
  complaints: Complaint[]
  version: string | null
}

/** A deck in the person's list. `recipes`: how many it has; `created`: when it was saved. */
export interface DeckCard {
  version: string
  name: string
  game: string
  recipes: number
  created: string
}

/** The par of a finished match's deal, as far as computed. With all cards known in advance the best score is between `low` and `high`; both null until known; `proved` when they are equal. `honest`: the strongest bot's score on the same deal, with a player's information; null until it has played. The lines that reach `low` and `honest`, in the notation of journals, are included when `done`. */
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

/** The parts of a result: start + luck - cost + others + estimation = final, exactly. */
export interface Parts {
  start: number
  luck: number
  cost: number
  others: number
  estimation: number
  final: number
}

/** The distance of a result to the best score found for the deal by a player who knows all cards: best - luck - play = final. */
export interface Hindsight {
  best: number
  luck: number
  play: number
}

/** The whole game of one seat. */
export interface SeatAccount {
  seat: number
  start: number
  luck: number
  cost: number
  others: number
  estimation: number
  final: number
  win: Parts | null
  decisions: number
  mistakes: number
  accuracy: number | null
  turning_point: number | null
  hindsight: Hindsight | null
}

/** Change of a seat's chance of winning by one step; see `SeatChange`. */
export interface Chance {
  before: number
  after: number
  luck: number
  cost: number
  others: number
  estimation: number
}

/** What one step changed for one seat: before + luck - cost + others = after. `estimation` is the difference between the value before this step and the value after the step before it. */
export interface SeatChange {
  seat: number
  before: number
  after: number
  error: number
  luck: number
  cost: number
  others: number
  estimation: number
  win: Chance | null
}

/** An action, in the notation of the game, with the expected result after it. */
export interface ValuedAction {
  action: string
  value: number
  error: number
  win: number | null
}

/** One difference between the games that follow the best action and those that follow the played one. `kind` is one of the game's kinds in docs/review.md; the figures are means per game. */
export interface Reason {
  kind: string
  best: number
  played: number
}

/** One entry of the journal that is in force. `values` has a row for each seat whose expectation it changed. */
export interface ReviewStep {
  step: number
  seat: number | null
  kind: string
  action: string
  values: SeatChange[]
  best: ValuedAction[]
  played: ValuedAction | null
  rank: number | null
  mistake: boolean
  why: Reason[]
}

/** The account of a match. */
export interface Review {
  version: number
  game: string
  ruleset: string
  sign: number
  least_change: number
  seats: SeatAccount[]
  steps: ReviewStep[]
}

/** The review of a finished match: `review` has the steps so far, and is null before the first. */
export interface ReviewAnswer {
  state: 'working' | 'done'
  share: number
  review: Review | null
}

/** A line of play to value: the actions of a seat, in the notation of journals, from the position after entry `at` of the finished match's journal. Entries that were undone do not count. */
export interface LineCall {
  at: number
  seat: number
  actions: string[]
}

/** The expected result of a seat after a line, from its knowledge at the beginning of the line. `value` and `error` (standard error) in the unit of `Review`; `win`: the probability of winning, null for a seat that plays alone. */
export interface LineValue {
  value: number
  error: number
  win: number | null
}

/** The puzzle of a day, as the seat that is to act sees its table. `date`, `today`: days in UTC; `seats`: how many the match has; `level`: from 1, the easiest, to 5; `missed`: the bots that play another action; `steps`: the steps that the seat has received so far. */
export interface Puzzle<View = unknown, Offers = unknown, Points extends Score = Score> {
  id: string
  game: string
  date: string
  today: string
  level: number
  missed: BotName[]
  seats: number
  deck: Deck
  snapshot: Snapshot<View, Offers, Points>
  steps: Step[]
}

/** A gesture at the position of a puzzle; its first action is the try. */
export interface PuzzleCall {
  actions: number[]
}

/** The best action and those that are as good (`also`), in the notation of journals. `value` and `next`: the expected points after it and after the best of all others; where few points are good, `sign` is -1 and they are negative. `proof`: whether the values are exact, computed over all outcomes of chance, or means over games that were continued from the position. `why`: the differences between the games that follow the best action and those that follow `next`. */
export interface PuzzleAnswer {
  action: string
  also: string[]
  value: number
  next: number
  sign: number
  proof: 'exact' | 'search'
  why: Reason[]
}

/** The result of a try: the action in text form, whether it is a best one, and the answer. */
export interface PuzzleResult {
  action: string
  right: boolean
  answer: PuzzleAnswer
}

/** An action at the position of a puzzle, in text form. */
export interface PuzzleAction {
  action: string
}

/** A day of the published file. `digest`: SHA-256 of its key; `round`: of the public beacon, to be published when the day begins; null if the key alone decides. */
export interface AnnouncedDay {
  date: string
  digest: string
  round: number | null
}

/** The file of a month, which never changes. `published`: when it was made; `chain`: the chain hash of the public beacon, null without one. */
export interface MonthFile {
  month: string
  published: string
  chain: string | null
  days: AnnouncedDay[]
}

export type FairRule = 'beacon' | 'key'

/** What is known of a day that has begun. `rule`: which holds; `signature`: of the round, null with rule `key`; `key`: null until a day after the close, when no attempt at its deals is in progress. Both in hexadecimal digits. */
export interface DayProof {
  date: string
  digest: string
  round: number | null
  rule: FairRule
  signature: string | null
  key: string | null
}

/** An announced match, for the person who may begin it: `token` shows that they may. */
export interface Announcement {
  match: string
  digest: string
  token: string
}

/** A request for a hint. `step`: 1 what to do, 2 also roughly where, 3 the exact move. */
export interface HintCall {
  version: number
  step: number
}

/** A hint for a version, up to the requested step, in the words of the journal. `what`: the card or the kind of action; `near`: places, among them the right one, in the game's notation, cells as `row,column`; `moves` and `actions`: the gesture, as text and as numbers. `step`: the step of this hint; `next`: the step that reveals more, null if none. */
export interface Hint {
  version: number
  step: number
  next: number | null
  what: string
  near: string[]
  moves: string[]
  actions: number[]
}

/** The costs of the legal actions at a version, the cheapest first: expected points lost against the best. */
export interface Costs {
  version: number
  costs: [number, number][]
}

export type Sitter = 'empty' | 'person' | 'program' | 'bot'

/** One seat. `member`: the number of its owner, null for bots and empty seats. `bot`: the bot that plays it: on its own seat, on one handed to it (`handed`), or on one whose owner left for good. `away`: how long the owner has been absent, null if present. */
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

/** Unlimited time. */
export interface NoClock {
  t: 'none'
}

/** Seconds for each move, or for each part of a round. */
export interface MoveClock {
  t: 'move'
  seconds: number
}

/** Minutes for the whole game, for each seat. */
export interface GameClock {
  t: 'game'
  minutes: number
}

/** A game over days: days for each move. */
export interface DayClock {
  t: 'day'
  days: number
}

export type Clock = NoClock | MoveClock | GameClock | DayClock

export type Phase = 'gathering' | 'playing' | 'over' | 'closed'

/** A present or former member; the number never changes. */
export interface Member {
  member: number
  name: string
  colour: number
  here: boolean
  host: boolean
  seated: boolean
}

/** The viewer's member number (null for a stranger), seats, muted members, and those whom the viewer, as host, has barred. `is_barred`: whether the host has barred the viewer. */
export interface Mine {
  member: number | null
  seats: number[]
  muted: number[]
  barred: number[]
  is_barred: boolean
}

/** Version and name of an owner's deck. */
export interface NamedDeck {
  version: string
  name: string
}

/** A match that may begin: its id, and the SHA-256 of the key of its shuffle. Whoever sends a random number of their own after that can check later that nobody chose the cards (docs/fairness.md). */
export interface AnnouncedMatch {
  match: string
  digest: string
}

/** A room as one viewer may see it. `acts`: names of the acts that the viewer may do now. `deck`: an owner's, null for a deck of the game. `begins`: the first player of the match in progress, otherwise of the next; null if it is to be drawn (`drawn`), and in games without that choice. `next`: the match that may begin next; null during a match, and in rooms of older servers. */
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
  next: AnnouncedMatch | null
}

/** The room now: after connecting, then after every change. */
export interface RoomIs {
  t: 'room'
  room: Room
}

export type Phrase = 'hello' | 'good-luck' | 'have-fun' | 'your-turn' | 'one-moment' | 'nice' | 'well-played' | 'oops' | 'thanks' | 'again' | 'bye'

/** A chat message: `phrase` or `text`. `seats`: False if only spectators may read it; `to`: the number of the only member who may read it besides its author, null for all. */
export interface Line {
  line: number
  member: number
  phrase: Phrase | null
  text: string
  seats: boolean
  ago: number
  to: number | null
}

/** Chat messages that the viewer may read, in order: the last hundred after connecting, then each new one. */
export interface Talk {
  t: 'talk'
  lines: Line[]
}

/** The act was committed. */
export interface RoomDone {
  t: 'done'
  id: string
}

/** The message was refused; nothing changed. */
export interface RoomRefused {
  t: 'refused'
  id: string
  code: string
  facts: Facts
}

export type RoomTold = RoomIs | Talk | RoomDone | RoomRefused

/** Take an empty seat. A second seat of the same person is another player at the same device and needs a name; a listed room must allow it. `number`: a random one of the client for the shuffle of the announced match, which is `next` of the room. */
export interface Sit {
  t: 'sit'
  id: string
  seat: number
  name?: string
  colour?: number
  number?: string | null
}

/** Leave a seat of one's own; during a match a bot plays it to the end. */
export interface Stand {
  t: 'stand'
  id: string
  seat: number
}

/** Put a bot on an empty seat (host only). */
export interface Bot {
  t: 'bot'
  id: string
  seat: number
  bot?: BotName
}

/** Empty a seat before the match begins (host only). `bar`: its owner may not sit or speak here any more. */
export interface Remove {
  t: 'remove'
  id: string
  seat: number
  bar?: boolean
}

/** Let a barred member sit and speak again (host only). */
export interface Admit {
  t: 'admit'
  id: string
  member: number
}

/** Change the settings before the match begins (host only); fields left out stay. `deck`: an owner's, null for a deck of the game. `drawn`: the first player is drawn when the match starts; options that name a seat end that. */
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

/** Start the match when every seat is taken (host only). */
export interface Start {
  t: 'start'
  id: string
}

/** Ask for another match; it begins when every seated member has asked, except those absent for long. `number`: as in `sit`. */
export interface Rematch {
  t: 'rematch'
  id: string
  number?: string | null
}

/** Hand the seat of an absent player to a bot (seated members only). */
export interface Hand {
  t: 'hand'
  id: string
  seat: number
}

/** Take one's own seat back from a bot. */
export interface Take {
  t: 'take'
  id: string
  seat: number
}

/** Ask for a pause: it begins when every seated member who is present has asked. Where only bots play the host alone decides. */
export interface Pause {
  t: 'pause'
  id: string
}

/** End the pause, or withdraw the request for one. */
export interface GoOn {
  t: 'go-on'
  id: string
}

/** Send a ready phrase or, in a room that is not listed, any text. */
export interface Say {
  t: 'say'
  id: string
  phrase?: Phrase | null
  text?: string
}

/** Send a text that one other player alone can read: during a match of a game in which players negotiate, in a room that is not listed (seated members only). */
export interface Whisper {
  t: 'whisper'
  id: string
  to: number
  text: string
}

/** Hide or show another member's chat messages; only this person sees the difference. */
export interface Mute {
  t: 'mute'
  id: string
  member: number
  on: boolean
}

/** Report a chat message to the owner of the server. */
export interface Report {
  t: 'report'
  id: string
  line: number
}

/** Close the room (host only, not during a match). */
export interface Close {
  t: 'close'
  id: string
}

/** Send the room again, and every chat message after this number. */
export interface Catch {
  t: 'catch'
  line: number
}

export type RoomWord = Sit | Stand | Bot | Remove | Admit | Change | Start | Rematch | Hand | Take | Pause | GoOn | Say | Whisper | Mute | Report | Close | Catch

/** A new room. `listed`: shown in the lobby; otherwise only people with the link can enter. `programs`: whether programs may sit. `bots`: bots for the seats from the second on; if no seat stays empty the match begins. With bots on all seats the host is a spectator who may pause. `deck`: an owner's deck of this game. `drawn`: the first player is drawn when the match starts; otherwise `options` name one, or the first seat begins. `several`: in a listed room, whether a person may have several seats, for players who share a device; in other rooms that is always allowed. `shuffle`: the host's number for the first match. */
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
  shuffle?: Contribution
}

/** The id of the new room. */
export interface RoomAnswer {
  room: string
}

/** A room in the lobby. `deck`: an owner's, null for a deck of the game. */
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

/** Listed rooms before or during a match, the newest first; and the person's own rooms that are not closed. */
export interface Lobby {
  open: RoomCard[]
  mine: RoomCard[]
}

export type TileState = 'new' | 'begun' | 'done'

/** A deal of a day as a person sees it in a list. `bots`: the levels at the seats from the second on; `match` and `room`: of the person's first attempt; `score`, `place`, `percent`: of that attempt once it has ended, `percent` its percentile; `of`: how many results are compared with it; `count`: first attempts that have ended; `final`: whether the day is over, so that places stand. */
export interface Tile {
  game: string
  deal: string
  options: string[]
  seats: number
  bots: BotName[]
  state: TileState
  match: string | null
  room: string | null
  score: number | null
  place: number | null
  of: number | null
  count: number
  percent: number | null
  final: boolean
}

/** A deal of one of the next days: its date in UTC, its game, and the options that will be in force. */
export interface Announced {
  date: string
  game: string
  options: string[]
}

/** The deals of a day, in the order of the games. `date`, `today`: days in UTC; `now`: the server's time; `closes`: when the day ends, both in ISO 8601; `week`: what is announced for the next days. */
export interface Today {
  date: string
  today: string
  now: string
  closes: string
  tiles: Tile[]
  week: Announced[]
}

/** The deals of one day of the archive. */
export interface Day {
  date: string
  tiles: Tile[]
}

/** The deals of the days of a month that have begun, the newest first. */
export interface Month {
  month: string
  days: Day[]
}

/** A deal to be made from a finished match. */
export interface NewDeal {
  match: string
}

/** The id of a deal that was made from a match, the same for every request. */
export interface NewDealAnswer {
  deal: string
}

/** The person's first attempt at a deal, when it has ended. `place`: from 1, `of` so many first attempts; `percent`: the share of the other first attempts that were worse, equal ones count half, from 0 to 100, null without others; `hints`: at how many versions one was requested; `undos`: actions taken back; `minutes`: at the table; `abandoned`: it was closed after a day without an action; `marked`: no person could make this result. */
export interface OwnResult {
  match: string
  score: number
  place: number
  of: number
  percent: number | null
  hints: number
  undos: number
  minutes: number
  abandoned: boolean
  marked: boolean
}

/** How many first attempts ended with a score. */
export interface Bar {
  score: number
  count: number
}

/** The score of a bot of Mazzo on a deal, with a player's information; null until it has played. */
export interface House {
  bot: BotName
  score: number | null
}

/** The best score of a deal, with all cards known in advance: between `low` and `high`, null until known; `proved` when they are equal. */
export interface Best {
  low: number | null
  high: number | null
  proved: boolean
  state: 'working' | 'done'
}

/** The distance from one's own score to the best one, in points: `choices`: what moves cost by what was known when they were made, as the review says; `foresight`: the rest, possible only for those who know the cards. */
export interface Cost {
  foresight: number
  choices: number
}

/** How the seed of a deal of a day was fixed in advance. `digest`: SHA-256 of the day's key, published before; `round`: of the public randomness that is mixed in, null for none; `rule`: which rule holds. */
export interface Fair {
  digest: string
  round: number | null
  rule: string
}

/** A deal, and what the person of the request may know of it. `options`: those in force; `bots`: the levels at the seats from the second on; `deck`: the deck's version, `deck_name` its owner's name for it, "" for a deck of the game; `day`: the date of a deal of the day; `today`: the present day, both in UTC; `now`, `opens`, `closes`: in ISO 8601; `final`: it has closed, or never ranks by day; `count`: first attempts that have ended; `fewest`: the fewest points are best; `money`: points are money; `match`, `room`: of the person's attempt in progress. `histogram`, `house`, `best` and `cost` are null until the person's first attempt has ended, or the day is over; `best` also for games whose deals are not solved, `cost` until the review of the attempt is computed. */
export interface DealPage {
  id: string
  game: string
  options: string[]
  seats: number
  bots: BotName[]
  deck: string
  deck_name: string
  day: string | null
  today: string
  now: string
  opens: string
  closes: string | null
  final: boolean
  count: number
  fewest: boolean
  money: boolean
  mine: OwnResult | null
  match: string | null
  room: string | null
  histogram: Bar[] | null
  house: House[] | null
  best: Best | null
  cost: Cost | null
  fair: Fair | null
}

/** A first attempt at a deal that has ended. `name`: the chosen name of an account, "" for guests, erased people and those who are not listed; `you`: the person of the request; `bot`: a program; `match`: null once it was deleted; `account`: whether the person had an account when it began. The others are those of `OwnResult`. */
export interface Attempt {
  place: number
  name: string
  you: boolean
  bot: boolean
  score: number
  match: string | null
  hints: number
  undos: number
  minutes: number
  abandoned: boolean
  marked: boolean
  account: boolean
}

/** The first attempts at a deal, the best first. `next`: what to send as `after` for more, null for no more. */
export interface Attempts {
  attempts: Attempt[]
  next: string | null
}

/** A match on a deal, to be begun or resumed. */
export type NewAttempt = object

/** The match on a deal, and its room if bots play other seats. `first`: whether it is the person's first attempt, the one that counts. */
export interface NewAttemptAnswer {
  match: string
  room: string | null
  first: boolean
}

/** The sheet of a game: see docs/companion.md; the types of a game's client have its form as `TableSheet`. */
export type EnteredSheet = object

/** One line of the sheet: `text` is the id of its sentence, `facts` its variables. `part`: the round or hand, from 0. `cells`: what to mark on the table. */
export interface CountLine {
  key: string
  points: number
  rule: string
  text: string
  facts: Facts
  part: number | null
  cells: [number, number][]
}

/** One seat's result. `parts`: the points of each round or hand; `title`: null in a game without titles. */
export interface Tally {
  seat: number
  total: number
  parts: number[]
  lines: CountLine[]
  title: number | null
  place: number
  wins: boolean
}

/** What the rules do not allow, or the box does not hold. `at`: the index in what was entered; `card`: as in journals; `place`: `row,column`, or "" without one; `code`: the id of the sentence. `skipped`: it could not be counted at all. */
export interface Fault {
  seat: number
  part: number | null
  at: number | null
  card: string
  place: string
  code: string
  rule: string
  facts: Facts
  skipped: boolean
}

/** What one player gives another in a round or hand. */
export interface Transfer {
  part: number
  giver: number
  taker: number
  amount: number
  rule: string
}

/** What the rules say of a tie: the id of the sentence, its variables, and the round or hand. */
export interface CountNote {
  text: string
  rule: string
  facts: Facts
  part: number | null
}

/** A choice that the sheet leaves open: the cell that was taken, all that could be, and the rule that offers the choice. */
export interface Assumed {
  seat: number
  at: number
  rule: string
  place: string
  cells: [number, number][]
}

/** The count of a sheet. `next`: the seat that plays or begins next, null if that is not known; `dealer`: the seat that deals the next hand; `notes`: why a tie ends as it does; `rest`: the cards of each seat that have not been seen. `journal`: the match as a journal, where the sheet tells all of it and has no fault. `view`: the table as the game shows it; `faces`: the cards of its deck, as in a match's `hello`; `offers`: where the card may lie that somebody is about to lay, else the open choices of the last card. */
export interface TableCount<View = unknown, Offers = unknown> {
  game: string
  over: boolean
  players: Tally[]
  faults: Fault[]
  next: number | null
  dealer: number | null
  transfers: Transfer[]
  notes: CountNote[]
  rest: number[][]
  assumed: Assumed[]
  journal: string | null
  view: View | null
  faces: string[][]
  offers: Offers | null
}

/** A position on the table: the types of a game's client have its form as `TablePosition`. */
export type EnteredPosition = object

/** An action, as text, at a position. */
export interface RefereeCall {
  position: EnteredPosition
  action: string
}

/** Whether an action is allowed at a position, else the refusal. `gain`: the points that it brings at once; `text`: the action as it was understood. */
export interface Verdict {
  may: boolean
  code: string
  rule: string
  facts: Facts
  gain: number | null
  text: string
}

/** A question, its answer, and the numbers of the rules that say so. */
export interface QuestionOfRules {
  question: string
  answer: string
  rules: string[]
}

/** The numbers that a caller calls, in order, and the two recipes of a challenge. `at_once`: how many are called at the beginning: the start card, then the hand. */
export interface Calling {
  cards: number[]
  recipes: number[]
  at_once: number
}

/** The match that a sheet has become in the person's history. */
export interface KeptSheet {
  match: string
}

/** A player of a sheet: the name, which may be empty, and the colour. */
export interface SheetPlayer {
  name: string
  colour: number
}

/** A sheet to be kept, with its players by seat. */
export interface NewTableSheet {
  game: string
  players: SheetPlayer[]
  sheet: EnteredSheet
}

/** A sheet in the person's history, with the totals that the rules give it. */
export interface TableSheetRow {
  id: string
  game: string
  players: SheetPlayer[]
  totals: number[]
  over: boolean
  created: string
  changed: string
}

/** The same with what was entered. */
export interface KeptTableSheet {
  id: string
  game: string
  players: SheetPlayer[]
  totals: number[]
  over: boolean
  created: string
  changed: string
  sheet: EnteredSheet
}

/** A called game to be made. `name`: of the person, who calls the numbers; `recipes`: with a recipe challenge. */
export interface NewCall {
  name: string
  recipes?: boolean
}

/** A player of a called game. `placed`: how many cards the player has placed; `entered`: what they laid is known. */
export interface CalledPlayer {
  seat: number
  name: string
  placed: number
  entered: boolean
  you: boolean
}

/** A called game. `calls`: how often numbers were called, 0 before it begins; `cards`: those called so far, of `most`; `at_once`: how many are called at the beginning, the start card first; `caller`: the person of the request may begin and call on; `may_join`: there is a seat left for them; `count`: when everybody has entered what they laid, in the order of `players`. */
export interface CalledGame {
  id: string
  game: string
  calls: number
  cards: number[]
  recipes: number[]
  at_once: number
  most: number
  caller: boolean
  may_join: boolean
  players: CalledPlayer[]
  count: TableCount | null
}

/** The name under which the person joins. */
export interface JoinCall {
  name: string
}

/** How often numbers have been called, as the caller saw it: a second press on the button then calls no more. */
export interface CallOn {
  calls: number
}

/** How many cards the person has placed, the start card not counted. */
export interface Placed {
  count: number
}

/** What one player laid: an entry of `players` in the sheet of the game. */
export type EnteredGrid = object

/** Days and weeks in a row on which the person began a first attempt at the deal of the day. `game`: "" for any game; `days`, `weeks`: 0 when the streak has ended; `last`: the last such day, in UTC; `today`: whether that is today. Weeks go from Monday to Sunday. */
export interface Streak {
  game: string
  days: number
  best_days: number
  weeks: number
  best_weeks: number
  last: string
  today: boolean
}

/** The streaks of a person: first that of any game, then those of the games that they have played. `date`: today in UTC; `frozen`: the days of the last sixty on which the server was away for more than an hour: they end no streak. */
export interface Streaks {
  date: string
  of: Streak[]
  frozen: string[]
}

/** A board in the person's list. `owner`: the person is; `accounts`: guests cannot join; `programs`: only programs join; `today`: how many members have ended an attempt at a deal of today. */
export interface BoardRow {
  id: string
  name: string
  owner: boolean
  accounts: boolean
  programs: boolean
  members: number
  today: number
}

/** A board to be made. `accounts`: guests cannot join. That of a program is for programs only. */
export interface NewBoard {
  name: string
  accounts?: boolean
}

/** A member of a board. `number`: from 1, in the order of joining; calls name members by it. `name`: "" until one is chosen. */
export interface BoardMember {
  number: number
  name: string
  colour: number
  you: boolean
  owner: boolean
  account: boolean
  joined: string
}

export type BoardState = 'begun' | 'done'

/** How far a member is with a deal of today. `place`: among the members, from 1, null for a result that no person could make; `score` and `place` are null until the attempts of the member and of the person of the request have ended. */
export interface BoardResult {
  number: number
  state: BoardState
  score: number | null
  place: number | null
}

/** A deal of today on a board. `played`: the person's own first attempt has ended; then the results are listed by place, otherwise by number. */
export interface BoardDeal {
  game: string
  deal: string
  played: boolean
  results: BoardResult[]
}

/** The points of a member in a week or a month: the sum of their percentiles, of `days` days with a result. */
export interface BoardTotal {
  place: number
  number: number
  points: number
  days: number
}

/** A board. `owner`, `member`: the person of the request is; `most`: how many members it may have; `count`: how many it has; `date`: today in UTC; `closes`: the end of today, in ISO 8601; `week`, `month`: points from `week_from` and `month_from` on, of the days that are over; those of a week are the sum of its best `best_of` days. Members and results are only for members, those of a board of programs for all. */
export interface Board {
  id: string
  name: string
  owner: boolean
  member: boolean
  accounts: boolean
  programs: boolean
  count: number
  date: string
  closes: string
  members: BoardMember[]
  today: BoardDeal[]
  week: BoardTotal[]
  month: BoardTotal[]
  week_from: string
  month_from: string
  best_of: number
  most: number
}

/** Changes of a board; fields left out stay. `owner`: the number of the member who becomes the owner. */
export interface BoardPatch {
  name?: string
  accounts?: boolean
  owner?: number
}

/** A result on the public board of a day. `place`: among all people who played the deal. */
export interface DayResult {
  place: number
  name: string
  you: boolean
  score: number
}

/** A deal on the public board of a day. `played`: the person's own first attempt has ended; until then, and before the day is over, the results are empty. */
export interface DayBoardDeal {
  game: string
  deal: string
  played: boolean
  results: DayResult[]
}

/** The public board of a day: the accounts that chose to be listed, by their names. `final`: the day is over. */
export interface DayBoard {
  date: string
  final: boolean
  deals: DayBoardDeal[]
}

/** One gesture, all or none, as the socket's `play`. */
export interface PlayCall {
  id: string
  version: number
  actions: number[]
}

/** The committed gesture: the table after it, and the events since the version of the call. */
export interface Played {
  id: string
  version: number
  snapshot: Snapshot
  steps: Step[]
}

/** Take the last gesture back, as the socket's `undo`. */
export interface UndoCall {
  id: string
  version: number
}

/** A match in a room in which it is the person's turn. */
export interface Turn {
  room: string
  match: string
  game: string
  seat: number
  version: number
}

/** A match without its entries; it never changes. `seats`: the level of the bot at each, null for a person, and in a lesson for a seat that plays as the lesson says; `people`: the seats of people. `seed`: in hexadecimal; `order`, `source`, `parent`, `at`: as in `mazzo.host.dealing.Recipe`. `created`: milliseconds since 1970. */
export interface LocalRecord {
  format: number
  id: string
  game: string
  ruleset: string
  seats: (BotName | null)[]
  people: number[]
  names: string[]
  options: string[]
  practice: boolean
  source: 'fresh' | 'lesson' | 'same' | 'rest' | 'on' | 'deal' | 'table'
  seed: string
  head: string
  created: number
  order?: string | null
  parent?: string | null
  at?: number | null
}

/** An entry of a journal by its index. `seat`: -1 for chance; `id`: of the message that brought it, on the first of its entries; `at`: milliseconds since 1970. */
export interface StoredEntry {
  seq: number
  seat: number
  text: string
  id: string | null
  at: number
}

/** A match as it is stored. `hints`: the versions at which a hint was given. */
export interface Stored {
  record: LocalRecord
  entries: StoredEntry[]
  hints?: number[]
}

/** The match as it is stored here. */
export interface OfflineMatch {
  match: string
}
