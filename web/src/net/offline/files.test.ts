import { expect, test } from 'vitest'
import { dispensable, megabytes, versionFor, versionOf } from './files'
import type { Version } from './words'

function version(name: string, ...rulesets: string[]): Version {
  return { name, play: '', study: '', python: '', files: [], rulesets, bytes: 0 }
}

const NEW = version('new', 'orchard-2')
const OLD = version('old', 'orchard-1')
const OLDER = version('older', 'orchard-1')

test('the size that is said is what is sent', () => {
  const archives = (['study', 'play'] as const).map((name, k) => ({
    name,
    path: `/assets/${name}.zip`,
    bytes: 900,
    packed: 100 * (k + 1),
    sha256: `${name}0123456789abcdef`,
  }))
  const files = [{ path: '/offline/p/a.wasm', bytes: 5000, sent: 1000 }]
  const msgspec = { path: '/assets/m.wasm', bytes: 500, packed: 50, module: 'msgspec/m.so' }
  const made = versionOf({ archives, msgspec, rulesets: ['orchard-1'] }, { python: '/offline/p/', files, client: [] })
  expect(made.bytes).toBe(1350)
  expect(made.name).toBe('mazzo-offline-play01234567-study0123456')
  expect(made.files).toHaveLength(4)
})

test('a match goes on with the version that knows its ruleset', () => {
  expect(versionFor([NEW, OLD], 'orchard-1')).toBe(OLD)
  expect(versionFor([NEW, OLD], null)).toBe(NEW)
  expect(versionFor([NEW], 'orchard-1')).toBe(NEW)
  expect(versionFor([], null)).toBeNull()
})

test('a version is deleted only when no unfinished match needs it', () => {
  expect(dispensable([NEW, OLD, OLDER], ['orchard-1'])).toEqual([OLDER])
  expect(dispensable([NEW, OLD, OLDER], [])).toEqual([OLD, OLDER])
  expect(dispensable([NEW], [])).toEqual([])
})

test('sizes are written as the reader writes them', () => {
  expect(megabytes(6_170_000, 'it')).toBe('6,2')
})
