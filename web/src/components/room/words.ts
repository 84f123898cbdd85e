/** Words that several parts of a room share, in the reader's language. */
import { language, t } from '../../lib/fluent'
import type { Outcome } from '../../lib/protocol'
import type { RoomDesk } from '../../lib/room.svelte'

/** Several names as one. */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

/** What is called whoever sits at a seat, null where nobody does. */
export function sitterAt(desk: RoomDesk, number: number): string | null {
  const seat = desk.seat(number)
  return seat && seat.sitter !== 'empty' ? desk.nameOf(number) : null
}

/** How a match ended. Several with boards of their own may have ended each in their own way: then only that all have. */
export function reasonText(game: string, outcome: Outcome, ownBoards: boolean): string {
  return ownBoards && outcome.ranking.length > 1 ? t('room-all-done') : t(`${game}-end-${outcome.reason}`)
}
