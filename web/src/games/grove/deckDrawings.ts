/** The drawings of a cell of Grove in the deck editor: full size, and as a small sign. */
import './colours.css'
import Sign from './DeckSign.svelte'
import Cell from './Tree.svelte'

export const drawings = { Cell, Sign }
