/** Sounds of wood, paper and a small bell, made from noise and sine waves. Silent before the first gesture, and when sound is off. */
import { isOn } from './soundSetting'

export type Sound = 'lift' | 'lay' | 'die' | 'rotten' | 'draw' | 'turn' | 'no' | 'end' | 'call'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Starts the audio context. Browsers allow it only in a handler of a gesture. */
export function wakeSound(): void {
  if (!isOn || context || typeof AudioContext === 'undefined') return
  context = new AudioContext()
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1
}

/** A knock on wood: a short low tone under a tick of noise. */
function wood(ctx: AudioContext, at: number, pitch: number, loud: number): void {
  tone(ctx, at, pitch, pitch * 0.6, 0.09, loud)
  hiss(ctx, at, 1_800, 0.03, loud * 0.5)
}

function tone(ctx: AudioContext, at: number, from: number, to: number, seconds: number, loud: number): void {
  const wave = ctx.createOscillator()
  const gain = ctx.createGain()
  wave.frequency.setValueAtTime(from, at)
  wave.frequency.exponentialRampToValueAtTime(to, at + seconds)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  wave.connect(gain).connect(ctx.destination)
  wave.start(at)
  wave.stop(at + seconds)
}

function hiss(ctx: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const source = ctx.createBufferSource()
  const filter = ctx.createBiquadFilter()
  const gain = ctx.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.Q.value = 0.8
  filter.frequency.setValueAtTime(pitch, at)
  filter.frequency.exponentialRampToValueAtTime(pitch * 0.5, at + seconds)
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(filter).connect(gain).connect(ctx.destination)
  source.start(at, Math.random() * 0.2, seconds)
}

function bell(ctx: AudioContext, at: number, pitch: number, loud: number): void {
  tone(ctx, at, pitch, pitch, 0.5, loud)
  tone(ctx, at, pitch * 2.76, pitch * 2.76, 0.25, loud * 0.35)
}

const SOUNDS: Record<Sound, (ctx: AudioContext, at: number, step: number) => void> = {
  lift: (ctx, at) => hiss(ctx, at, 3_200, 0.07, 0.05),
  turn: (ctx, at) => hiss(ctx, at, 4_200, 0.05, 0.04),
  lay: (ctx, at) => wood(ctx, at, 170, 0.2),
  die: (ctx, at, step) => wood(ctx, at, 420 * 1.12 ** step, 0.1),
  rotten: (ctx, at) => tone(ctx, at, 150, 70, 0.22, 0.2),
  draw: (ctx, at) => hiss(ctx, at, 2_600, 0.14, 0.06),
  no: (ctx, at) => wood(ctx, at, 110, 0.14),
  call: (ctx, at) => [784, 988].forEach((pitch, k) => bell(ctx, at + k * 0.16, pitch, 0.05)),
  end: (ctx, at) => [523, 659, 784].forEach((pitch, k) => bell(ctx, at + k * 0.14, pitch, 0.08)),
}

/** Plays a sound in `delay` milliseconds; each `step` raises its pitch a little. */
export function play(sound: Sound, delay = 0, step = 0): void {
  if (!isOn || !context) return
  SOUNDS[sound](context, context.currentTime + delay / 1_000, step)
}
