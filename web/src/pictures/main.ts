/**
 * Draws the picture of a shared link as SVG, with the components of the page. The server calls `addTexts`, then
 * `drawPicture`.
 */
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { addTexts } from '../i18n/fluent'
import type { Deck, Snapshot } from '../net/protocol'
import { setPeople } from '../table/matchPlayers'
import LinkPicture from './LinkPicture.svelte'
import type { Picture } from './picture'
import { Tokens } from './styles'

type Board = Component<{ snapshot: Snapshot; hello: { deck: Deck; game: string; match: string } }>

const BOARDS = import.meta.glob<{ default: Board }>('../games/*/EndBoard.svelte', { eager: true })
const SCENES = import.meta.glob<{ default: Component }>('../games/*/ShelfPicture.svelte', { eager: true })
const SHEETS = Object.values(
  import.meta.glob<string>(['../ui/*.css', '!../ui/print.css', '../games/*/colours.css'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** The first drawing in HTML that is named `role="img"`, or the first of all. */
function drawingIn(html: string): string {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '')
  const namedIndex = bare.search(/<svg\b[^>]*role="img"/)
  const start = namedIndex < 0 ? bare.indexOf('<svg') : namedIndex
  let depth = 0
  for (const tag of bare.slice(start).matchAll(/<svg\b[^>]*?(\/?)>|<\/svg>/g)) {
    if (tag[1] === '/') continue
    depth += tag[0] === '</svg>' ? -1 : 1
    if (depth === 0) return bare.slice(start, start + tag.index + tag[0].length)
  }
  return ''
}

/** The picture as SVG; `request`: a Picture as JSON. */
function drawPicture(request: string): string {
  const picture = JSON.parse(request) as Picture
  let sheet = ''
  function draw<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string {
    const { head, body } = render(part as Component, { props })
    for (const [, css] of head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) sheet += `${css}\n`
    return drawingIn(body)
  }
  const scenes = (picture.game === null ? picture.games : [picture.game]).flatMap((game) => {
    const part = SCENES[`../games/${game}/ShelfPicture.svelte`]
    return part ? [{ game, svg: draw(part.default, {}) }] : []
  })
  let board = ''
  const part = picture.game && BOARDS[`../games/${picture.game}/EndBoard.svelte`]
  if (picture.match && part) {
    const { info, deck, snapshot, seat } = picture.match
    setPeople(info)
    board = draw(part.default, {
      snapshot: { ...snapshot, seat },
      hello: { deck, game: info.game, match: info.match },
    })
  }
  const whole = draw(LinkPicture, { picture, scenes, board })
  const own: Record<string, string> = picture.game
    ? { '--accent': `var(--${picture.game})`, '--scene': `var(--scene-${picture.game})` }
    : {}
  return new Tokens(SHEETS, own).standalone(whole, [...SHEETS, sheet].join('\n'))
}

Object.assign(globalThis, { addTexts, drawPicture })
