import { expect, test } from 'vitest'
import { filesOf } from './archive'

/** A zip file of `tools.offline_package.archive_of({"mazzo/é.py": b"x = 1", "a": b""})`. */
const ARCHIVE =
  'UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAYVBLAwQUAAAIAAAAACEAdqFbRwUAAAAFAAAACwAAAG1henpvL8OpLnB5eCA9' +
  'IDFQSwECFAMUAAAAAAAAACEAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAgAEAAAAAYVBLAQIUAxQAAAgAAAAAIQB2oVtHBQAAAAUA' +
  'AAALAAAAAAAAAAAAAACAAR8AAABtYXp6by/DqS5weVBLBQYAAAAAAgACAGgAAABNAAAAAAA='

function bytesOf(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
}

test('an archive is read as Python wrote it', () => {
  const files = [...filesOf(bytesOf(ARCHIVE))].map(([path, content]) => [path, new TextDecoder().decode(content)])
  expect(files).toEqual([
    ['a', ''],
    ['mazzo/é.py', 'x = 1'],
  ])
})

test('what is no archive is refused', () => {
  expect(() => [...filesOf(bytesOf(ARCHIVE).slice(0, -1))]).toThrow(RangeError)
  expect(() => [...filesOf(new ArrayBuffer(3))]).toThrow(RangeError)
})
