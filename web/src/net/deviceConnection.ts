/** The connection to a match that this device hosts (docs/offline.md). */
import type { Connection, SocketEvents } from './connection'
import { deviceHost } from './thisDevice'

/** Connects to a match of this device, once its host is loaded; what is sent before is sent then. */
export function connectToDevice(match: string, seat: number | null, on: SocketEvents): Connection {
  let closed = false
  const connection = deviceHost().then((host) => (closed ? null : host.connect(match, seat, on)))
  connection.catch(() => on.link('lost'))
  return {
    greeted: () => on.link('open'),
    send: (message) => void connection.then((open) => open?.send(message)).catch(() => undefined),
    close: () => {
      closed = true
      void connection.then((open) => open?.close()).catch(() => undefined)
    },
  }
}
