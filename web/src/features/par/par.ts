/** The bars and the sentences about par. */
import type { Par } from '../../net/protocol'

export interface Bar {
  who: 'own' | 'honest' | 'par'
  /** The points; null while they are unknown. */
  points: number | null
  /** The start and end of the bar, in hundredths of the scale. */
  from: number
  to: number
  /** The upper bound of par, in hundredths of the scale. */
  high: number
}

/** The bars of the viewer's points, the honest bot's and par, on one scale from 0, or from the lowest of them if it is below 0. */
export function barsOf(own: number, par: Par | null): Bar[] {
  const { low = null, high = null, honest = null } = par ?? {}
  const values = [0, own, honest ?? 0, low ?? 0, high ?? 0]
  const least = Math.min(...values)
  const span = Math.max(1, Math.max(...values) - least)
  const place = (points: number) => ((points - least) / span) * 100
  const bar = (who: Bar['who'], points: number | null, upTo = points): Bar => {
    const ends = [place(0), place(points ?? 0)]
    return { who, points, from: Math.min(...ends), to: Math.max(...ends), high: Math.max(...ends, place(upTo ?? 0)) }
  }
  return [bar('own', own), bar('honest', honest), bar('par', low, high)]
}

export interface Verdict {
  id: string
  facts: Record<string, number | string>
}

/** Sentences about a finished computation: the distance from par, the honest bot's result, and the value of foresight. `whose`: the viewer's game or another's. */
export function verdictOf(own: number, par: Par, whose: 'mine' | 'game'): Verdict[] {
  if (par.low === null || par.high === null) return []
  const verdicts: Verdict[] = [
    {
      id: `par-${par.proved ? 'proved' : 'open'}-${whose}`,
      facts: { below: par.low - own, low: par.low, high: par.high },
    },
  ]
  if (par.honest === null) return verdicts
  const apart = own - par.honest
  verdicts.push({
    id: `par-against-${whose}`,
    facts: { how: apart > 0 ? 'more' : apart < 0 ? 'less' : 'same', apart: Math.abs(apart) },
  })
  if (par.low > own)
    verdicts.push({
      id: par.proved ? 'par-foresight' : 'par-foresight-open',
      facts: { gap: par.low - Math.max(own, par.honest) },
    })
  return verdicts
}
