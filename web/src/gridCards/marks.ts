/** What a legal place costs besides points: nothing, a little, or much. Each has a mark of its own. */
export type Price = 0 | 1 | 2
