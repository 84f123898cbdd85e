/** The form of a game's referee, for tests. */
import { render } from '@testing-library/svelte'
import { vi } from 'vitest'
import type { RefereeQuestion, ScorerParts } from '../gameModule'

/** Shows the form as it was left, `form` being its last change; it asks `onask`. */
export function openReferee(Referee: NonNullable<ScorerParts['Referee']>, left: unknown = null) {
  const onask = vi.fn<(question: RefereeQuestion | null) => void>()
  let form = left
  const onchange = (next: unknown) => {
    form = next
    void view.rerender({ form })
  }
  const view = render(Referee, { form, onchange, onask })
  return { onask, form: () => form }
}
