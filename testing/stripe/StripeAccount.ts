import * as make from './objects'
import type { Charge, Dispute, Intent, Refund, Session, StripeObject } from './objects'
import { found, StripeProblem } from './StripeProblem'

/** What the payer does on the hosted page. */
export const acts = ['pay', 'decline', 'abandon3ds', 'slow'] as const
export type Act = (typeof acts)[number]
export type Emit = (type: string, object: StripeObject) => void
/** What is taken in place of what was asked. */
export type Altered = { amount?: number; currency?: string }

/** Of each kind; the oldest go. */
const maxObjects = 5_000

/** One account at Stripe: its objects, and what happens to them. */
export class StripeAccount {
  readonly sessions = new Map<string, Session>()
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()

  constructor(
    readonly now: () => number,
    readonly emit: Emit,
  ) {}

  add<Thing extends StripeObject>(things: Map<string, Thing>, thing: Thing): Thing {
    const [oldest] = things.keys()
    if (oldest && things.size >= maxObjects) things.delete(oldest)
    things.set(thing.id, thing)
    return thing
  }

  /** The session, which ends by itself. */
  session(id: string): Session {
    const session = found(this.sessions.get(id), 'checkout.session', id)
    if (session.status === 'open' && session.expires_at <= this.now()) this.end(session)
    return session
  }

  expire(id: string): Session {
    const session = this.session(id)
    if (session.status !== 'open')
      throw new StripeProblem(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      })
    return this.end(session)
  }

  act(sessionId: string, act: Act, altered: Altered = {}): Session {
    const session = this.session(sessionId)
    if (session.status !== 'open') return session
    const intent = this.intentOf(session)
    if (act === 'decline') return this.decline(session, intent)
    if (act === 'abandon3ds') intent.status = 'requires_action'
    else if (act === 'slow') this.complete(session, intent, 'processing')
    else this.settle(session, intent, altered)
    return session
  }

  /** The end of a slow payment. */
  endSlow(sessionId: string, isPaid: boolean): void {
    const session = this.session(sessionId)
    const intent = this.intentOf(session)
    if (isPaid) this.settle(session, intent, {}, 'checkout.session.async_payment_succeeded')
    else {
      this.decline(session, intent)
      this.emit('checkout.session.async_payment_failed', session)
    }
  }

  /** The payment intent of a session, made when its form is sent. */
  intentOf(session: Session): Intent {
    const intent =
      this.intents.get(session.payment_intent ?? '') ??
      this.add(this.intents, make.makeIntent(session))
    session.payment_intent = intent.id
    return intent
  }

  private settle(
    session: Session,
    intent: Intent,
    { amount = intent.amount, currency = intent.currency }: Altered,
    event = 'checkout.session.completed',
  ): void {
    Object.assign(intent, { amount_received: amount, currency, last_payment_error: null })
    const charge = this.add(this.charges, make.makeCharge(intent))
    intent.latest_charge = charge.id
    this.complete(session, intent, 'succeeded')
    this.emit('payment_intent.succeeded', intent)
    this.emit('charge.succeeded', charge)
    this.emit(event, session)
  }

  private complete(session: Session, intent: Intent, status: 'processing' | 'succeeded'): void {
    intent.status = status
    const payment_status = status === 'succeeded' ? 'paid' : 'unpaid'
    Object.assign(session, { status: 'complete', payment_status, url: null })
    if (status === 'processing') this.emit('checkout.session.completed', session)
  }

  private decline(session: Session, intent: Intent): Session {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    }
    this.emit('payment_intent.payment_failed', intent)
    return session
  }

  private end(session: Session): Session {
    Object.assign(session, { status: 'expired', url: null })
    const intent = this.intents.get(session.payment_intent ?? '')
    if (intent) intent.status = 'canceled'
    this.emit('checkout.session.expired', session)
    return session
  }
}
