/** The letters by which keys name the players: A is the first seat. */

const FIRST = 'A'.charCodeAt(0)
const SEATS = 6

export function letterOf(seat: number): string {
  return String.fromCharCode(FIRST + seat)
}

/** The seat that a key names; null if it names none. */
export function seatCalled(key: string): number | null {
  const seat = key.length === 1 ? key.toUpperCase().charCodeAt(0) - FIRST : -1
  return seat >= 0 && seat < SEATS ? seat : null
}
