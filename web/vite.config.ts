/** How the client is built into the package, and served while it is being written. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.MAZZO_SERVER ?? 'http://127.0.0.1:8000'

const modules = new URL('node_modules/', import.meta.url)

/** What the built client carries of others, with the file that holds its licence. @fluent and pyodide bring the names of their licences only. */
const CARRIED: [name: string, licence: string][] = [
  ['@fontsource-variable/fraunces', '@fontsource-variable/fraunces/LICENSE'],
  ['@fontsource-variable/source-sans-3', '@fontsource-variable/source-sans-3/LICENSE'],
  ['svelte', 'svelte/LICENSE.md'],
  ['esm-env', 'esm-env/LICENSE'],
  ['clsx', 'clsx/license'],
  ['@fluent/bundle', 'typescript/LICENSE.txt'],
  ['pyodide', 'axe-core/LICENSE'],
  ['@opencvjs/web', '@opencvjs/web/LICENSE'],
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
        if (!/^(?!\.|offline).*\.(css|js|svg|txt|webmanifest)$/.test(file)) continue
        const content = readFileSync(STATIC + file)
        for (const [suffix, pack] of CODINGS) {
          const smaller = pack(content)
          if (smaller.length < content.length) writeFileSync(STATIC + file + suffix, smaller)
        }
      }
    },
  }
}

/** The share of a file that its compressed form may have at most, to be kept beside it: archives are compressed already. */
const WORTH = 0.9

/** What Python in the browser consists of. */
const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json', 'python_stdlib.zip']

/**
 * What is played without a network: Python, unchanged, in a folder of its version, and the list of all that a device
 * needs of the client. The game itself is added by `python -m tools.offline_package`. Compressing Python takes half a
 * minute, so its compressed files are kept beside the packages.
 */
function offline(): Plugin {
  const source = fileURLToPath(new URL('pyodide/', modules))
  const { version } = JSON.parse(readFileSync(`${source}package.json`, 'utf8')) as Package
  const folder = `offline/pyodide-${version}/`
  const kept = fileURLToPath(new URL(`.cache/pyodide-${version}/`, modules))
  let client: string[] = []
  return {
    name: 'offline',
    apply: 'build',
    writeBundle(_, bundle) {
      client = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
    },
    closeBundle() {
      for (const place of [kept, STATIC + folder]) mkdirSync(place, { recursive: true })
      const files = PYODIDE.map((name) => {
        const content = readFileSync(source + name)
        if (!existsSync(`${kept}${name}.br`))
          writeFileSync(
            `${kept}${name}.br`,
            brotliCompressSync(content, {
              params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
            }),
          )
        const packed = statSync(`${kept}${name}.br`).size
        const isWorth = packed < WORTH * content.length
        const sent = isWorth ? packed : content.length
        copyFileSync(source + name, STATIC + folder + name)
        if (isWorth) copyFileSync(`${kept}${name}.br`, `${STATIC}${folder}${name}.br`)
        return { path: `/${folder}${name}`, bytes: content.length, sent }
      })
      const others = ['icon.svg', 'manifest.webmanifest']
      const list = { python: `/${folder}`, files, client: [...client, ...others].map((file) => `/${file}`) }
      writeFileSync(`${STATIC}offline/files.json`, JSON.stringify(list))
    },
  }
}

/**
 * `virtual:opencv`: where the library is that reads photographs, and how many bytes are sent. It stays as it is, in one file of
 * its version, compressed only: the server unpacks it for the few who cannot.
 */
function opencv(): Plugin {
  const name = '\0virtual:opencv'
  const { version } = JSON.parse(readFileSync(new URL('@opencvjs/web/package.json', modules), 'utf8')) as Package
  const path = `assets/opencv-${version}.js`
  let content: Buffer | null = null
  const packed = (): Buffer =>
    (content ??= gzipSync(readFileSync(new URL('@opencvjs/web/lib/opencv_js.js', modules)), { level: 9 }))
  let isBuild = false
  return {
    name: 'opencv',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === 'virtual:opencv' ? name : null),
    load: (id) => (id === name ? `export default { path: '/${path}', bytes: ${packed().length} }` : null),
    closeBundle() {
      if (isBuild) writeFileSync(`${STATIC}${path}.gz`, packed())
    },
  }
}

const PACKAGE = fileURLToPath(new URL('../src/mazzo/', import.meta.url))
const NOT_SHOWN = ['cli', 'lab', 'ladder', 'links', 'notice', 'par', 'program-errors', 'puzzle', 'review']
/** Shared texts that are always read together. */
const TOGETHER: Record<string, string> = {
  ui: 'first',
  names: 'first',
  table: 'table',
  'table-grid-cards': 'table',
  deals: 'deals',
  boards: 'deals',
  fairness: 'deals',
  demo: 'about',
  'companion-page': 'companion',
  'companion-table': 'companion',
  scorer: 'companion',
  reading: 'scorer-grid-cards',
}

const FALLBACK = 'en'
interface LanguageSettings {
  name: string
  locale: string
  draft?: boolean
}

/** Every language by its code, English last, as in mazzo.i18n. */
function languages(): [code: string, settings: LanguageSettings][] {
  const codes = readdirSync(`${PACKAGE}locale`).sort()
  const ordered = [...codes.filter((code) => code !== FALLBACK), FALLBACK]
  return ordered.map((code) => [
    code,
    JSON.parse(readFileSync(`${PACKAGE}locale/${code}/language.json`, 'utf8')) as LanguageSettings,
  ])
}

/**
 * The text files that are read together, by language and name: those of a game under its name, except for the review
 * and the companion.
 * The packs of a draft begin with the English files.
 */
function packs(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const file of readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).sort()) {
    const [, game, language, name] = /^(?:games.(\w+).text.)?locale.(\w+).([\w-]+)\.ftl$/.exec(file) ?? []
    if (!name || NOT_SHOWN.includes(name)) continue
    const isShared = ['names', 'scorer', 'companion'].includes(name)
    const own = game && !isShared ? (name === 'review-page' ? `${game}-review-page` : game) : null
    const pack = own ?? TOGETHER[name] ?? name
    ;(found[`${language}/${pack}`] ??= []).push(PACKAGE + file)
  }
  const english = Object.entries(found).filter(([pack]) => pack.startsWith(`${FALLBACK}/`))
  for (const [code, { draft }] of languages()) {
    for (const [pack, files] of draft ? english : []) {
      const own = pack.replace(FALLBACK, code)
      found[own] = [...files, ...(found[own] ?? [])]
    }
  }
  return found
}

/** The texts of files as one source without comments, which are for those who write them. The last text of an id counts. */
function joined(files: string[]): string {
  const texts = new Map<string, string>()
  for (const file of files) {
    const source = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')
    for (const text of source.split(/^(?=[a-z])/m)) texts.set(/^[\w-]*/.exec(text)![0], `${text.trimEnd()}\n`)
  }
  return [...texts.values()].join('')
}

/**
 * `virtual:texts` lists the languages and loads texts by language and name, in packs. Those of a draft are one module
 * without imports: importing the first script would wait for it, and it waits for the texts.
 */
function texts(): Plugin {
  const name = '\0virtual:texts'
  const list = (): string => {
    const offered: string[] = []
    const drafts: string[] = []
    const loaders: string[] = []
    for (const [code, { name, locale, draft }] of languages()) {
      if (draft) drafts.push(`${code}: ['${name}', '${locale}', () => import('virtual:texts/${code}')]`)
      else offered.push(`${code}: ['${name}', '${locale}']`)
      const own = draft ? [] : Object.keys(packs()).filter((pack) => pack.startsWith(`${code}/`))
      loaders.push(...own.map((pack) => `'${pack}': () => import('virtual:texts/${pack}')`))
    }
    return `export default { ${loaders.join(', ')} }
      export const offered = { ${offered.join(', ')} }
      export const drafts = { ${drafts.join(', ')} }`
  }
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('virtual:texts') ? `\0${id}` : null),
    load(id) {
      if (id === name) return list()
      if (!id.startsWith(name)) return null
      const [code, pack] = id.slice(name.length + 1).split('/') as [string, string?]
      const own = Object.entries(packs()).filter(([key]) => key.startsWith(pack ? `${code}/${pack}` : `${code}/`))
      for (const file of own.flatMap(([, files]) => files)) this.addWatchFile(file)
      if (pack) return `export default ${JSON.stringify(joined(packs()[`${code}/${pack}`]!))}`
      const sources = own.map(([key, files]) => [key.slice(code.length + 1), joined(files)])
      return `export default ${JSON.stringify(Object.fromEntries(sources))}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), texts(), packed(), offline(), opencv()],
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
      checks: { circularDependency: true },
      onLog(level, log, say) {
        const isCircle = log.code === 'CIRCULAR_DEPENDENCY'
        if (isCircle && !log.message.includes('node_modules')) throw new Error(log.message) // libraries may have some
        if (!isCircle) say(level, log)
      },
      output: {
        // The first script names all others.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: (id) => /(\w+).ShelfPicture\.svelte/.exec(id)?.[1] ?? null },
            {
              name: 'table',
              test: /node_modules|src\/(i18n|net|table|ui)\/(?!plain|gallery|offline|scorer)/,
              minShareCount: 2,
            },
            { name: 'grid-cards', test: /src\/gridCards\/(?!scorer|reading)/, minShareCount: 2 },
            { name: 'reading', test: /src\/gridCards\/reading\//, minShareCount: 2 },
            { name: (id) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
            { name: 'offline', test: /src\/(net|features)\/offline\//, minShareCount: 2 },
            { name: 'room', test: /src\/features\/rooms\//, minShareCount: 2 },
            { name: 'app', test: /src\/(app|features)\/(?!boards|companion|deals\/calendar)/, minShareCount: 2 },
            // After the others, of which they take nothing: a table needs no calendar and no sheet.
            {
              name: 'more',
              test: /src\/(features\/(boards|companion|deals\/calendar)|(table|gridCards)\/scorer)\//,
              minShareCount: 2,
            },
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
