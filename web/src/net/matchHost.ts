/**
 * Who hosts a match: the server, or this device (docs/offline.md). Screens do not know which; the id of a match tells it
 * here.
 */
import { store, storedText } from '../ui/storage'
import type { Connection, SocketEvents } from './connection'
import { headContent } from './pageHead'

export interface MatchHost {
  /** Connects a viewer to a match. `seat`: which, for a person with several; null for the only one. */
  connect(match: string, seat: number | null, on: SocketEvents): Connection
  /** A call of docs/wire.md. Rejects with a `Refusal`. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
}

/** How the ids of this device's matches begin: no id of a server has a 0. */
export const DEVICE = 'off0'

const INSTALLED = 'mazzo-offline'

/** Whether a match is hosted by this device. */
export function isOfDevice(match: string): boolean {
  return match.startsWith(DEVICE)
}

/** Whether a call is about a match that this device hosts. */
export function isDeviceCall(path: string): boolean {
  return path.startsWith(`/api/matches/${DEVICE}`)
}

/** Whether this device has what is needed to play without a network, as far as is known without looking. */
export function isInstalled(): boolean {
  return storedText(INSTALLED) !== null
}

/** Whether the page comes from a folder of files without a server (`mazzo export-site`). */
export function isAlone(): boolean {
  return headContent('mazzo-alone') !== undefined
}

export function noteInstalled(): void {
  store(INSTALLED, '1')
}
