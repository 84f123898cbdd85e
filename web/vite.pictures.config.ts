/** Builds what draws the pictures of shared links: the drawings of the client as one script, for the server's own engine. */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const TEXTS = '\0virtual:texts'
const LANGUAGES = `export default {}
  export const offered = { [navigator.language]: ['', navigator.language] }
  export const drafts = {}`

export default defineConfig({
  publicDir: false,
  plugins: [
    svelte({ configFile: false, compilerOptions: { css: 'injected', runes: true } }),
    // The server gives the texts.
    {
      name: 'texts-of-the-server',
      resolveId: (id) => (id === 'virtual:texts' ? TEXTS : null),
      load: (id) => (id === TEXTS ? LANGUAGES : null),
    },
  ],
  resolve: {
    alias: {
      $locale: fileURLToPath(new URL('../src/mazzo/locale', import.meta.url)),
      $games: fileURLToPath(new URL('../src/mazzo/games', import.meta.url)),
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/pictures/main.ts',
    outDir: '../src/mazzo/server/static/pictures',
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    rolldownOptions: { output: { format: 'iife', entryFileNames: 'drawings.js', inlineDynamicImports: true } },
  },
})
