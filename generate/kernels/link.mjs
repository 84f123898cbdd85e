// link.mjs FOLDER: links the objects of FOLDER/jobs.json, [{ object, library, args }], by LLD. The names of all libraries'
// formats are one program's: `-flavor` chooses.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Exit, runLLVM } from '@yowasp/clang'

const folder = process.argv[2]
for (const { object, library, args } of JSON.parse(readFileSync(join(folder, 'jobs.json'), 'utf8'))) {
  const files = { [object]: new Uint8Array(readFileSync(join(folder, object))) }
  try {
    const linked = await runLLVM(['wasm-ld', ...args], files, { fetchProgress: () => {} })
    writeFileSync(join(folder, library), linked[library])
  } catch (error) {
    if (!(error instanceof Exit)) throw error
    console.error(`${object} cannot be linked`)
    process.exit(1)
  }
}
