/** Draws at random: a number from 0 below `count`, all equally likely. */
export function draw(count: number): number {
  const most = Math.floor(256 / count) * count
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    if (byte! < most) return byte! % count
  }
}
