/**
 * Push notifications of one's turn while the page is closed, if the browser and the server support them. The browser asks
 * for permission only after the person has turned them on.
 */
import { isOffered } from '../../net/offered'
import { Refusal } from '../../net/Refusal'
import { rooms } from './api'

/** `unable`: this server sends none. `denied`: the person has forbidden it in the browser. */
export type Notifying = 'unknown' | 'on' | 'off' | 'denied' | 'unable'

export function canNotify(): boolean {
  return isOffered('push') && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The current state, without asking the person or the server. */
export async function notified(): Promise<Notifying> {
  if (!canNotify()) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  try {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
  } catch {
    return 'off'
  }
}

/** Turns notifications on: asks the person for permission, subscribes in the browser, then registers at the server. */
export async function notify(): Promise<Notifying> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  try {
    const { key } = await rooms.pushKey()
    await navigator.serviceWorker.register('/sw.js')
    const registration = await navigator.serviceWorker.ready
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    })
    await rooms.subscribe(subscription.toJSON())
    return 'on'
  } catch (error) {
    return error instanceof Refusal && error.status === 0 ? 'off' : 'unable'
  }
}

export async function stopNotifying(): Promise<Notifying> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await rooms.unsubscribe(subscription.endpoint).catch(() => undefined)
    await subscription.unsubscribe()
  }
  return 'off'
}

/** Converts a key from base64url, as the server sends it, to bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (character) => character.charCodeAt(0))
}
