import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { api } from '../net/api'
import type { MatchInfo } from '../net/protocol'
import { peopleOf } from './matchPlayers.svelte'

test('the effect that asks first for the people of a match runs again when they are known', async () => {
  const players = [5, 0].map((colour) => ({ name: 'Ada', colour, bot: null, mine: false, member: 0 }))
  vi.spyOn(api, 'match').mockResolvedValue({ players } as unknown as MatchInfo)
  const seen: number[] = []
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(peopleOf('a match')!.colourOf(1))
    })
  })
  flushSync()
  await vi.waitFor(() => expect(seen).toEqual([1, 0]))
  stop()
})
