// pyodide.mjs WEB PACKAGE PROGRAM: runs a program of Python in Pyodide, in which the package lies, and prints what the
// program leaves in `told`. WEB: the folder whose node_modules have Pyodide.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [web, from, program] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(createRequire(join(web, 'package.json')).resolve('pyodide/pyodide.mjs')))
const python = await loadPyodide()

/** Copies a folder of Python, without what only the server and other platforms need. */
function copy(folder, to) {
  python.FS.mkdirTree(to)
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    if (/^__pycache__$|^static$|\.(so|dll|dylib)$/.test(file.name)) continue
    const [source, target] = [join(folder, file.name), `${to}/${file.name}`]
    if (file.isDirectory()) copy(source, target)
    else python.FS.writeFile(target, readFileSync(source))
  }
}

copy(from, '/package/mazzo')
python.runPython('import sys; sys.path.insert(0, "/package")')
python.runPython(readFileSync(program, 'utf8'))
console.log(python.globals.get('told'))
