import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { DEAL } from './deal.fixture'
import DealPicture from './DealPicture.svelte'

afterEach(cleanup)

test('the picture has a bar for each move and each score, with one’s own marked, and no card', () => {
  render(DealPicture, { deal: DEAL, gains: [4, 0, 9], svg: undefined })
  expect(document.querySelectorAll('.gain')).toHaveLength(3)
  expect(document.querySelectorAll('.bar')).toHaveLength(3)
  expect(document.querySelectorAll('.own')).toHaveLength(1)
  expect(document.querySelector('.score')?.textContent).toBe('44')
})

test('without the points of the moves everybody’s scores fill it', () => {
  render(DealPicture, { deal: DEAL, gains: [], svg: undefined })
  expect(document.querySelectorAll('.gain')).toHaveLength(0)
  expect(document.querySelectorAll('.title')).toHaveLength(1)
})
