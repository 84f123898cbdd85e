/** What was said, as its reader reads it: a ready phrase in the reader's own language, or the words as they were written. */
import { t } from '../../lib/fluent'
import type { Line } from '../../lib/protocol'

export function lineText(line: Line): string {
  return line.phrase ? t(`talk-say-${line.phrase}`) : line.text
}
