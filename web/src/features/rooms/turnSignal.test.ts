import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { play } from '../../ui/sound'
import { Turns } from './turnSignal'

let turns: Turns
let icon: HTMLLinkElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.mocked(play).mockClear()
  icon = document.createElement('link')
  icon.rel = 'icon'
  icon.href = '/icon.svg'
  document.head.append(icon)
  turns = new Turns()
})

afterEach(() => {
  turns.close()
  icon.remove()
  vi.useRealTimers()
})

test('a turn is in the title and on the tab, and goes again', () => {
  turns.tell(1, 'Orchard', 'Tocca a te')
  expect([document.title, icon.getAttribute('href')]).toEqual(['● Tocca a te · Orchard', '/icon-turn.svg'])
  turns.tell(0, 'Orchard', 'Tocca a te')
  expect([document.title, icon.getAttribute('href')]).toEqual(['Orchard', '/icon.svg'])
})

test('one sound for each turn that was waited for', () => {
  vi.advanceTimersByTime(5_000)
  turns.tell(1, 'Orchard', 'Tocca a te')
  turns.tell(1, 'Orchard', 'Tocca a te')
  turns.tell(2, 'Orchard', 'Tocca a te')
  expect(vi.mocked(play).mock.calls).toEqual([['call']])
})

test('no sound calls a player who is looking at the page', () => {
  turns.tell(1, 'Orchard', 'Tocca a te')
  turns.tell(0, 'Orchard', 'Tocca a te')
  vi.advanceTimersByTime(500)
  turns.tell(1, 'Orchard', 'Tocca a te')
  expect(play).not.toHaveBeenCalled()
})
