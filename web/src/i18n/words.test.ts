import { FluentBundle, FluentResource } from '@fluent/bundle'
import { offered } from 'virtual:texts'
import { expect, test } from 'vitest'
import { joinSentences } from './words'

const texts = import.meta.glob<string>(
  ['$locale/*/{errors,hint,table*,room}.ftl', '$games/*/text/locale/*/{errors,table}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

test('texts become sentences with one full stop each', () => {
  expect(joinSentences('Cell 3: a 7', 'It does not fit.', '', 'Rule 3.1')).toBe(
    'Cell 3: a 7. It does not fit. Rule 3.1.',
  )
})

test.each(Object.keys(offered))('no refusal, hint or event gets two full stops in %s', (language) => {
  const bundle = new FluentBundle(language)
  const ids: string[] = []
  for (const [path, text] of Object.entries(texts)) {
    if (!path.includes(`/${language}/`)) continue
    bundle.addResource(new FluentResource(text))
    ids.push(...[...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!))
  }
  expect(ids.length).toBeGreaterThan(400)
  const said = ids.map((id) => {
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, {}, [])
    return joinSentences(text, text)
  })
  expect(said.filter((text) => /[.!?…]\.( |$)/.test(text))).toEqual([])
})
