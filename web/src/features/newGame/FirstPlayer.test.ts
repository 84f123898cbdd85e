import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { withoutBeginner } from './chosenOptions'
import FirstPlayer from './FirstPlayer.svelte'
import { switchOptions, beginners, optionText } from './options'

const fast = { name: 'fast', seat: null, recipes: false, group: '' }
const seats = [2, 3, 4].map((seat) => ({ name: `begins-${seat}`, seat: seat - 1, recipes: false, group: 'begins' }))
const allOptions = [fast, ...seats]

addTexts(
  'en',
  'options-begins = Who begins\noptions-begins-seat = { $name } begins\noptions-begins-drawn = drawn\noptions-seat = seat { $seat }',
)

let component: ReturnType<typeof mount> | null = null

beforeEach(() => setLanguage('en'))

afterEach(() => {
  if (component) void unmount(component)
  component = null
  document.body.innerHTML = ''
})

/** Renders the control; the choice is written into `result`. */
function control(
  result: { choice: string[]; isDrawn: boolean },
  count: number,
  options = allOptions,
): HTMLSelectElement | null {
  const props = {
    options,
    seats: count,
    nameOf: (seat: number) => (seat === 0 ? 'Ada' : null),
    get choice() {
      return result.choice
    },
    set choice(names) {
      result.choice = names
    },
    get isDrawn() {
      return result.isDrawn
    },
    set isDrawn(on) {
      result.isDrawn = on
    },
  }
  component = mount(FirstPlayer, { target: document.body, props })
  return document.querySelector('select')
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

test('one list offers every seat at the table by name or number, and the draw', () => {
  const select = control({ choice: [], isDrawn: false }, 3)!
  expect([...select.options].map((option) => option.text)).toEqual(['Ada', 'seat 2', 'seat 3', 'drawn'])
  expect(select.value).toBe('')
  expect(select.labels[0]?.textContent).toBe('Who begins')
})

test('a seat takes the place of another, and the draw that of both', () => {
  const result = { choice: ['fast', 'begins-4'], isDrawn: false }
  const select = control(result, 3)!
  expect(select.value).toBe('') // the fourth seat is not there
  choose(select, 'begins-2')
  expect(result).toEqual({ choice: ['fast', 'begins-2'], isDrawn: false })
  choose(select, 'drawn')
  expect(result).toEqual({ choice: ['fast'], isDrawn: true })
  choose(select, '')
  expect(result).toEqual({ choice: ['fast'], isDrawn: false })
})

test.each([
  [1, allOptions],
  [3, [fast]],
])('nothing is asked where nobody else begins: %#', (count, options) => {
  expect(control({ choice: [], isDrawn: false }, count, options)).toBeNull()
})

test('who begins is no switch, and has words of its own', () => {
  expect(switchOptions(allOptions, 4)).toEqual([fast])
  expect(beginners(allOptions, 3).map((option) => option.name)).toEqual(['begins-2', 'begins-3'])
  expect(withoutBeginner(['fast', 'begins-3'])).toEqual(['fast'])
  expect(optionText('clustered', 'begins-3', () => 'Bo')).toBe('Bo begins')
})
