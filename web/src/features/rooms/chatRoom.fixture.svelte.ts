/** A room for tests of the chat: the viewer (member 0) with Bo, Cy, and a spectator. */

export class TalkRoom {
  room = $state({
    phase: 'playing',
    listed: false,
    mine: { member: 0, muted: [] as number[] },
    members: [0, 1, 2, 3].map((member) => ({ member, seated: member < 3, colour: member })),
  })
  whispers = true
  lines = []
  seated = true
  refusal = null
  /** What was sent. */
  acts: unknown[] = []

  may = (act: string): boolean => act !== 'whisper' || this.whispers
  memberOf = (member: number) => this.room.members[member]
  memberName = (member: number): string => ['Ada', 'Bo', 'Cy', 'Di'][member]!
  read = (): void => undefined
  doing = (): boolean => false

  act = (act: unknown): Promise<boolean> => {
    this.acts.push(act)
    return Promise.resolve(true)
  }

  leave(member: number): void {
    this.room.members[member]!.seated = false
  }
}
