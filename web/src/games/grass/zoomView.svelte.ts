/** Which hand of a finished game is looked at, null for the last one: the list of the hands and the sheet beside it agree. */
export const look = $state<{ hand: number | null }>({ hand: null })
