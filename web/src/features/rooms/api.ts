/** The calls about a room and about notifications. */
import { call, known } from '../../net/api'

export const rooms = {
  /** Address of the QR code of the room's link. */
  invitation: (id: string) => `/api/rooms/${encodeURIComponent(id)}/qr`,
  pushKey: () => call<{ key: string }>('GET', '/api/push/key'),
  subscribe: (subscription: PushSubscriptionJSON) => known<undefined>('POST', '/api/me/push', subscription),
  unsubscribe: (endpoint: string) => known<undefined>('DELETE', '/api/me/push', { endpoint }),
}
