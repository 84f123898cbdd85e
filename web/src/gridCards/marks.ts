/** The cost of a legal position besides points: none, low or high. Each has a mark of its own. */
export type Price = 0 | 1 | 2
