/** Runs before each file of tests: all of them meet the same silent sound, since they share their modules. */
import { vi } from 'vitest'

vi.mock('./sound', () => import('./sound.fixture'))
