/** One's unfinished games, the newest first. The browser keeps the list, so that the first paint has room for it. */
import { dayOf } from '../../i18n/days'
import { t } from '../../i18n/fluent'
import type { History, Row } from '../../net/protocol'
import { isGame } from '../../table/registry'
import { lessonDone } from '../../ui/settings'
import { store, storedText } from '../../ui/storage'

export interface Unfinished {
  game: string
  href: string
  created: string
  practice: boolean
  seats: number
}

const KEY = 'mazzo-unfinished'
const MOST = 12

export function keptUnfinished(): Unfinished[] {
  try {
    const value: unknown = JSON.parse(storedText(KEY) ?? '[]')
    return Array.isArray(value) ? once((value as Unfinished[]).filter((each) => isGame(each.game))) : []
  } catch {
    return []
  }
}

function keep(list: Unfinished[]): void {
  store(KEY, JSON.stringify(list.slice(0, MOST)))
}

/** Each address once, at its first place. */
function once(list: Unfinished[]): Unfinished[] {
  return list.filter(({ href }, k) => list.findIndex((other) => other.href === href) === k)
}

/** The rows of a history, which has one for each seat of the viewer: of several seats at an unfinished match only the first. */
export function onceUnfinished(rows: Row[]): Row[] {
  return rows.filter(
    ({ status, match }, k) => status !== 'playing' || rows.findIndex((other) => other.match === match) === k,
  )
}

/** Those of a history, which has them of all games, or of one `game`. */
export function unfinishedOf({ games, kinds }: History, game?: string): Unfinished[] {
  const unfinished = onceUnfinished(games)
    .filter((row) => row.status === 'playing' && isGame(row.game))
    .map((row) => ({
      game: row.game,
      href: `/m/${row.match}`,
      created: row.created,
      practice: row.practice,
      seats: kinds[row.kind]!.seats,
    }))
  keep(
    game === undefined
      ? unfinished
      : [...unfinished, ...keptUnfinished().filter((each) => each.game !== game)].sort(newest),
  )
  return unfinished
}

/** A game of which a whole match was played needs no lesson any more. */
export function noteFinished({ games }: History): void {
  for (const { game, status } of games) if (status === 'finished') lessonDone(game)
}

/** Since when. */
export function sinceText({ practice, created }: Unfinished): string {
  const day = dayOf(created, { day: 'numeric', month: 'short' })
  return t(practice ? 'home-continue-practice' : 'home-continue-from', { day })
}

function newest(a: Unfinished, b: Unfinished): number {
  return b.created.localeCompare(a.created)
}

/** A game was begun a moment ago. */
export function noteStart(game: string, href: string, practice: boolean, seats: number): void {
  keep([{ game, href, created: new Date().toISOString(), practice, seats }, ...keptUnfinished()])
}

/** A match is over, at its own page or in its room. */
export function noteEnd(match: string, room: string | null): void {
  keep(keptUnfinished().filter(({ href }) => href !== `/m/${match}` && href !== `/t/${room}`))
}
