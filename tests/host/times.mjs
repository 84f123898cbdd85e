// times.mjs PYODIDE FOLDER: what the host of a device takes in Node, in milliseconds: start, first action, choices of
// bots, restoring, review and best score. PYODIDE: the folder of its npm package; FOLDER: where
// `python -m tools.offline_package FOLDER` has written the archives.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [pyodide, folder] = process.argv.slice(2)
const CHOICES = 6
const TABLES = { orchard: 1, grove: 1, clustered: 2, gnoming: 3, grass: 3 } // seats of people
const LEVELS = ['novice', 'casual', 'greedy', 'expert', 'master']
const shown = (name, ...numbers) => console.log(name.padEnd(24), ...numbers.map((one) => String(Math.round(one)).padStart(7)))
const timed = (work) => {
  const start = performance.now()
  const result = work()
  return [performance.now() - start, result]
}

const start = performance.now()
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')))
const python = await loadPyodide()
shown('Pyodide', performance.now() - start)
const assets = join(folder, 'assets')
for (const name of readdirSync(assets).filter((name) => name.endsWith('.zip'))) {
  const bytes = new Uint8Array(readFileSync(join(assets, name)))
  shown(`unpack ${name.split('-')[1]}`, timed(() => python.unpackArchive(bytes, 'zip', { extractDir: '/mazzo' }))[0])
}
const { msgspec } = JSON.parse(readFileSync(join(folder, 'offline', 'engine.json')))
python.FS.writeFile(join('/mazzo', msgspec.module), readFileSync(join(folder, msgspec.path)))
python.runPython('import sys; sys.path.insert(0, "/mazzo")')
const [imported, host] = timed(() => python.pyimport('mazzo.host.local').LocalHost())
shown('import', imported)
const heap = () => python._module.HEAP8.length / 2 ** 20
shown('heap, MiB', heap())
python.globals.set('host', host)
python.runPython(`
import random
def act(id):  # a person's action at random, stored at once
    local, luck = host._matches[id], random.Random(len(host._matches[id].match.entries))
    seat = luck.choice(local.match.current_players())
    local.play_for(seat, luck.choice(local.match.legal_actions(seat)), 0)
    local.commit()
`)
const act = python.globals.get('act')
const begin = (settings) => JSON.parse(host.begin(JSON.stringify({ seed: '22'.repeat(32), ...settings })))

for (const [game, people] of Object.entries(TABLES)) {
  const [began, stored] = timed(() => begin({ game, seats: Array(people).fill(null), practice: people === 1 }))
  const id = stored.record.id
  const [opened, first] = timed(() => JSON.parse(host.open(id, 0)))
  const [viewer, snapshot] = [first.viewer, first.messages[1].message.snapshot]
  shown(`${game}: begin, open`, began, opened)
  for (const level of LEVELS) {
    const seats = [...Array(Math.max(1, people - 1)).fill(null), level]
    const bots = begin({ game, seats }).record.id
    const spent = []
    while (spent.length < CHOICES && !JSON.parse(host.turns(bots)).finished) {
      if (JSON.parse(host.next(bots)) === null) act(bots)
      else {
        spent.push(timed(() => host.think(bots, 0))[0])
        host.commit(bots)
      }
    }
    const later = spent.slice(1)
    shown(`${game}: ${level}, first`, spent[0], later.reduce((sum, one) => sum + one, 0) / later.length, Math.max(...later))
  }
  const asked = JSON.stringify({ version: snapshot.version, step: 3 })
  const ask = () => host.request('POST', `/api/matches/${id}/hint`, asked)
  if (people === 1) shown(`${game}: hint`, timed(ask)[0])
  let [acts, spent, most] = [0, 0, 0]
  while (!JSON.parse(host.turns(id)).finished) {
    const [took] = timed(() => act(id) || host.open(id, 0))
    ;[acts, spent, most] = [acts + 1, spent + took, Math.max(most, took)]
  }
  shown(`${game}: action, ${acts}`, spent / acts, most)
  host.close(viewer)
  python.runPython(`
import msgspec
from mazzo.host.stored import Stored, StoredEntry
def text_of(id):
    local = host._matches[id]
    entries = tuple(StoredEntry(k, e.seat, e.text, None, 0) for k, e in enumerate(local.match.entries))
    return msgspec.json.encode(Stored(local.record, entries)).decode()`)
  const text = python.globals.get('text_of')(id)
  shown(`${game}: restore`, timed(() => host.restore(text))[0])
  shown(`${game}: replay`, timed(() => host.request('GET', `/api/matches/${id}/replay`))[0])
  for (const what of people === 1 ? ['review', 'par'] : []) {
    const [took] = timed(() => {
      for (let known; known !== 'done'; )
        known = JSON.parse(host.request('GET', `/api/matches/${id}/${what}`)).body.state
    })
    shown(`${game}: ${what}`, took)
  }
}
shown('heap, MiB', heap())
