import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { onRoundEnd } from './roundEnds.svelte'
import type { TableController } from './TableController.svelte'

test('the table waits while the result of a round is open, and goes on when it is closed', () => {
  const calls: string[] = []
  const page = $state<{ rounds: number; open: number | null }>({ rounds: 0, open: null })
  const controller = {
    hello: { match: 'held' },
    snapshot: { seat: 0, outcome: null },
    client: { hold: () => calls.push('hold'), release: () => calls.push('release') },
  } as unknown as TableController
  const stop = $effect.root(() =>
    onRoundEnd(
      controller,
      () => page.rounds,
      () => page.open !== null,
      (round) => (page.open = round),
    ),
  )
  flushSync()
  calls.length = 0
  page.rounds = 1
  flushSync()
  expect(page.open).toBe(0)
  expect(calls).toEqual(['hold'])
  page.open = null
  flushSync()
  expect(calls).toEqual(['hold', 'release'])
  stop()
})
