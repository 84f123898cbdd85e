/** Hands an answer to `use` where the page can do without it: a call that fails is passed over. */
export function optionally<T>(answer: Promise<T>, use: (told: T) => void): void {
  void answer.then(use).catch(() => undefined)
}
