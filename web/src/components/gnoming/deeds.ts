/** What a seat did, told in sentences: the first one names who did it, the next ones go on from there. */
import { t } from '../../lib/fluent'
import type { Step } from '../../lib/protocol'
import { nameOf, read, type Deed } from './cards'

const PILES = ['left', 'right'] as const

/** Everything in these steps that the table tells of a seat: its own deeds, and the cards that chance brought in between. */
export function deedsIn(steps: readonly Step[]): Deed[] {
  return steps.flatMap((step) => {
    const deed = read(step.text)
    return deed && deed.kind !== 'undo' ? [deed] : []
  })
}

function cardText(card: number | null): string {
  return card === null ? t('gnoming-deed-card') : nameOf(card)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One deed with the card that chance brought right after it; `first`: who it was is still to be said. */
function deedText(name: string | null, deed: Deed, came: number | null, first: boolean): string {
  const form = name === null ? '-you' : ''
  const then = first ? form : '-then'
  const who = name ?? ''
  switch (deed.kind) {
    case 'draw':
      return t(`gnoming-deed-draw${form}`, { name: who, card: cardText(came) })
    case 'take':
      return t(`gnoming-deed-take${form}`, { name: who, card: cardText(deed.card), pile: PILES[deed.pile]! })
    case 'put': {
      const put = t(`gnoming-deed-put${then}`, { name: who, card: cardText(deed.card), cell: deed.cell + 1 })
      const out = deed.out ?? came
      return out === null ? put : `${capital(put)} ${capital(t('gnoming-deed-out', { card: nameOf(out) }))}`
    }
    case 'discard':
      if (deed.pile === null) return t(`gnoming-deed-leave${then}`, { name: who })
      return t(`gnoming-deed-discard${then}`, { name: who, card: cardText(deed.card), pile: PILES[deed.pile]! })
    case 'turn':
      if (came === null) return t(`gnoming-deed-turn${form}`, { name: who, cell: deed.cell + 1 })
      return t(`gnoming-deed-turned${form}`, { name: who, cell: deed.cell + 1, card: nameOf(came) })
    case 'pass':
      return t(`gnoming-deed-pass${form}`, { name: who })
    default:
      return ''
  }
}

/** The deeds of one seat in the order they were done. `name`: null for the viewer's own. */
export function deedTexts(name: string | null, deeds: readonly Deed[]): string[] {
  const said: string[] = []
  deeds.forEach((deed, k) => {
    if (deed.kind === 'card') return
    const next = deeds[k + 1]
    const text = deedText(name, deed, next?.kind === 'card' ? next.card : null, said.length === 0)
    if (text) said.push(capital(text))
  })
  return said
}
