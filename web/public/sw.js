/**
 * Keeps what is needed when the server is away: hashed files once and for all, the page and the rules of the games as they
 * last were. What is played without a network (/offline) is in caches of its own, one for each version, which the page fills
 * and deletes (web/src/net/offline/files.ts); this only answers from them. No other answer of the server (/api, /ws) is kept. It also shows the notice of a turn that the server pushes,
 * unless the table is being looked at, and leads to the table when the notice is tapped.
 */
const STORE = 'mazzo-1'
/** The folder of this site: "/", or that of a web space (`mazzo export-site --at`). */
const ROOT = new URL('./', location.href).pathname
const MOST = 160
/** The files of the client, complete, on a device that plays without a network. */
const CLIENT = 'mazzo-client'
/** Milliseconds in which a server must begin to answer for a page, where that page is on the device. */
const PATIENCE = 3000
/** How the names of the caches of the game begin. */
const OF_VERSION = 'mazzo-offline-'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([ROOT, `${ROOT}icon.svg`]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data) ? event.data : []
  event.waitUntil(Promise.all([keep(files.filter(isHashed)), keepRules(files.filter(isRules))]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (isHashed(request.url) || isOffline(request)) event.respondWith(fromStore(request))
  else if (isRules(request.url)) event.respondWith(freshRules(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  event.waitUntil(call(told))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

/** The server writes title and text in the person's language; `url` is a path of this site. */
async function call({ title = 'Mazzo', body = '', url = '/tables' }) {
  const path = new URL(url, location.origin).pathname
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path)) return
  await self.registration.showNotification(title, {
    body,
    tag: path,
    icon: `${ROOT}icon.svg`,
    badge: `${ROOT}icon-turn.svg`,
    data: path,
  })
}

async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => new URL(each.url).pathname === path) ?? null
  if (page) await page.focus()
  else await self.clients.openWindow(path)
}

function isHashed(address) {
  const url = new URL(address, location.href)
  return url.origin === location.origin && url.pathname.startsWith(`${ROOT}assets/`)
}

/** Whether it is a file of the game without a network; the lists of what there is come from the server. */
function isOffline(request) {
  const { pathname } = new URL(request.url)
  return request.mode !== 'navigate' && pathname.startsWith(`${ROOT}offline/pyodide-`)
}

/** The page of the server; that of the device where none answers, or, as in a tunnel, where it does not begin to in time. */
async function page(request) {
  const answer = fetch(request).catch(() => shell(request))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  return (await Promise.race([answer, late])) ?? (await wholePage()) ?? answer
}

/**
 * The page without a server: of the client whose files are all here, else as it last was. The first page leads to where
 * something can be played.
 */
async function shell(request) {
  const isFirst = new URL(request.url).pathname === ROOT
  if (isFirst && (await caches.keys()).some((name) => name.startsWith(OF_VERSION)))
    return Response.redirect(`${ROOT}offline`)
  return (await wholePage()) ?? (await (await caches.open(STORE)).match(ROOT)) ?? Response.error()
}

/** The page of the client whose files are all here; undefined if there is none. */
async function wholePage() {
  return (await caches.open(CLIENT)).match('/') // by this name in every folder
}

function isRules(address) {
  const url = new URL(address, location.href)
  return url.origin === location.origin && url.pathname.startsWith(`${ROOT}api/rules/`)
}

/** The rules from the server, or as they were last time where it cannot be reached. */
async function freshRules(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(STORE)).put(request.url, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(request.url)
    if (kept) return kept
    throw error
  }
}

/** Fetches rules; those that cannot be fetched now are left for another visit. */
async function keepRules(addresses) {
  const store = await caches.open(STORE)
  await Promise.all(addresses.map((address) => store.add(address).catch(() => undefined)))
}

async function fromStore(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && isHashed(request.url)) await (await caches.open(STORE)).put(request, answer.clone())
  return answer
}

/** The files of a visit, so that the next one needs no server to begin; the oldest make room. */
async function keep(files) {
  const store = await caches.open(STORE)
  await Promise.all(files.map(async (file) => (await caches.match(file)) ?? store.add(file)))
  await store.put(ROOT, await fetch(ROOT))
  const all = (await store.keys()).filter((request) => isHashed(request.url))
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => store.delete(request)))
}

/** Deletes the caches of an earlier Mazzo; those of other pages of a web space stay. */
async function dropOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith('mazzo-'))
  const isKept = (name) => name === STORE || name === CLIENT || name.startsWith(OF_VERSION)
  await Promise.all(names.filter((name) => !isKept(name)).map((name) => caches.delete(name)))
}
