// Unpacks the program, its libraries and its fonts into the folder that TMPDIR names: `chromium`, `al2023/lib`, `fonts`.
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

for (const archive of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) {
  await inflate(fileURLToPath(new URL(`node_modules/@sparticuz/chromium/bin/${archive}`, import.meta.url)))
}
