/**
 * Reads photographs that a program has rendered, for tests and benches. One request in JSON for each line of the standard
 * input, one answer for each on the standard output. Pictures are files of four bytes a pixel.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { loadOpenCV } from '@opencvjs/web'
import { pieces, type Game } from '../../pictures/pieces'
import type { Pixels, Quad } from './geometry'
import { cardIn, faceOf, readTable, troubleOf, type Given } from './reader'

interface Photo {
  file: string
  width: number
  height: number
}
type Request =
  | { t: 'pieces'; game: Game; faces: string[][] }
  | { t: 'faces'; photos: Photo[]; words: string[][] }
  | { t: 'table'; photo: Photo; given: Given | null }

const cv = await loadOpenCV()
let faces: Pixels[] = []
let words: string[][] = []

function pixelsOf({ file, width, height }: Photo): Pixels {
  return { data: new Uint8ClampedArray(readFileSync(file)), width, height }
}

function answer(request: Request): unknown {
  if (request.t === 'pieces') return pieces(request.game, request.faces)
  if (request.t === 'faces') {
    const photos = request.photos.map(pixelsOf)
    const quads = photos.map((photo): Quad => {
      const { width, height } = photo
      return (
        cardIn(cv, photo) ?? [
          { x: 0, y: 0 },
          { x: width, y: 0 },
          { x: width, y: height },
          { x: 0, y: height },
        ]
      )
    })
    faces = photos.map((photo, k) => faceOf(cv, photo, quads[k]!))
    words = request.words
    return quads
  }
  const photo = pixelsOf(request.photo)
  const start = performance.now()
  const trouble = troubleOf(cv, photo)
  const table = readTable(cv, photo, faces, words, request.given)
  return { trouble, table, seconds: (performance.now() - start) / 1000 }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Request))}\n`)
}
