import { expect, test } from 'vitest'
import { STRENGTHS } from '../newGame/bots'
import { botsOfEveryStrength } from './botsOfEveryStrength'

test('of every strength there is one before there is another', () => {
  expect([...botsOfEveryStrength(5)].sort()).toEqual([...STRENGTHS].sort())
  expect(botsOfEveryStrength(2)).toEqual(['master', 'novice'])
  expect(botsOfEveryStrength(7).slice(5)).toEqual(botsOfEveryStrength(2))
})
