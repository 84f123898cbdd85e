/** What was said, as its reader reads it: a ready phrase in the reader's own language, or the words as they were written. */
import { t } from '../../i18n/fluent'
import type { Line } from '../../net/protocol'

export function lineText(line: Line): string {
  return line.phrase ? t(`talk-say-${line.phrase}`) : line.text
}
