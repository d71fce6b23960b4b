import type { Stripe } from 'stripe'
import { EventNotGenuine } from '../EventNotGenuine'
import type { ProviderEvent } from '../PaymentProvider'

type Headers = NodeJS.Dict<string | string[]>

/** Seconds after which a signed event is a replay. */
const tolerance = 300

/** Checks the signature over the body's bytes and the time that it names. */
export function readStripeEvent(
  stripe: Stripe,
  { rawBody, headers, secret }: { rawBody: Buffer; headers: Headers; secret: string },
  now: Date,
): ProviderEvent {
  const signature = headers['stripe-signature']
  if (signature === undefined) throw new EventNotGenuine('unsigned')
  const read = (withinSeconds: number) =>
    construct(() =>
      stripe.webhooks.constructEvent(
        rawBody,
        String(signature),
        secret,
        withinSeconds,
        undefined,
        now.getTime(),
      ),
    )
  const event = read(tolerance)
  if (!event) throw new EventNotGenuine(read(Infinity) ? 'stale' : 'forged')
  return {
    id: event.id,
    kind: event.type,
    ...subjectOf(event.data.object),
    payload: toStored(event),
  }
}

/** An event's object names its payer and card (`customer_details`, `billing_details`, …). */
const storedFields = [
  'object',
  'id',
  'payment_intent',
  'status',
  'payment_status',
  'amount',
  'amount_total',
  'amount_received',
  'amount_refunded',
  'currency',
]

/** What is stored of an event: nothing personal. */
function toStored({ id, type, created, data }: Stripe.Event) {
  const fields = Object.entries(data.object).filter(([name]) => storedFields.includes(name))
  return { id, type, created, data: { object: Object.fromEntries(fields) } }
}

/**
 * Undefined if the signature is not Stripe's, or too old; throws an EventNotGenuine for a signed body
 * of another form, such as a thin event.
 */
function construct(event: () => Stripe.Event): Stripe.Event | undefined {
  try {
    return event()
  } catch (error) {
    if (isOfSignature(error)) return undefined
    throw new EventNotGenuine('unreadable')
  }
}

const isOfSignature = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError'

/** The fields by which an object of an event may name its payment. */
type Subject = {
  object?: string
  id?: string
  payment_intent?: string | { id: string } | null
  metadata?: Record<string, string> | null
}

function subjectOf(object: object): Pick<ProviderEvent, 'reference' | 'attemptId'> {
  const { object: kind, id, payment_intent, metadata }: Subject = object
  const isPayment = kind === 'checkout.session' || kind === 'payment_intent'
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  return {
    reference: (isPayment ? id : intent) ?? null,
    attemptId: metadata?.attempt_id ?? null,
  }
}
