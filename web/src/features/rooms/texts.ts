/** Words that several parts of a room share, in the reader's language. */
import { t } from '../../i18n/fluent'
import type { Clock, Line } from '../../net/protocol'
import type { RoomClient } from './RoomClient.svelte'
import { amountOf } from './roomPlan'

/** Name of the player at a seat, null where it is empty. */
export function sitterAt(client: RoomClient, number: number): string | null {
  const seat = client.seat(number)
  return seat && seat.sitter !== 'empty' ? client.nameOf(number) : null
}

/** A line of the chat: a ready phrase in the reader's language, or the words as they were written. */
export function lineText(line: Line): string {
  return line.phrase ? t(`talk-say-${line.phrase}`) : line.text
}

/** A clock in a few words. */
export function clockText(clock: Clock): string {
  return t(`room-clock-${clock.t}-is`, { amount: amountOf(clock) })
}
