/** Sound for the tests: one mock for all files, since test files share their modules. */
import { vi } from 'vitest'

export const play = vi.fn()
export const wakeSound = vi.fn()
