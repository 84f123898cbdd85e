import en from '$games/grass/text/locale/en/review-page.ftl?raw'
import table from '$games/grass/text/locale/en/table.ftl?raw'
import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Mood, Snapshot } from '../../net/protocol/grass'
import { marketOf, playerOf, viewOf } from './fixture'
import { actionText, triesOf } from './review'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', table)
  addTexts('en', en)
})

test('every action of a journal is said, the steps of an offer too', () => {
  const textOf = (action: string): string => actionText(action, (seat) => (seat === 0 ? null : `Ada ${seat}`))
  expect(textOf('play panama')).toBe('Play Panama')
  expect(textOf('play bust on 2')).toBe('Play Bust on Ada 2')
  expect(textOf('to 2')).toBe('Offer Ada 2 a trade')
  expect(textOf('give panama as peddle-50')).toBe('In the offer: give Panama')
  expect(textOf('want tabled mexico')).toBe('In the offer: ask for Mexico from the table')
  expect(textOf('drop')).toBe('Drop the offer')
})

test('what may be tried has the form of what is decided', () => {
  const tries = (state: Mood): string[] => {
    const view = viewOf([marketOf([4]), marketOf([])], { hand: [0, 0] })
    view.players[0] = playerOf(0, marketOf([4]), { state })
    return triesOf({ view } as Snapshot, 0)
  }
  expect(tries('playing')).toEqual(['play home-grown', 'discard home-grown'])
  expect(tries('covering')).toEqual(['cover panama'])
  expect(tries('passing')).toEqual(['pass home-grown'])
  expect(tries('answering')).toEqual([])
})
