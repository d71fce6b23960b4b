import { newId, type Session } from './objects'
import type { Refunds } from './Refunds'
import type { StripeAccount } from './StripeAccount'
import { StripeProblem } from './StripeProblem'

type Stripe = { account: StripeAccount; refunds: Refunds; origin: string }
export type ApiCall = { method: string; path: string; params: URLSearchParams }

/** The calls that the shop makes, answered as Stripe documents them. */
export function answer({ account, refunds, origin }: Stripe, call: ApiCall): object {
  const { params } = call
  const [, , resource = '', id = '', act = ''] = call.path.replace('checkout/', '').split('/')
  switch ([call.method, resource, id && ':id', act].filter(Boolean).join(' ')) {
    case 'POST sessions':
      return createSession(account, params, origin)
    case 'GET sessions':
      return list(account.sessions.values(), params, (session) =>
        expand(account, account.session(session.id), params),
      )
    case 'GET sessions :id':
      return expand(account, account.session(id), params)
    case 'POST sessions :id expire':
      return account.expire(id)
    case 'POST refunds':
      return refunds.create(
        params.get('payment_intent') ?? '',
        params.has('amount') ? Number(params.get('amount')) : null,
        fieldsOf(params, 'metadata'),
      )
    case 'GET refunds':
      return list(account.refunds.values(), params)
    case 'GET disputes':
      return list(account.disputes.values(), params)
  }
  throw new StripeProblem(404, {
    message: `Unrecognized request URL (${call.method} ${call.path})`,
  })
}

function createSession(account: StripeAccount, params: URLSearchParams, origin: string): Session {
  const price = 'line_items[0][price_data]'
  const amount = Number(params.get(`${price}[unit_amount]`))
  const expires = Number(params.get('expires_at'))
  const now = account.now()
  if (expires < now + 30 * 60 || expires > now + 24 * 3600)
    throw new StripeProblem(400, {
      param: 'expires_at',
      message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
    })
  if (!(amount >= 50))
    throw new StripeProblem(400, {
      code: 'amount_too_small',
      message: 'The Checkout Session’s total amount must convert to at least 50 cents.',
    })
  const email = params.get('customer_email')
  if (email !== null && (!/@.+\..+$/.test(email) || email.includes('..')))
    throw new StripeProblem(400, {
      code: 'email_invalid',
      param: 'customer_email',
      message: `Invalid email address: ${email}`,
    })
  const id = newId('cs_test')
  return account.add(account.sessions, {
    id,
    object: 'checkout.session',
    amount_total: amount,
    client_reference_id: params.get('client_reference_id'),
    created: now,
    currency: params.get(`${price}[currency]`),
    customer_email: email,
    excluded_payment_method_types: [...params]
      .filter(([name]) => name.startsWith('excluded_payment_method_types'))
      .map(([, method]) => method),
    expires_at: expires,
    livemode: false,
    metadata: fieldsOf(params, 'metadata'),
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: params.get('success_url'),
    cancel_url: params.get('cancel_url'),
    url: `${origin}/pay/${id}`,
  })
}

function expand(account: StripeAccount, session: Session, params: URLSearchParams): object {
  const isExpanded = [...params].some(([name]) => name.startsWith('expand'))
  const intent = account.intents.get(session.payment_intent ?? '')
  if (!intent || !isExpanded) return session
  const latest_charge = account.charges.get(intent.latest_charge ?? '') ?? null
  return { ...session, payment_intent: { ...intent, latest_charge } }
}

type Listed = { id: string; created: number; payment_intent: string | null }

/** Newest first, one page. */
function list<Thing extends Listed>(
  things: Iterable<Thing>,
  params: URLSearchParams,
  show: (thing: Thing) => object = (thing) => thing,
): object {
  const intent = params.get('payment_intent')
  const from = Number(params.get('created[gte]') ?? 0)
  const to = Number(params.get('created[lte]') ?? Infinity)
  const all = [...things]
    .reverse()
    .filter(({ created }) => created >= from && created <= to)
    .filter((thing) => !intent || thing.payment_intent === intent)
  const start = all.findIndex(({ id }) => id === params.get('starting_after')) + 1
  const limit = Number(params.get('limit') ?? 10)
  const data = all.slice(start, start + limit).map(show)
  return { object: 'list', data, has_more: all.length > start + limit, url: '/v1' }
}

/** The fields of an object among the parameters: `metadata[order_id]`. */
function fieldsOf(params: URLSearchParams, name: string): Record<string, string> {
  return Object.fromEntries(
    [...params].flatMap(([key, value]) => {
      const [, field] = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key) ?? []
      return field ? [[field, value]] : []
    }),
  )
}
