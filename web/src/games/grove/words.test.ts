import { expect, test } from 'vitest'
import { plantOf } from './words'

test('a tree says its fruit and how many are in sight', () => {
  expect(plantOf('orange-1')).toEqual({ fruit: 'orange', fruits: 1 })
  expect(plantOf('lime-2')).toEqual({ fruit: 'lime', fruits: 2 })
})

test('a glade bears no fruit', () => {
  expect(plantOf('glade')).toEqual({ fruit: null, fruits: 0 })
})
