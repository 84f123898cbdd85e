import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Imports point down: nothing is imported from what stands before it. What ui and i18n need of each other and of net they may have. */
const FLOORS = ['{app,features}', 'games', 'gridCards', 'table', '{net,ui,i18n}'].map((floor) => `./src/${floor}/**/*`)

/** The features of which a feature may import. One without a row imports none. */
const FEATURES = {
  about: ['decks'],
  companion: ['newGame'],
  deals: ['boards', 'home', 'newGame', 'puzzles', 'reviews'],
  decks: ['lobby', 'newGame'],
  history: ['companion', 'deals', 'newGame'],
  home: ['deals', 'history', 'lobby', 'newGame', 'par'],
  offline: ['history', 'lessons', 'matches', 'newGame', 'rooms'],
  lessons: ['newGame'],
  lobby: ['newGame', 'rooms'],
  matches: ['deals', 'history', 'lessons', 'newGame', 'par'],
  newGame: ['fairness'],
  puzzles: ['newGame', 'reviews'],
  reviews: ['matches', 'newGame'],
  rooms: ['fairness', 'matches', 'newGame'],
}

const features = readdirSync(new URL('src/features', import.meta.url)).map((feature) => ({
  target: `./src/features/${feature}/**/*`,
  from: './src/features',
  except: [feature, ...(FEATURES[feature] ?? [])].map((allowed) => `./${allowed}`),
}))

export default ts.config(
  { ignores: ['node_modules/', '.svelte-check/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], 'svelte-eslint-parser': ['.svelte'] },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', 'sibling'],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
    },
  },
  {
    ignores: ['**/*.test.ts'],
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...FLOORS.slice(1).map((target, k) => ({ target, from: FLOORS.slice(0, k + 1) })), ...features] },
      ],
    },
  },
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { parser: ts.parser },
    },
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
