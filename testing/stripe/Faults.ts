import type { Reply } from './ReplyStore'
import { StripeProblem } from './StripeProblem'

/**
 * `error500`: nothing is done. `errorAfter`: it is done, and the reply is an error. `cut`: it is
 * done, and the connection ends without a reply. `silent`: it is done, and no reply is ever sent.
 * `busy`: too many requests. `conflict`: an earlier request with the same key is under way.
 */
export type Fault = 'error500' | 'errorAfter' | 'cut' | 'silent' | 'busy' | 'conflict'
type Planned = { fault: Fault; on: RegExp; times: number }

/** What goes wrong with the next calls. */
export class Faults {
  /** Events reach the shop before the reply to the call that caused them. */
  areEventsFirst = false
  private planned: Planned[] = []

  /** Fails calls like `POST /v1/refunds`. */
  plan(fault: Fault, on: RegExp = /./, times = 1): void {
    this.planned.push({ fault, on, times })
  }

  clear(): void {
    this.planned = []
    this.areEventsFirst = false
  }

  take(call: string): Fault | undefined {
    const next = this.planned.find(({ on, times }) => times > 0 && on.test(call))
    if (next) next.times -= 1
    return next?.fault
  }

  /** The reply to a call under a fault. */
  around(fault: Fault | undefined, act: () => object): Reply {
    if (fault === 'busy')
      throw new StripeProblem(429, { code: 'rate_limit', message: 'Too many requests' })
    if (fault === 'conflict')
      throw new StripeProblem(409, {
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key',
      })
    const body = fault === 'error500' ? {} : act()
    return fault === 'error500' || fault === 'errorAfter'
      ? { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong' } } }
      : { status: 200, body: structuredClone(body) }
  }
}
