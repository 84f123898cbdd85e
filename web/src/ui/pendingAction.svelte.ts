/** One thing that a person does: whether it is on its way, and why it was refused. */
export class Doing {
  busy = $state(false)
  error = $state.raw<unknown>(null)

  /** `onerror` is called with every refusal, `onstart` at every start. */
  constructor(
    private readonly onerror: (error: unknown) => void = () => undefined,
    private readonly onstart: () => void = () => undefined,
  ) {}

  /** True when it was done; while it is on its way, it is not done twice. */
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
