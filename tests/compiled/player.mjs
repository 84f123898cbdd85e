// Random games by a library for WebAssembly, without Python, in Node or in a page. A number of 64 bits is a BigInt at
// its border; memory and stack are the host's.
const PAGE = 65536
const STACK = 4 * PAGE

/** Loads a library: the manifest of a game, and the bytes of its file for WebAssembly. Returns a function that plays
 * random games as `Body.play_games` does: it takes their number, the number of seats and the initial state of the
 * generator, a BigInt, and returns three arrays of 64-bit numbers. */
export async function loadPlayer(manifest, bytes) {
  const module = await WebAssembly.compile(bytes)
  const memory = new WebAssembly.Memory({ initial: 64 })
  const constant = (value) => new WebAssembly.Global({ value: 'i32' }, value)
  const { exports } = await WebAssembly.instantiate(module, {
    env: {
      memory,
      __stack_pointer: new WebAssembly.Global({ value: 'i32', mutable: true }, STACK),
      __memory_base: constant(STACK),
      __table_base: constant(0),
    },
  })
  exports.__wasm_apply_data_relocs?.()

  const data = STACK + dataSize(module)
  let top = data
  function room(size) {
    const at = (top + 15) & ~15
    top = at + size
    const missing = top - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
    return at
  }
  const ints = (count) => ({ at: room(8 * count), count })
  const numbers = ({ at, count }) => new BigInt64Array(memory.buffer, at, count)
  const call = (symbol, ...args) =>
    exports[symbol](...args.flatMap((one) => (typeof one === 'object' ? [one.at, one.count] : [BigInt(one)])))
  const blank = bytesOf(manifest.blank)

  return function playGames(games, seats, start) {
    top = data
    const rows = { at: room(2 * blank.length), count: 2 }
    const [rng, out, table] = [1, manifest.max_actions, 2].map(ints)
    const [scores, ends, lengths] = [games * seats, games, games].map(ints)
    for (const k of [0, 1]) new Uint8Array(memory.buffer, rows.at + k * blank.length).set(blank)
    numbers(rng)[0] = start
    numbers(table).set([BigInt(seats), 0n])
    call('mazzo.compiled.kernels.play_games', rows, rng, out, table, 0, games, scores, ends, lengths)
    return { scores: numbers(scores).slice(), ends: numbers(ends).slice(), lengths: numbers(lengths).slice() }
  }
}

/** The bytes that a manifest writes in hexadecimal. */
export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g), (byte) => parseInt(byte, 16))
}

/** Bytes of the library's data: the first number, in LEB128, of the first part of its section "dylink.0". */
function dataSize(module) {
  const bytes = new Uint8Array(WebAssembly.Module.customSections(module, 'dylink.0')[0])
  let value = 0
  for (let k = 2, shift = 0; ; k++, shift += 7) {
    value |= (bytes[k] & 127) << shift
    if (bytes[k] < 128) return value
  }
}
