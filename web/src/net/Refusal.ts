import type { Facts } from './protocol'

/** A refused call: its HTTP status, 0 without an answer, and the server's code, facts and rule. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Facts = {},
    readonly rule = '',
  ) {
    super(code)
  }
}
