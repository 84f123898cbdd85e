/** A history extended by its next page; the kinds get new indices. */
import type { History } from '../../net/protocol'
import { keyOf } from './kinds'

export function withOlder(history: History, older: History): History {
  const kinds = [...history.kinds]
  const numbers = older.kinds.map((kind) => {
    const number = kinds.findIndex((each) => keyOf(each) === keyOf(kind))
    return number >= 0 ? number : kinds.push(kind) - 1
  })
  const games = older.games.map((row) => ({ ...row, kind: numbers[row.kind]! }))
  return { ...history, kinds, games: [...history.games, ...games], next: older.next }
}
