import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '../../i18n/fluent'
import { withoutBeginner } from './chosenOptions'
import FirstPlayer from './FirstPlayer.svelte'
import { asked, beginners, optionText } from './options'

const fast = { name: 'fast', seat: null, recipes: false, group: '' }
const seats = [2, 3, 4].map((seat) => ({ name: `begins-${seat}`, seat: seat - 1, recipes: false, group: 'begins' }))
const offered = [fast, ...seats]

addTexts(
  'en',
  'options-begins = Who begins\noptions-begins-seat = { $name } begins\noptions-begins-drawn = drawn\noptions-seat = seat { $seat }',
)

let shown: ReturnType<typeof mount> | null = null

afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
})

/** The control at a table; what is chosen is written into `told`. */
function control(
  told: { chosen: string[]; drawn: boolean },
  count: number,
  options = offered,
): HTMLSelectElement | null {
  const props = {
    offered: options,
    seats: count,
    nameOf: (seat: number) => (seat === 0 ? 'Ada' : null),
    get chosen() {
      return told.chosen
    },
    set chosen(names) {
      told.chosen = names
    },
    get drawn() {
      return told.drawn
    },
    set drawn(on) {
      told.drawn = on
    },
  }
  shown = mount(FirstPlayer, { target: document.body, props })
  return document.querySelector('select')
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

test('one list offers every seat at the table by name or number, and the draw', () => {
  const select = control({ chosen: [], drawn: false }, 3)!
  expect([...select.options].map((option) => option.text)).toEqual(['Ada', 'seat 2', 'seat 3', 'drawn'])
  expect(select.value).toBe('')
  expect(select.labels[0]?.textContent).toBe('Who begins')
})

test('a seat takes the place of another, and the draw that of both', () => {
  const told = { chosen: ['fast', 'begins-4'], drawn: false }
  const select = control(told, 3)!
  expect(select.value).toBe('') // the fourth seat is not there
  choose(select, 'begins-2')
  expect(told).toEqual({ chosen: ['fast', 'begins-2'], drawn: false })
  choose(select, 'drawn')
  expect(told).toEqual({ chosen: ['fast'], drawn: true })
  choose(select, '')
  expect(told).toEqual({ chosen: ['fast'], drawn: false })
})

test.each([
  [1, offered],
  [3, [fast]],
])('nothing is asked where nobody else begins: %#', (count, options) => {
  expect(control({ chosen: [], drawn: false }, count, options)).toBeNull()
})

test('who begins is no switch, and has words of its own', () => {
  expect(asked(offered, 4)).toEqual([fast])
  expect(beginners(offered, 3).map((option) => option.name)).toEqual(['begins-2', 'begins-3'])
  expect(withoutBeginner(['fast', 'begins-3'])).toEqual(['fast'])
  expect(optionText('clustered', 'begins-3', () => 'Bo')).toBe('Bo begins')
})
