/** Builds the program of tests and benches that reads rendered photographs with the code of the page, in Node. */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  plugins: [
    svelte({ configFile: false, compilerOptions: { css: 'injected', runes: true } }),
    {
      name: 'no-texts',
      resolveId: (id) => (id === 'virtual:texts' ? '\0virtual:texts' : null),
      load: (id) =>
        id === '\0virtual:texts'
          ? "export default {}\nexport const offered = { en: ['', 'en'] }\nexport const drafts = {}"
          : null,
    },
  ],
  resolve: {
    alias: {
      $locale: fileURLToPath(new URL('../src/mazzo/locale', import.meta.url)),
      $games: fileURLToPath(new URL('../src/mazzo/games', import.meta.url)),
    },
  },
  ssr: { noExternal: /^(?!@opencvjs)/, external: ['@opencvjs/web'] },
  build: {
    ssr: 'src/gridCards/reading/measure.ts',
    outDir: 'node_modules/.cache/measure',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { entryFileNames: 'measure.mjs' } },
  },
})
