import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { LessonStep } from '../../net/protocol'
import { isNew } from '../../ui/settings'
import Coach from './Coach.svelte'

const STEPS: LessonStep[] = [
  { text: 'welcome', at: 0, actions: [] },
  { text: 'first', at: 0, actions: ['9 r0 @ 2,0'] },
  { text: 'praise', at: 1, actions: [] },
  { text: 'second', at: 1, actions: ['10 r0 @ 0,1'] },
  { text: 'end', at: 2, actions: [] },
]

afterEach(cleanup)

function coachText(): string | undefined {
  return document.querySelector('.words p')?.textContent
}

test('the coach follows the cards that lie: one taken back is asked for again, what was read is not said again', async () => {
  await setLanguage('en')
  addTexts('en', 'coach-next = Next\ntable-lesson = Lesson')
  const reported: (string | undefined)[] = []
  const onstep = (step: LessonStep | null): void => void reported.push(step?.text)
  const props = { game: 'orchard', steps: STEPS, movesDone: 0, onstep }
  const { rerender } = render(Coach, { props })
  expect(coachText()).toBe('welcome')
  // The text that is announced must not also be the name of its box.
  expect(screen.getByRole('note', { name: 'Lesson' })).toBeTruthy()
  screen.getByText('Next').click()
  await tick()
  expect(coachText()).toBe('first')
  await rerender({ ...props, movesDone: 1 })
  screen.getByText('Next').click()
  await tick()
  expect(coachText()).toBe('second')
  await rerender({ ...props, movesDone: 0 })
  expect(coachText()).toBe('first')
  await rerender({ ...props, movesDone: 1 })
  expect(coachText()).toBe('second')
  await rerender({ ...props, movesDone: 2 })
  expect(coachText()).toBe('end')
  // The last step lets the learner play freely.
  expect(reported).toEqual(['welcome', 'first', 'praise', 'second', 'first', 'second', undefined])
})

test.each(['skipped', 'read to its last words'])('a lesson is offered until it was %s', async (how) => {
  localStorage.clear()
  addTexts('en', 'coach-skip = Skip')
  const props = { game: 'orchard', steps: STEPS, movesDone: 0, onstep: () => undefined }
  const { rerender } = render(Coach, { props })
  expect(isNew('orchard')).toBe(true)
  if (how === 'skipped') screen.getByText('Skip').click()
  else await rerender({ ...props, movesDone: 2 })
  await tick()
  expect(isNew('orchard')).toBe(false)
})
