import { StripeProblem } from './StripeProblem'

export type Reply = { status: number; body: object }
type Stored = { request: string; reply: Reply }

/** Replies by their idempotency key: the same key gives the same reply, an error 500 included. */
export class ReplyStore {
  private readonly stored = new Map<string, Stored>()

  reply(key: string | undefined, request: string, act: () => Reply): Reply {
    if (!key) return act()
    const earlier = this.stored.get(key)
    if (earlier) return replay(earlier, request, key)
    const reply = act()
    // Stripe stores no reply to parameters that it refuses.
    if (reply.status < 400 || reply.status >= 500) this.stored.set(key, { request, reply })
    return reply
  }

  /** As Stripe may do after 24 hours. */
  forget(): void {
    this.stored.clear()
  }
}

function replay({ request, reply }: Stored, repeated: string, key: string): Reply {
  if (request !== repeated)
    throw new StripeProblem(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    })
  return reply
}
