/** The position that several replays on a page share; each shows its last one when it has fewer. */

/** Key of the Svelte context of a `SharedReplay`: the replays below it have no slider of their own. */
export const SHARED_REPLAY = 'shared-replay'

interface Member {
  last: number
  label: string
}

export class SharedReplay {
  at = $state(0)
  private members = $state.raw<Readonly<Record<string, Member>>>({})

  /** The last position of the longest replay. */
  readonly last = $derived(Math.max(0, ...Object.values(this.members).map(({ last }) => last)))
  /** What all replays show, for screen readers. */
  readonly label = $derived(
    Object.values(this.members)
      .map(({ label }) => label.replace(/\.$/, ''))
      .filter((label, k, all) => all.indexOf(label) === k)
      .join(' · '),
  )

  /** Sets what a replay says of itself; null when it goes. */
  tell(id: string, member: Member | null): void {
    const { [id]: _, ...others } = this.members
    this.members = member ? { ...this.members, [id]: member } : others
  }
}
