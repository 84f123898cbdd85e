/** Sound for the tests: a mock that records what was played. */
import { vi } from 'vitest'

export const play = vi.fn()
export const wakeSound = vi.fn()
