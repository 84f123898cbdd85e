/** The drawings of a cell of Orchard in the deck editor: full size, and as a small sign. */
import Cell from './DeckCell.svelte'
import Sign from './DeckSign.svelte'

export const drawings = { Cell, Sign }
