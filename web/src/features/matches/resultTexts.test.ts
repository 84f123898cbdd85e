import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { listOf } from '../../i18n/words'
import type { Place } from '../../net/protocol'
import type { Player } from '../../table/players'
import { reasonText, wonText } from './resultTexts'

function place(seat: number): Place {
  return { seat, place: seat + 1, title: 0, score: { total: 0 }, won: seat === 0 }
}

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'room-all-done = All done.\norchard-end-all-placed = Complete.')
})

test('names are joined as the reader joins them', async () => {
  expect(listOf(['Ada', 'Bo'])).toBe('Ada and Bo')
  await setLanguage('it')
  expect(listOf(['Ada', 'Bo'])).toBe('Ada e Bo')
})

test("the reason is one seat's own; several boards are only told that all have finished", () => {
  expect(reasonText('orchard', { reason: 'all-placed', ranking: [place(0)] }, true)).toBe('Complete.')
  expect(reasonText('orchard', { reason: 'all-placed', ranking: [place(0), place(1)] }, true)).toBe('All done.')
})

test("on one board the reason is everybody's", () => {
  expect(reasonText('orchard', { reason: 'all-placed', ranking: [place(0), place(1)] }, false)).toBe('Complete.')
})

test('a challenge that all have missed is won by nobody, whatever the places', () => {
  addTexts('en', 'room-won-none = Nobody wins\ngrove-room-won-none = No target\nroom-won-you = You won!')
  const players = [
    { name: 'Ada', mine: true },
    { name: 'Bo', mine: false },
  ] as Player[]
  const level = [0, 1].map((seat) => ({ ...place(seat), place: 1, title: 7, won: false }))
  expect(wonText('grove', level, players)).toBe('No target')
  expect(wonText('clustered', level, players)).toBe('Nobody wins')
  expect(wonText('grove', [place(0), place(1)], players)).toBe('You won!')
})
