/** An action that calls the server: whether it is pending, and its last error. */
export class Doing {
  busy = $state(false)
  error = $state.raw<unknown>(null)

  /** `onerror` is called with every refusal, `onstart` at every start. */
  constructor(
    private readonly onerror: (error: unknown) => void = () => undefined,
    private readonly onstart: () => void = () => undefined,
  ) {}

  /** Runs the action; true if it succeeded. Does nothing while it is pending. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.error = null
    this.onstart()
    try {
      await action()
      return true
    } catch (error) {
      this.error = error
      this.onerror(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
