/** Words that several parts of a room share, in the reader's language. */
import { t } from '../../i18n/fluent'
import type { Outcome } from '../../net/protocol'
import type { RoomClient } from '../../net/RoomClient.svelte'

/** What is called whoever sits at a seat, null where nobody does. */
export function sitterAt(client: RoomClient, number: number): string | null {
  const seat = client.seat(number)
  return seat && seat.sitter !== 'empty' ? client.nameOf(number) : null
}

/** How a match ended. Several with boards of their own may have ended each in their own way: then only that all have. */
export function reasonText(game: string, outcome: Outcome, ownBoards: boolean): string {
  return ownBoards && outcome.ranking.length > 1 ? t('room-all-done') : t(`${game}-end-${outcome.reason}`)
}
