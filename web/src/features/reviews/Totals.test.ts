import grassNames from '$games/grass/text/locale/en/names.ftl?raw'
import en from '$locale/en/review-page.ftl?raw'
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { SeatAccount } from '../../net/protocol'
import type { Losses } from './report'
import Totals from './Totals.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', en + grassNames)
})

afterEach(cleanup)

function textOf(account: Partial<SeatAccount> | null, losses: Losses): string {
  render(Totals, {
    props: {
      unit: { game: 'grass', sign: 1, least: account ? 0.5 : Infinity },
      measure: 'points',
      account: account as SeatAccount | null,
      losses,
      turning: null,
      onturning: () => undefined,
    },
  })
  return document.querySelector('ul')!.textContent.replace(/\s+/g, ' ')
}

test('before anything is known no figure is good or bad', () => {
  expect(textOf(null, { mistakes: 0, others: 0, count: 0 })).not.toMatch(/\d/)
  expect(document.querySelectorAll('.good, .bad').length).toBe(0)
})

const ACCOUNT = { accuracy: 99.2, mistakes: 1, decisions: 125, cost: 207.6, luck: 0, win: null, turning_point: null }

test('the cost is that of the mistakes and that of the other moves, as they are written', () => {
  const text = textOf(ACCOUNT, { mistakes: 97.7, others: 109.9, count: 43 })
  expect(text).toContain('one mistake in 125 decisions')
  expect(text).toContain('$208,000')
  expect(text).toContain('$98,000 by mistakes, and $110,000 over 43 more moves')
})

test('without mistakes all of it adds up, and with them alone nothing does', () => {
  expect(textOf({ ...ACCOUNT, mistakes: 0 }, { mistakes: 0, others: 207.6, count: 43 })).toContain(
    'no mistake: it adds up over 43 moves',
  )
  cleanup()
  expect(textOf(ACCOUNT, { mistakes: 207.6, others: 0, count: 0 })).toContain('all of it by mistakes')
})
