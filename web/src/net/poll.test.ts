import { describe, expect, test } from 'vitest'
import { follow } from './poll'
import { Refusal } from './Refusal'

interface Told {
  state: 'working' | 'done'
  share: number
}

const none: Told = { state: 'working', share: 0 }
const working: Told = { state: 'working', share: 0.5 }
const done: Told = { state: 'done', share: 1 }

async function collect(...answers: (Told | Error)[]): Promise<[Told[], boolean, number[]]> {
  const results: Told[] = []
  const waits: number[] = []
  const ask = async () => {
    const next = answers.length > 1 ? answers.shift()! : answers[0]!
    if (next instanceof Error) throw next
    return next
  }
  const found = await follow(
    ask,
    (each) => results.push(each),
    () => true,
    async (pause) => waits.push(pause),
  )
  return [results, found, waits]
}

describe('asking', () => {
  test('goes on until all is done', async () => {
    expect(await collect(none, working, done)).toEqual([[none, working, done], true, [1000, 1000]])
  })

  test('is patient with a server that is busy or away', async () => {
    const [told, found, waits] = await collect(new Refusal(429, 'too-many'), new Refusal(0, 'no-connection'), done)
    expect([told, found, waits]).toEqual([[done], true, [5000, 5000]])
  })

  test('gives up in the end, and at once where there is nothing to be had', async () => {
    expect((await collect(new Refusal(429, 'too-many')))[1]).toBe(false)
    expect(await collect(new Refusal(409, 'no-par-found'))).toEqual([[], false, []])
  })

  test('ends when nobody wants to know any more', async () => {
    const results: Told[] = []
    expect(
      await follow(
        async () => working,
        (each) => results.push(each),
        () => false,
      ),
    ).toBe(true)
    expect(results).toEqual([])
  })
})
