/** How the client is built into the package, and served while it is being written. */
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
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

/** Texts without their comments, which are for those who write them. */
function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.ftl') || query !== 'raw') return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''))}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), texts()],
  resolve: {
    alias: {
      $locale: fileURLToPath(new URL('../src/mazzo/locale', import.meta.url)),
      $games: fileURLToPath(new URL('../src/mazzo/games', import.meta.url)),
    },
  },
  build: {
    outDir: '../src/mazzo/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first screen needs is one file: some forty small ones cost more bytes and more time.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    // The host stays the browser's own: the server compares it with the origin.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  // A document for each file costs more than all the tests; each test puts back what it changed, and each file begins without texts.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/i18n/fresh.fixture.ts'],
    pool: 'threads',
    isolate: false,
  },
})
