/** Photographs that are read on this device: the picture of a file, and the worker that reads it. */
import library from 'virtual:opencv'
import type { Request } from './cardReader'
import type { Pixels } from './geometry'

/** The longer side of a photograph as it is read. */
const LONGEST = 1600
const MOST_BYTES = 40_000_000
/** The shorter side below which no card is legible. */
const SHORTEST = 300

/** Why a photograph cannot be read; each has a sentence, `reading-not-...`. */
export class NotRead extends Error {
  constructor(readonly why: 'picture' | 'large' | 'small' | 'dark' | 'bright' | 'blurred' | 'cards' | 'library') {
    super(why)
  }
}

/** What the library takes to fetch. */
export const LIBRARY_MEGABYTES = Math.round(library.bytes / 1_000_000)

/** The picture of a file, as it is seen. Throws NotRead. */
async function photoOf(file: File): Promise<Pixels> {
  if (file.size > MOST_BYTES) throw new NotRead('large')
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) throw new NotRead('picture')
  try {
    if (Math.min(picture.width, picture.height) < SHORTEST) throw new NotRead('small')
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return { data: new Uint8ClampedArray(data), width, height }
  } finally {
    picture.close()
  }
}

/** Paints a picture onto a canvas. */
export function paint(canvas: HTMLCanvasElement, { data, width, height }: Pixels): void {
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
}

/** The worker; it is made, and the library fetched, at the first request. */
export class Reading {
  private worker: Worker | null = null
  private opened: Promise<unknown> | null = null
  private count = 0
  private readonly waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>()

  /** Fetches the library. Throws NotRead. */
  open(): Promise<unknown> {
    this.opened ??= this.send({ t: 'open', library: library.path }).catch(() => {
      this.close()
      throw new NotRead('library')
    })
    return this.opened
  }

  async ask<Result>(request: Request): Promise<Result> {
    await this.open()
    return (await this.send(request)) as Result
  }

  /** A photograph that can be read. Throws NotRead. */
  async photo(file: File): Promise<Pixels> {
    const photo = await photoOf(file)
    const why = await this.ask<'dark' | 'blurred' | null>({ t: 'trouble', photo })
    if (why) throw new NotRead(why)
    return photo
  }

  close(): void {
    this.worker?.terminate()
    this.worker = this.opened = null
    for (const { failed } of this.waiting.values()) failed(new NotRead('library'))
    this.waiting.clear()
  }

  private send(request: Request): Promise<unknown> {
    this.worker ??= this.start()
    const id = (this.count += 1)
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed })
      this.worker!.postMessage({ id, request })
    })
  }

  private start(): Worker {
    const worker = new Worker(new URL('./cardReader.ts', import.meta.url), { type: 'module', name: 'card reader' })
    worker.onmessage = ({ data }: MessageEvent<{ id: number; result?: unknown; error?: string }>) => {
      const one = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.error === undefined) one?.done(data.result)
      else one?.failed(new Error(data.error))
    }
    worker.onerror = () => this.close()
    return worker
  }
}
