import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LineValue } from '../../net/protocol'
import { reviews } from './api'
import { Trying } from './triedMove.svelte'

const VALUE: LineValue = { value: 3, error: 0.1, win: null }
let answers: ((value: LineValue) => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  vi.spyOn(reviews, 'line').mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('while actions follow each other quickly only the last one is asked for', async () => {
  const trying = new Trying('m')
  trying.ask(1, 0, 'a')
  trying.ask(1, 0, 'b')
  await vi.runAllTimersAsync()
  expect(answers).toHaveLength(1)
  answers[0]!(VALUE)
  await vi.runAllTimersAsync()
  expect([trying.action, trying.value]).toEqual(['b', VALUE])
})

test('an answer for the same action at another step does not count', async () => {
  const trying = new Trying('m')
  trying.ask(1, 0, 'a')
  await vi.runAllTimersAsync()
  trying.forget()
  trying.ask(5, 0, 'a')
  await vi.runAllTimersAsync()
  answers[0]!(VALUE)
  await vi.runAllTimersAsync()
  expect(trying.value).toBeNull()
})
