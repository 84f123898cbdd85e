/** Runs before each file of tests: texts, language and storage of the file before are forgotten, and what a test waits for may take long on a busy machine. */
import { configure } from '@testing-library/svelte'
import { forgetTexts } from './fluent'

configure({ asyncUtilTimeout: 30_000 })
localStorage.clear()
forgetTexts()
