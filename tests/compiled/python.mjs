// Mazzo in Pyodide: Python in Node or in a worker of a page.

/** Starts Pyodide, from the address of its module `pyodide.mjs`, with the package from a zip archive. Returns a
 * function that runs the text of a program and returns what the program leaves in `told`. */
export async function startPython(address, archive) {
  const { loadPyodide } = await import(address)
  const python = await loadPyodide()
  python.unpackArchive(archive, 'zip', { extractDir: '/package' })
  python.runPython('import sys; sys.path.insert(0, "/package")')
  return (program) => {
    python.runPython(program)
    return python.globals.get('told')
  }
}
