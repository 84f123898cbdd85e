import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Place } from '../../net/protocol'
import type { OtherPlayersParts } from '../../table/gameModule'
import Ranking from './Ranking.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'room-you-tag = (you)\nroom-place = Place:\nend-points-word = points')
})

afterEach(cleanup)

test.each([
  [[0], 1],
  [[0, 1], 0],
])('the viewer is marked, but not several at one device: seats %j', (mine, marks) => {
  const players = ['Ada', 'Bo'].map((name, seat) => ({ name, colour: seat, bot: false, mine: mine.includes(seat) }))
  const ranking = players.map((_, seat) => ({ seat, place: seat + 1, title: -1, score: { total: 3 }, won: false }))
  const parts = { tieText: () => '' } as unknown as OtherPlayersParts
  render(Ranking, { props: { players, ranking: ranking as Place[], parts, game: 'gnoming', seat: 0 } })
  expect(document.body.textContent.split('(you)').length - 1).toBe(marks)
})
