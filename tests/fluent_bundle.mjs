// fluent_bundle.mjs WEB LANGUAGE FILE…: fills texts with @fluent/bundle, as the browser does. WEB: the folder whose
// node_modules have it; a text in a later FILE replaces one of the same id. Reads [[id, variables], …] as JSON from standard input and prints the texts as JSON.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const [web, language, ...files] = process.argv.slice(2)
const { FluentBundle, FluentResource } = createRequire(join(web, 'package.json'))('@fluent/bundle')
const bundle = new FluentBundle(language, { useIsolating: false })
for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')), { allowOverrides: true })
const requests = JSON.parse(await text(process.stdin))
const fill = ([id, facts]) => bundle.formatPattern(bundle.getMessage(id).value, facts, [])
console.log(JSON.stringify(requests.map(fill)))
