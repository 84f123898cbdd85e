/**
 * Reads photographs that a program has rendered, for tests and benches. One request in JSON for each line of the standard
 * input, one answer for each on the standard output. Pictures are files of four bytes a pixel.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { loadOpenCV } from '@opencvjs/web'
import { pieces, type Game } from '../../pictures/pieces'
import type { Pixels } from './geometry'
import { cardIn, faceOf, layoutIn, readTable, troubleOf, type Given } from './reader'

interface Photo {
  file: string
  width: number
  height: number
}
type Request =
  | { t: 'pieces'; game: Game; faces: string[][]; fruits: string[]; values: number[] }
  | { t: 'faces'; photos: Photo[]; words: string[][] }
  | { t: 'table'; photo: Photo; given: Given | null }

const cv = await loadOpenCV()
let faces: (Pixels | null)[] = []
let words: string[][] = []

function pixelsOf({ file, width, height }: Photo): Pixels {
  return { data: new Uint8ClampedArray(readFileSync(file)), width, height }
}

function answer(request: Request): unknown {
  if (request.t === 'pieces') return pieces(request)
  if (request.t === 'faces') {
    faces = request.photos.map((file) => {
      const photo = pixelsOf(file)
      const quad = cardIn(cv, photo)
      return quad && faceOf(cv, photo, quad)
    })
    words = request.words
    return faces.map((face) => face !== null)
  }
  const photo = pixelsOf(request.photo)
  const start = performance.now()
  const trouble = troubleOf(cv, photo)
  const kept = faces.map((face) => face!)
  const given = request.given ?? layoutIn(cv, photo, kept, words)
  const table = given && readTable(cv, photo, kept, words, given)
  return { trouble, table, seconds: (performance.now() - start) / 1000 }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Request))}\n`)
}
