// pyodide.mjs PYODIDE ARCHIVE PROGRAM...: runs programs of Python in one Pyodide in Node, with the package from an
// archive, and prints what each leaves in `told`, a line each. PYODIDE: the folder of its npm package.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPython } from './python.mjs'

const [pyodide, archive, ...programs] = process.argv.slice(2)
const bytes = new Uint8Array(readFileSync(archive)) // Pyodide takes no Buffer
const run = await startPython(pathToFileURL(join(pyodide, 'pyodide.mjs')), bytes)
for (const program of programs) console.log(run(readFileSync(program, 'utf8')))
