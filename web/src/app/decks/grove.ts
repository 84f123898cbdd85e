/** How Grove draws what stands on its cards. */
import '../../games/grove/colours.css'
import Tree from '../../games/grove/Tree.svelte'
import GroveSign from './GroveSign.svelte'
import type { Drawings } from './kinds'

export const drawings: Drawings = { Cell: Tree, Sign: GroveSign }
