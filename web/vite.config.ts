/** How the client is built into the package, and served while it is being written. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.MAZZO_SERVER ?? 'http://127.0.0.1:8000'

const modules = new URL('node_modules/', import.meta.url)

/** What the built client carries of others, with the file that holds its licence. @fluent brings the name of its licence only. */
const CARRIED: [name: string, licence: string][] = [
  ['@fontsource-variable/fraunces', '@fontsource-variable/fraunces/LICENSE'],
  ['@fontsource-variable/source-sans-3', '@fontsource-variable/source-sans-3/LICENSE'],
  ['svelte', 'svelte/LICENSE.md'],
  ['esm-env', 'esm-env/LICENSE'],
  ['clsx', 'clsx/license'],
  ['@fluent/bundle', 'typescript/LICENSE.txt'],
]

interface Package {
  version: string
  license: string
  author?: string | { name: string }
}

function notice([name, licence]: [string, string]): string {
  const told = JSON.parse(readFileSync(new URL(`${name}/package.json`, modules), 'utf8')) as Package
  const author = typeof told.author === 'object' ? told.author.name : told.author
  const head = [`${name} ${told.version}`, told.license, author].filter(Boolean).join(' · ')
  return `${head}\n\n${readFileSync(new URL(licence, modules), 'utf8').trim()}\n`
}

/** The licences of typefaces and libraries, in the built folder. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: CARRIED.map(notice).join(`\n${'-'.repeat(80)}\n\n`),
      })
    },
  }
}

const STATIC = fileURLToPath(new URL('../src/mazzo/server/static/', import.meta.url))
const CODINGS: [suffix: string, pack: (content: Buffer) => Buffer][] = [
  ['.br', (content) => brotliCompressSync(content)],
  ['.gz', (content) => gzipSync(content, { level: 9 })],
]

/** The texts compressed beside themselves, where that is smaller: the server compresses no file that has not changed. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(STATIC, { recursive: true, encoding: 'utf8' })) {
        if (!/^(?!\.).*\.(css|js|svg|txt|webmanifest)$/.test(file)) continue
        const content = readFileSync(STATIC + file)
        for (const [suffix, pack] of CODINGS) {
          const smaller = pack(content)
          if (smaller.length < content.length) writeFileSync(STATIC + file + suffix, smaller)
        }
      }
    },
  }
}

const PACKAGE = fileURLToPath(new URL('../src/mazzo/', import.meta.url))
const NOT_SHOWN = ['cli', 'ladder', 'links', 'notice', 'par', 'puzzle', 'review']
/** Shared texts that are always read together. */
const TOGETHER: Record<string, string> = { ui: 'first', names: 'first', table: 'table', 'table-grid-cards': 'table' }

/** The text files that are read together, by language and name: those of a game under its name, except for the review. */
function packs(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const file of readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).sort()) {
    const [, game, language, name] = /^(?:games.(\w+).text.)?locale.(\w+).([\w-]+)\.ftl$/.exec(file) ?? []
    if (!name || NOT_SHOWN.includes(name)) continue
    const own = game && name !== 'names' ? (name === 'review-page' ? `${game}-review-page` : game) : null
    const pack = own ?? TOGETHER[name] ?? name
    ;(found[`${language}/${pack}`] ??= []).push(PACKAGE + file)
  }
  return found
}

/** `virtual:texts` loads texts by language and name, in packs, and without their comments, which are for those who write them. */
function texts(): Plugin {
  const name = '\0virtual:texts'
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('virtual:texts') ? `\0${id}` : null),
    load(id) {
      if (id === name) {
        const loaders = Object.keys(packs()).map((pack) => `'${pack}': () => import('virtual:texts/${pack}')`)
        return `export default { ${loaders.join(', ')} }`
      }
      if (!id.startsWith(name)) return null
      const files = packs()[id.slice(name.length + 1)]!
      for (const file of files) this.addWatchFile(file)
      const sources = files.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''))
      return `export default ${JSON.stringify(sources.join('\n'))}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), texts(), packed()],
  resolve: {
    alias: {
      $locale: fileURLToPath(new URL('../src/mazzo/locale', import.meta.url)),
      $games: fileURLToPath(new URL('../src/mazzo/games', import.meta.url)),
    },
  },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // Some hundred small files cost more bytes and more time than a few large ones: what the first screen needs is one file,
    // and so is what several screens of a table, of a game, or of the other pages share. The pictures of the shelf, which the
    // first screen shows, too, keep what they need to themselves.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: (id) => /(\w+).ShelfPicture\.svelte/.exec(id)?.[1] ?? null },
            { name: 'table', test: /node_modules|src\/(i18n|net|table|ui)\/(?!plain|gallery)/, minShareCount: 2 },
            { name: 'grid-cards', test: /src\/gridCards\//, minShareCount: 2 },
            { name: (id) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
            { name: 'app', test: /src\/(app|features)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The host stays the browser's own: the server compares it with the origin.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  // A document for each file costs more than all the tests; each test puts back what it changed, and each file begins without texts.
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/i18n/fresh.fixture.ts', 'src/ui/silent.fixture.ts'],
    pool: 'threads',
    testTimeout: 60_000, // on a busy machine
    projects: [
      {
        extends: true,
        test: { name: 'all', include: ['src/**/*.test.ts'], exclude: ['**/*.alone.test.ts'], isolate: false },
      },
      // These replace whole components, which the next file must not meet, or listen to the window as the only ones.
      { extends: true, test: { name: 'alone', include: ['src/**/*.alone.test.ts'] } },
    ],
  },
})
