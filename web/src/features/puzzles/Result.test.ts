import english from '$games/orchard/text/locale/en/review-page.ftl?raw'
import page from '$locale/en/puzzle-page.ftl?raw'
import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import Board from '../../table/plain/ReviewBoard.svelte'
import { ANSWER, PUZZLE } from './puzzle.fixture'
import type { Record } from './record'
import Result from './Result.svelte'

const onagain = vi.fn()

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', page)
  addTexts('en', english)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show(record: Record, isAnswerShown: boolean): void {
  const parts = { Board, actionText: (action: string) => `action ${action}` }
  render(Result, { puzzle: PUZZLE, parts, answer: ANSWER, record, past: false, isAnswerShown, onagain })
}

function verdict(): string | undefined {
  return document.querySelector('.verdict')?.textContent
}

test('after a wrong try the answer waits until it is asked for', async () => {
  show({ how: 'missed', action: '6 r0 @ 0,0' }, false)
  expect(verdict()).toMatch(/Not the best move.*loses at least 2\.5 points/s)
  expect(document.body.textContent).not.toMatch(ANSWER.action)
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(onagain).toHaveBeenCalledOnce()
  screen.getByRole('button', { name: 'Show the answer' }).click()
  await tick()
  const rows = [...document.querySelectorAll('section[aria-labelledby=moves] li')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  )
  expect(rows).toEqual([
    `Best action ${ANSWER.action} 31.5`,
    `As good action ${ANSWER.also[0]} 31.5`,
    'review-yours action 6 r0 @ 0,0',
    'The next best 29.0',
  ])
  expect(document.body.textContent).toMatch('More dice reach 10')
})

test.each([
  [{ how: 'first', action: ANSWER.action }, 'at the first try'],
  [{ how: 'again', action: ANSWER.also[0]! }, 'this time'],
] as const)('a right try of kind %o is told as such', (record, said) => {
  show(record, true)
  expect(verdict()).toMatch(said)
  expect(document.body.textContent).not.toMatch('Not the best')
})

test('who only looked at the answer is told the answer', () => {
  show({ how: 'missed', action: null }, true)
  expect(verdict()).toMatch('The answer')
  expect(document.body.textContent).toMatch(ANSWER.action)
})
