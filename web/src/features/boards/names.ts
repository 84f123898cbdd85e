/** The names of the members of a board. */
import { t } from '../../i18n/fluent'
import type { Board } from '../../net/protocol'

/** A member's name; "Member 3" for one who has chosen none. */
export function nameOf({ members }: Pick<Board, 'members'>, number: number): string {
  const member = members.find((each) => each.number === number)
  const name = member?.name || t('boards-member', { number })
  return member?.you && !member.name ? t('ui-you') : name
}
