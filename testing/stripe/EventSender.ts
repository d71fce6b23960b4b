import Stripe from 'stripe'
import { newId, type StripeObject } from './objects'

export type SentEvent = { id: string; type: string; created: number; data: { object: object } }
type Signature = {
  /** The time that the signature names, in seconds. */
  at?: number
  secret?: string
}

/** Signs events and posts them to the shop. */
export class EventSender {
  /** The shop's address for events. */
  url = ''
  /** What happens to new events; held ones wait for `deliver`. */
  mode: 'send' | 'double' | 'hold' | 'lose' = 'send'
  readonly held: SentEvent[] = []
  /** The replies of the shop, oldest first. */
  readonly replies: { type: string; status: number }[] = []
  private readonly inFlight = new Set<Promise<void>>()

  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  emit(type: string, object: StripeObject): void {
    const event = { id: newId('evt'), type, created: this.now(), data: { object: { ...object } } }
    if (this.mode === 'lose') return
    if (this.mode === 'hold' || !this.url) this.held.push(event)
    else for (let times = this.mode === 'double' ? 2 : 1; times > 0; times -= 1) this.post(event)
    this.held.splice(0, this.held.length - 1_000)
  }

  /** Waits for the events in flight. */
  async settled(): Promise<void> {
    await Promise.all(this.inFlight)
  }

  /** Posts an event, by default signed now; returns the shop's status, 0 without a reply. */
  async deliver(event: SentEvent, signature: Signature = {}): Promise<number> {
    const { body, header } = this.sign(event, signature)
    const reply = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body,
    }).catch(() => undefined)
    await reply?.arrayBuffer()
    const status = reply?.status ?? 0
    this.replies.push({ type: event.type, status })
    this.replies.splice(0, this.replies.length - 1_000)
    return status
  }

  /** The body and the header by which Stripe sends an event. */
  sign(event: SentEvent, { at = this.now(), secret = this.secret }: Signature = {}) {
    const ofEvent = { object: 'event', api_version: null, livemode: false, pending_webhooks: 1 }
    const body = JSON.stringify({ ...event, ...ofEvent })
    const options = { payload: body, secret, timestamp: at }
    return { body, header: Stripe.webhooks.generateTestHeaderString(options) }
  }

  private post(event: SentEvent): void {
    const sent = this.deliver(event).then(() => {
      this.inFlight.delete(sent)
    })
    this.inFlight.add(sent)
  }
}
