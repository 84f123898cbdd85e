/** Draws cards, dice and tokens of Orchard and Grove as SVG, for photographs that are rendered in tests. */
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import GroveCard from '../games/grove/Card.svelte'
import GroveDie from '../games/grove/Die.svelte'
import Squirrel from '../games/grove/Squirrel.svelte'
import OrchardCard from '../games/orchard/Card.svelte'
import RottenToken from '../games/orchard/RottenToken.svelte'
import Die from '../gridCards/Die.svelte'
import { Tokens } from './styles'

const SHEETS = Object.values(
  import.meta.glob<string>(['../ui/*.css', '!../ui/print.css', '../games/*/colours.css'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const GAMES = {
  orchard: { Card: OrchardCard, Die, Token: RottenToken },
  grove: { Card: GroveCard, Die: GroveDie, Token: Squirrel },
}

export type Game = keyof typeof GAMES

interface Printed {
  game: Game
  /** What the cells of each card show. */
  faces: readonly (readonly string[])[]
  /** The fruits and the values of the dice. */
  fruits: readonly string[]
  values: readonly number[]
}

/** The pieces of a game by their names: `card-7`, `die-apple-3`, `token`. */
export function pieces({ game, faces, fruits, values }: Printed): Record<string, string> {
  const { Card, Die, Token } = GAMES[game]
  const cell = '0 0 100 100'
  const result: Record<string, string> = { token: draw(Token as Component, {}, cell) }
  for (const [k, face] of faces.entries())
    result[`card-${k + 1}`] = draw(
      Card as Component<Record<string, unknown>>,
      { face, turn: 0, number: k + 1 },
      '-100 -150 200 300',
    )
  for (const fruit of fruits)
    for (const value of values)
      result[`die-${fruit}-${value}`] = draw(Die as Component<Record<string, unknown>>, { fruit, value }, cell)
  return result
}

function draw<Props extends Record<string, unknown>>(part: Component<Props>, props: Props, viewBox: string): string {
  const { head, body } = render(part as Component, { props })
  const css = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body.replace(/<!--[\s\S]*?-->/g, '')}</svg>`
  return new Tokens(SHEETS).standalone(svg, [...SHEETS, ...css].join('\n'))
}
