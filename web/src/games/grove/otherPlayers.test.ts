import { expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Place } from '../../net/protocol/grove'
import { score, snapshot, board } from './fixture'
import { isClosed, pointsOf, tieText } from './otherPlayers'

function place(seat: number, place: number, total: number, dice: number): Place {
  return { seat, place, won: place === 1, title: 0, score: score({ total, dice_count: dice }) }
}

test('points decide, then dice, and then a place is shared', async () => {
  await setLanguage('en')
  addTexts('en', 'grove-room-tie-dice = dice { $own }:{ $other }\nroom-tie-shared = same')
  expect(tieText([place(0, 1, 40, 8), place(1, 2, 39, 9)], 0)).toBe('')
  expect(tieText([place(0, 1, 40, 9), place(1, 2, 40, 8)], 0)).toBe('dice 9:8')
  expect(tieText([place(0, 1, 40, 9), place(1, 1, 40, 9)], 1)).toBe('')
  expect(tieText([place(0, 1, 50, 9), place(1, 2, 40, 9), place(2, 2, 40, 9)], 1)).toBe('same')
})

test('whoever cannot lay any more is closed, and keeps their points', () => {
  const table = snapshot(
    {},
    board({ seat: 0, state: 'stopped' }),
    board({ seat: 1, state: 'waiting', score: score({ total: 31 }) }),
  )
  expect([0, 1].map((seat) => isClosed(table, seat))).toEqual([true, false])
  expect(pointsOf(table, 1)).toBe(31)
})
