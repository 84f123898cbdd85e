import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { peopleOf } from './matchPlayers'

test('the first reader of a colour gets it when the players are known', async () => {
  const players = [5, 0].map((colour) => ({ name: 'Ada', colour, bot: null, mine: false, member: null }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ match: 'first', players })))
  const colours: number[] = []
  const stop = $effect.root(() => {
    const colour = $derived(peopleOf('first')?.colourOf(1) ?? -1)
    $effect(() => void colours.push(colour))
  })
  flushSync()
  await vi.waitFor(() => expect(colours).toEqual([1, 0]))
  stop()
  vi.unstubAllGlobals()
})
