/** How Orchard draws what stands on its cards. */
import type { Drawings } from './kinds'
import OrchardCell from './OrchardCell.svelte'
import OrchardSign from './OrchardSign.svelte'

export const drawings: Drawings = { Cell: OrchardCell, Sign: OrchardSign }
