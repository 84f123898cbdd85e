/** Whether sound is on, stored in this browser. A module of its own, because the first page needs no sounds. */
import { createSubscriber } from 'svelte/reactivity'
import { store, stored } from './storage'

const KEY = 'mazzo-sound'
export let isOn = stored(KEY) !== 'off'

let update: () => void = () => undefined
const subscribe = createSubscriber((changed) => {
  update = changed
})

export function soundOn(): boolean {
  subscribe()
  return isOn
}

export function setSound(next: boolean): void {
  isOn = next
  store(KEY, next ? 'on' : 'off')
  update()
}
