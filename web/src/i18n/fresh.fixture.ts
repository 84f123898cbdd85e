/** Runs before each test file: resets texts, language and storage, and allows long waits on a busy machine. */
import { configure } from '@testing-library/svelte'
import { forgetTexts } from './fluent'

configure({ asyncUtilTimeout: 30_000 })
localStorage.clear()
forgetTexts()
