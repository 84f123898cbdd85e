/** The calls about a room and about notifications. */
import { call, callAsPerson } from '../../net/api'

export const rooms = {
  /** Address of the QR code of the room's link. */
  invitation: (id: string) => `/api/rooms/${encodeURIComponent(id)}/qr`,
  pushKey: () => call<{ key: string }>('GET', '/api/push/key'),
  subscribe: (subscription: PushSubscriptionJSON) => callAsPerson<undefined>('POST', '/api/me/push', subscription),
  unsubscribe: (endpoint: string) => callAsPerson<undefined>('DELETE', '/api/me/push', { endpoint }),
}
