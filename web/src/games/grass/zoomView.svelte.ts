/** The shown hand of a finished match, null for the last one; shared by the list of hands and the sheet. */
export const look = $state<{ hand: number | null }>({ hand: null })
