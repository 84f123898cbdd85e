// play.mjs FOLDER GAME GAMES SEATS START: random games by the library for WebAssembly in Node, and their processor
// time in seconds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPlayer } from './player.mjs'

const [folder, name, games, seats, start] = process.argv.slice(2)
const manifest = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const playGames = await loadPlayer(manifest, readFileSync(join(folder, manifest.libraries.wasm.file)))
let played
let seconds = 0
for (let run = 0; run < 2; run++) { // V8 compiles a function thoroughly only once it is hot
  const before = process.cpuUsage()
  played = playGames(Number(games), Number(seats), BigInt(start))
  const { user, system } = process.cpuUsage(before)
  seconds = (user + system) / 1e6
}
const told = Object.entries(played).map(([what, numbers]) => [what, Array.from(numbers, Number)])
console.log(JSON.stringify({ ...Object.fromEntries(told), seconds }))
