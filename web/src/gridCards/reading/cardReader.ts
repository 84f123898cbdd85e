/** The worker that reads photographs. It may load scripts of this site and nothing else: nothing can leave it but its answers. */
import type { Cv } from './find'
import type { Pixels, Quad } from './geometry'
import { cardIn, faceOf, layoutIn, readTable, troubleOf, type Given } from './reader'

export type Request =
  | { t: 'open'; library: string }
  | { t: 'trouble'; photo: Pixels }
  | { t: 'card'; photo: Pixels }
  | { t: 'face'; photo: Pixels; quad: Quad }
  | { t: 'layout'; photo: Pixels; faces: Pixels[]; words: string[][] }
  | { t: 'table'; photo: Pixels; faces: Pixels[]; words: string[][]; given: Given }

let cv: Cv | null = null

async function answer(request: Request): Promise<unknown> {
  if (request.t === 'open') {
    const library = (await import(/* @vite-ignore */ request.library)) as { default: () => Promise<Cv> }
    cv = await library.default()
    return null
  }
  if (cv === null) throw new Error('not opened')
  if (request.t === 'trouble') return troubleOf(cv, request.photo)
  if (request.t === 'card') return cardIn(cv, request.photo)
  if (request.t === 'face') return faceOf(cv, request.photo, request.quad)
  if (request.t === 'layout') return layoutIn(cv, request.photo, request.faces, request.words)
  return readTable(cv, request.photo, request.faces, request.words, request.given)
}

addEventListener('message', (event: MessageEvent<{ id: number; request: Request }>) => {
  const { id, request } = event.data
  answer(request).then(
    (result) => postMessage({ id, result }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  )
})
