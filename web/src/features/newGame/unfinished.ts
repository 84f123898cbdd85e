/**
 * The viewer's unfinished matches, the newest first. The browser stores the list, so that the first paint has room for
 * it.
 */
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

/** The list with each address once, at its first position. */
function once(list: Unfinished[]): Unfinished[] {
  return list.filter(({ href }, k) => list.findIndex((other) => other.href === href) === k)
}

/** The rows of a history without duplicates: if the viewer has several seats at an unfinished match, only the first. */
export function onceUnfinished(rows: Row[]): Row[] {
  return rows.filter(
    ({ status, match }, k) => status !== 'playing' || rows.findIndex((other) => other.match === match) === k,
  )
}

/** The unfinished matches of a history of all games, or of one `game`. */
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

/** Marks the lesson of each game with a finished match as done. */
export function noteFinished({ games }: History): void {
  for (const { game, status } of games) if (status === 'finished') lessonDone(game)
}

/** When the match was begun, in words. */
export function sinceText({ practice, created }: Unfinished): string {
  const day = dayOf(created, { day: 'numeric', month: 'short' })
  return t(practice ? 'home-continue-practice' : 'home-continue-from', { day })
}

function newest(a: Unfinished, b: Unfinished): number {
  return b.created.localeCompare(a.created)
}

/** Adds a match that was just begun. */
export function noteStart(game: string, href: string, practice: boolean, seats: number): void {
  keep([{ game, href, created: new Date().toISOString(), practice, seats }, ...keptUnfinished()])
}

/** Removes a match that is over, on its own page or in its room. */
export function noteEnd(match: string, room: string | null): void {
  keep(keptUnfinished().filter(({ href }) => href !== `/m/${match}` && href !== `/t/${room}`))
}
