/** The players of a match, requested once: the states of a match contain no names or colours. */
import { SvelteMap } from 'svelte/reactivity'
import { api } from '../net/api'
import type { MatchInfo } from '../net/protocol'
import { playersAt, type Player } from './players'

// One map for all `People`: a state created inside a reaction does not trigger that reaction.
const answers = new SvelteMap<string, Pick<MatchInfo, 'players'>>()

export class People {
  constructor(private readonly match: string) {
    if (answers.has(match)) return
    void api
      .match(match)
      .then((info) => answers.set(match, info))
      .catch(() => undefined)
  }

  get players(): readonly Player[] {
    const info = answers.get(this.match)
    return info ? playersAt(info) : []
  }

  get colours(): readonly number[] {
    return distinct(this.players.map(({ colour }) => colour))
  }

  colourOf(seat: number): number {
    return this.colours[seat] ?? seat
  }

  /** The name of a seat; null until it is known. */
  nameOf(seat: number): string | null {
    return this.players[seat]?.name || null
  }
}

const COLOURS = 8
const cache: Record<string, People> = {}

/** The players of a match. Without an id, or until they are known, they have the colours of their seats. */
export function peopleOf(match: string | undefined): People | null {
  if (!match) return null
  return (cache[match] ??= new People(match))
}

/** A seat whose colour is already taken gets the next free one. */
export function distinct(colours: readonly number[]): number[] {
  const usedColours: number[] = []
  for (const preference of colours) {
    let colour = preference
    while (usedColours.includes(colour) && usedColours.length < COLOURS) colour = (colour + 1) % COLOURS
    usedColours.push(colour)
  }
  return usedColours
}

/** The players of a match that are already known. */
export function setPeople(info: Pick<MatchInfo, 'match' | 'players'>): void {
  answers.set(info.match, info)
  cache[info.match] = new People(info.match)
}
