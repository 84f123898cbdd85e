/** The calls of boards. */
import { callAsPerson } from '../../net/api'
import type { Board, BoardRow, DayBoard } from '../../net/protocol'

function path(id: string): string {
  return `/api/boards/${encodeURIComponent(id)}`
}

export const boards = {
  mine: () => callAsPerson<BoardRow[]>('GET', '/api/boards'),
  /** The public board of a day. */
  day: (date: string) => callAsPerson<DayBoard>('GET', `/api/boards/days/${encodeURIComponent(date)}`),
  make: (name: string, accounts: boolean) => callAsPerson<Board>('POST', '/api/boards', { name, accounts }),
  /** `unassisted`: without results that hints helped to make. */
  one: (id: string, unassisted = false) =>
    callAsPerson<Board>('GET', `${path(id)}${unassisted ? '?unassisted=true' : ''}`),
  join: (id: string) => callAsPerson<Board>('POST', `${path(id)}/join`, {}),
  leave: (id: string) => callAsPerson<undefined>('POST', `${path(id)}/leave`, {}),
  /** `owner`: the number of the member who becomes the owner. */
  change: (id: string, change: { name?: string; accounts?: boolean; owner?: number }) =>
    callAsPerson<Board>('PATCH', path(id), change),
  remove: (id: string, number: number) => callAsPerson<Board>('DELETE', `${path(id)}/members/${number}`),
  delete: (id: string) => callAsPerson<undefined>('DELETE', path(id)),
}
