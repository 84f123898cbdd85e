/** A moment of a finished match in words. */
import { t } from '../../i18n/fluent'
import { capital, type Naming } from '../../i18n/words'
import type { Replay } from '../../net/protocol/grass'
import { nameOf } from './cards'
import { changesAt, frameOf, type Moment } from './moments'
import { gain } from './money'
import { dealTexts, moveTexts, drawnText } from './moveSummaries'

/** A moment in words; a turn names the drawn card after its move. */
export function momentText(replay: Replay, moment: Moment, naming: Naming): string {
  const { view } = frameOf(replay, moment)
  if (moment.kind === 'deal') return t('grass-replay-deal', { number: moment.hand + 1 })
  if (moment.kind === 'over') {
    const results = (view.sheets[moment.hand] ?? []).map(({ seat, points }) =>
      t('grass-replay-result', { name: naming(seat) ?? capital(t('grass-you')), points: gain(points) }),
    )
    return t('grass-replay-over', { number: moment.hand + 1, results: results.join(', ') })
  }
  if (moment.kind === 'pass') {
    const passes = moment.parsedMoves.flatMap(({ seat, parsedMove }) =>
      parsedMove.kind === 'pass' && parsedMove.card !== null
        ? [t('grass-replay-passed', { name: naming(seat) ?? capital(t('grass-you')), card: nameOf(parsedMove.card) })]
        : [],
    )
    return t('grass-replay-pass', { passed: passes.join(', ') })
  }
  if (moment.kind === 'turn' && moment.parsedMoves.length === 0)
    return drawnText(moment.seat ?? 0, moment.drawnCard, naming)
  const changes = changesAt(replay, moment)
  const talk = replay.frames[moment.before + 1]?.view.talk ?? null
  const texts = moment.parsedMoves.flatMap(({ seat, parsedMove }) => {
    const partners =
      parsedMove.kind === 'propose' && talk?.proposer === seat ? talk.partners.map(([partner]) => partner) : []
    return moveTexts(seat, parsedMove, changes, naming, partners)
  })
  const dealSentences = moment.kind === 'talk' && view.talk?.state === 'dealt' ? dealTexts(view.talk, naming) : []
  const drawSentences =
    moment.kind === 'turn' && moment.drawnCard !== null
      ? [t('grass-replay-drawn', { card: nameOf(moment.drawnCard) })]
      : []
  return [...texts, ...dealSentences, ...drawSentences].join(' ')
}
