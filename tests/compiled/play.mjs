// play.mjs FOLDER GAME GAMES SEATS START: random games by the library for WebAssembly, without Python. A number of 64 bits
// is a BigInt at its border; memory and stack are the host's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, name, games, seats, start] = process.argv.slice(2)
const PAGE = 65536
const STACK = 4 * PAGE
const manifest = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const module = new WebAssembly.Module(readFileSync(join(folder, manifest.libraries.wasm.file)))
const memory = new WebAssembly.Memory({ initial: 64 })
const constant = (value) => new WebAssembly.Global({ value: 'i32' }, value)
const instance = new WebAssembly.Instance(module, {
  env: {
    memory,
    __stack_pointer: new WebAssembly.Global({ value: 'i32', mutable: true }, STACK),
    __memory_base: constant(STACK),
    __table_base: constant(0),
  },
})
instance.exports.__wasm_apply_data_relocs?.()

/** Bytes of the library's data: the first number, in LEB128, of the first part of its section "dylink.0". */
function dataSize() {
  const bytes = new Uint8Array(WebAssembly.Module.customSections(module, 'dylink.0')[0])
  let value = 0
  for (let k = 2, shift = 0; ; k++, shift += 7) {
    value |= (bytes[k] & 127) << shift
    if (bytes[k] < 128) return value
  }
}

let top = STACK + dataSize()
function room(size) {
  const at = (top + 15) & ~15
  top = at + size
  const missing = top - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
  return at
}
const ints = (count) => ({ at: room(8 * count), count })
const numbers = ({ at, count }) => new BigInt64Array(memory.buffer, at, count)

const blank = Uint8Array.from(Buffer.from(manifest.blank, 'hex'))
const rows = { at: room(2 * blank.length), count: 2 }
const rng = ints(1)
const out = ints(manifest.max_actions)
const table = ints(2)
const scores = ints(games * seats)
const ends = ints(Number(games))
const lengths = ints(Number(games))
for (const k of [0, 1]) new Uint8Array(memory.buffer, rows.at + k * blank.length).set(blank)
numbers(table).set([BigInt(seats), 0n])
const call = (symbol, ...args) =>
  instance.exports[symbol](...args.flatMap((one) => (typeof one === 'object' ? [one.at, one.count] : [BigInt(one)])))
let seconds = 0
for (let run = 0; run < 2; run++) { // V8 compiles a function thoroughly only once it is hot
  numbers(rng)[0] = BigInt(start)
  const before = process.cpuUsage()
  call('mazzo.compiled.kernels.play_games', rows, rng, out, table, 0, games, scores, ends, lengths)
  const { user, system } = process.cpuUsage(before)
  seconds = (user + system) / 1e6
}
const told = (things) => Array.from(numbers(things), Number)
console.log(JSON.stringify({ scores: told(scores), ends: told(ends), lengths: told(lengths), seconds }))
