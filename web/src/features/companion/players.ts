/** The players of a sheet: their names as they are shown, and those who played last. */
import { t } from '../../i18n/fluent'
import type { SheetPlayer } from '../../net/protocol'
import { store, storedText } from '../../ui/storage'

const KEY = 'mazzo-companion-players'
export const MOST_PLAYERS = 8

/** The players of the last new sheet, as many as a game can have; colours differ. */
export function lastPlayers(): SheetPlayer[] {
  let known: unknown
  try {
    known = JSON.parse(storedText(KEY) ?? '[]')
  } catch {
    known = []
  }
  const players = Array.isArray(known) ? (known as SheetPlayer[]).slice(0, MOST_PLAYERS) : []
  const free = Array.from({ length: MOST_PLAYERS }, (_, colour) => colour).filter((colour) =>
    players.every((player) => player.colour !== colour),
  )
  return [...players, ...free.slice(0, MOST_PLAYERS - players.length).map((colour) => ({ name: '', colour }))]
}

export function keepPlayers(players: readonly SheetPlayer[]): void {
  store(KEY, JSON.stringify(players))
}

/** The names that are shown; a player without one has a number. */
export function shownNames(names: readonly string[]): string[] {
  return names.map((name, seat) => name.trim() || t('companion-player', { number: seat + 1 }))
}
