import type { MatchHost } from './matchHost'

/** The host of this device; what it needs is fetched when it is first asked for. */
export async function deviceHost(): Promise<MatchHost> {
  return (await import('./offline/deviceHost')).device
}
