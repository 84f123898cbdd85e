/** How Grove draws what stands on its cards. */
import '../grove/colours.css'
import Tree from '../grove/Tree.svelte'
import GroveSign from './GroveSign.svelte'
import type { Drawings } from './kinds'

export const drawings: Drawings = { Cell: Tree, Sign: GroveSign }
