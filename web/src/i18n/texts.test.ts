import { FluentBundle, FluentResource } from '@fluent/bundle'
import { offered } from 'virtual:texts'
import { expect, test } from 'vitest'

const texts = import.meta.glob<string>(['$locale/*/*.ftl', '$games/*/text/locale/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.keys(offered))('every text the client asks for by name stands in %s', (language) => {
  const bundle = new FluentBundle(language)
  for (const [path, text] of Object.entries(texts)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text))
  }
  const ids = new Set<string>()
  for (const source of Object.values(sources)) {
    for (const [, id] of source.matchAll(/\b(?:t\(|ofGame\([^,]+,)\s*'([a-z][a-z0-9-]*)'/g)) ids.add(id!)
  }
  expect(ids.size).toBeGreaterThan(50)
  expect([...ids].filter((id) => !bundle.hasMessage(id))).toEqual([])
})
