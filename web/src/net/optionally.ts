/** Calls `use` with the answer of a call that the page can do without: an error is ignored. */
export function optionally<T>(answer: Promise<T>, use: (answer: T) => void): void {
  void answer.then(use).catch(() => undefined)
}
