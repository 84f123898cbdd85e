/**
 * Shows the result of a round when it ends, once for each match and seat, also to a player who comes back to a shared
 * device. The table waits until the result is closed, so that later moves are not shown behind it.
 */
import { untrack } from 'svelte'
import type { TableController } from './TableController.svelte'

const roundsShown: Record<string, number> = {}

/** Called while a component is set up. `rounds`: how many have ended. `isOpen`: whether a result is shown. */
export function onRoundEnd(
  controller: TableController,
  rounds: () => number,
  isOpen: () => boolean,
  show: (round: number) => void,
): void {
  const key = untrack(() => `${controller.hello?.match} ${controller.snapshot?.seat}`)
  roundsShown[key] ??= untrack(rounds)
  $effect(() => {
    const count = rounds()
    if (count > roundsShown[key]! && controller.snapshot?.outcome === null) {
      show(count - 1)
      controller.client?.hold()
    }
    roundsShown[key] = count
  })
  $effect(() => {
    if (!isOpen()) untrack(() => controller.client?.release())
  })
}
