/** What the deck editor shows of a cell of Grove: the drawing in full, and as a small sign. */
import './colours.css'
import Sign from './DeckSign.svelte'
import Cell from './Tree.svelte'

export const drawings = { Cell, Sign }
