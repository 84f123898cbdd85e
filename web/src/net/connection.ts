/** What a connection to a match or a room is for its owner, whoever hosts it. */
import type { ClientMessage } from './protocol'

/**
 * `slow`: a message has had no answer for a while; `elsewhere`: closed by the server, because this person has opened
 * too many newer windows.
 */
export type Link = 'connecting' | 'open' | 'slow' | 'lost' | 'closed' | 'elsewhere'

export interface SocketEvents {
  message: (message: unknown) => void
  link: (link: Link) => void
  /** A message that the server answers at once; sent after a silence, to test the connection. */
  probe?: () => object
}

/** Carries the messages of a match to the server and back. */
export interface Connection {
  /** Called when the server's first message, `hello`, has come. */
  greeted(): void
  /**
   * Called when a message was sent that the server will answer. `allAnswered`: called when all of them were answered.
   */
  expectAnswer?(): void
  allAnswered?(): void
  send(message: ClientMessage): void
  close(): void
}
