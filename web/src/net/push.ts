/**
 * Being told of one's turn when the page is closed: the browser's own push, where it and this server can do it. Nothing is
 * asked of the person before they ask for it.
 */
import { api, Refusal } from './api'

/** `unable`: this server sends none. `denied`: the person has forbidden it in the browser. */
export type Notifying = 'unknown' | 'on' | 'off' | 'denied' | 'unable'

export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** How things stand, without asking the person or the server anything. */
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

/** Asks the person, then the browser, then the server. */
export async function notify(): Promise<Notifying> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  try {
    const { key } = await api.pushKey()
    await navigator.serviceWorker.register('/sw.js')
    const registration = await navigator.serviceWorker.ready
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    })
    await api.subscribe(subscription.toJSON())
    return 'on'
  } catch (error) {
    return error instanceof Refusal && error.status === 0 ? 'off' : 'unable'
  }
}

export async function stopNotifying(): Promise<Notifying> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await api.unsubscribe(subscription.endpoint).catch(() => undefined)
    await subscription.unsubscribe()
  }
  return 'off'
}

/** A key as the server writes it, base64 for addresses, as the browser wants it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (character) => character.charCodeAt(0))
}
