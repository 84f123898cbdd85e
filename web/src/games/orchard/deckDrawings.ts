/** What the deck editor shows of a cell of Orchard: the drawing in full, and as a small sign. */
import Cell from './DeckCell.svelte'
import Sign from './DeckSign.svelte'

export const drawings = { Cell, Sign }
