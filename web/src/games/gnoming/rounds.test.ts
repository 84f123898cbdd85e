import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Sheet } from '../../net/protocol/gnoming'
import { lineText, roundText, rowsOf, seatText } from './rounds'

beforeAll(async () => {
  await setLanguage('en')
  addTexts(
    'en',
    `
gnoming-tally-line = { $way } { $number } of { $value }
gnoming-round-points = { $name } { $points }
gnoming-round-grid = { $name }: { $rows } = { $points }
gnoming-down = down
gnoming-card-hazard = hazard
gnoming-round-summary = { $round }: { $points }
`,
  )
})

function sheet(parts: Partial<Sheet>): Sheet {
  return {
    cells: Array<number>(9).fill(4),
    lines: [],
    singles: 0,
    negatives: 0,
    matched: 0,
    hazards: 0,
    bonus: 0,
    points: 0,
    ...parts,
  }
}

test('a score card has a row for each source, and leaves out what brought nothing in any round', () => {
  const sheets = [sheet({ singles: 12, matched: -5 }), sheet({ singles: 8, hazards: 10 }), sheet({ singles: 20 })]
  expect(rowsOf(sheets, true).map(({ key, figures }) => [key, ...figures])).toEqual([
    ['singles', '12', '8', '20', '40'],
    ['matched', '−5', '0', '0', '−5'],
    ['hazards', '0', '10', '0', '10'],
  ])
})

test('going out cites the rule that applied: five less, five more, or both', () => {
  const rules = (...bonuses: number[]) => rowsOf(bonuses.map((bonus) => sheet({ bonus }))).at(-1)!.rules
  expect(rules(-5, 0, 0)).toEqual(['8.6'])
  expect(rules(0, 5, 0)).toEqual(['8.7'])
  expect(rules(5, -5, 0)).toEqual(['8.6', '8.7'])
})

test('a line is counted from one, and a round is told with a true minus', () => {
  expect(lineText([true, 0, 6])).toBe('row 1 of 6')
  expect(roundText([sheet({ points: -3 }), sheet({ points: 4 })], ['Ada', 'Bob'], 1)).toBe('2: Ada −3, Bob 4')
})

test('a grid is told row by row, with what lies face down and what is no number', () => {
  expect(seatText(sheet({ cells: [4, 4, 4, 0, null, 10, 9, 8, 7], points: 21 }), 'Ada')).toBe(
    'Ada: 3, 3, 3; −4, down, hazard; 8, 7, 6 = 21',
  )
})
