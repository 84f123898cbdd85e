// A worker of a page: starts Python, sends `ready`, runs the program of the address that it is sent, and sends what the
// program leaves in `told`, or the error.
import { startPython } from './python.mjs'

self.onmessage = async ({ data: program }) => {
  try {
    const archive = await fetch('../mazzo.zip')
    const run = await startPython('../pyodide/pyodide.mjs', await archive.arrayBuffer())
    self.postMessage({ kind: 'ready' })
    const text = await (await fetch(program)).text()
    self.postMessage({ kind: 'told', text: run(text) })
  } catch (error) {
    self.postMessage({ kind: 'error', text: String(error) })
  }
}
