/**
 * Sent in place of sw.js by a server that switches the service worker off (docs/hosting.md): deletes the stored files and
 * removes itself. Matches of this device are in IndexedDB and stay.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
