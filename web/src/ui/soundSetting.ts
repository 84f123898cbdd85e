/** Whether sound is on, stored in this browser. A module of its own, because the first page needs no sounds. */
import { createSubscriber } from 'svelte/reactivity'
import { store, storedText } from './storage'

const KEY = 'mazzo-sound'
export let isOn = storedText(KEY) !== 'off'

let update: () => void = () => undefined
const subscribe = createSubscriber((notify) => {
  update = notify
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
