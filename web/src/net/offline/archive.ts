/** The archives of `python -m tools.offline_package`: zip files whose contents are not compressed. */

const END = 0x06054b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30

/** The files of an archive: path and content. Throws a RangeError if it is no such archive. */
export function* filesOf(archive: ArrayBuffer): Generator<[path: string, content: Uint8Array]> {
  const view = new DataView(archive)
  const end = archive.byteLength - END_BYTES // it has no comment
  if (view.getUint32(end, true) !== END) throw new RangeError('no archive')
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [size, name] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)]
    const local = view.getUint32(at + 42, true)
    const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const path = new TextDecoder().decode(new Uint8Array(archive, at + ENTRY_BYTES, name))
    yield [path, new Uint8Array(archive, start, size)]
    at += ENTRY_BYTES + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}
