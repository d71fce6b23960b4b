import Stripe from 'stripe'
import { startStripeHost, type StripeHost } from '../../../testing/stripeHost'
import { readSettings } from '../../settings'
import { EventNotGenuine } from '../EventNotGenuine'
import { openProviders } from '../openProviders'
import type { PaymentProvider } from '../PaymentProvider'

const now = Date.now()
let host: StripeHost
let provider: PaymentProvider
let reference: string
let intent: string
beforeAll(async () => {
  host = await startStripeHost(() => new Date(now))
  const settings = readSettings({ PAYMENT: 'stripe', ...host.settings })
  provider = openProviders(settings, () => new Date(now)).byMeans('card')!
  host.events.mode = 'hold'
  const started = await provider.start({
    attemptId: 'the-attempt',
    orderId: 1234,
    amountCents: 4250,
    means: 'card',
    at: new Date(now),
    returnUrl: 'http://localhost/command/1234',
    email: 'marie@mail.test',
  })
  reference = started.reference
  await host.act(reference, 'pay')
  intent = host.account.session(reference).payment_intent!
  host.refunds.create(intent, 300, {})
  host.refunds.dispute(reference, 'needs_response')
})
afterAll(() => host.close())

const eventOf = (type: string) => host.events.held.find((event) => event.type === type)!
type Signature = Parameters<StripeHost['events']['sign']>[1]
const read = (type: string, signature: Signature = {}) => {
  const { body, header } = host.events.sign(eventOf(type), signature)
  return provider.readEvent(Buffer.from(body), { 'stripe-signature': header })
}

test.each([
  ['checkout.session.completed', () => reference, 'the-attempt'],
  ['payment_intent.succeeded', () => intent, 'the-attempt'],
  ['charge.refunded', () => intent, 'the-attempt'],
  ['refund.created', () => intent, null],
  ['charge.dispute.created', () => intent, null],
])('%s names its payment', async (type, name, attemptId) => {
  const event = await read(type)
  expect(event).toMatchObject({ kind: type, reference: name(), attemptId })
  expect(event.id).toBe(eventOf(type).id)
  await expect(provider.find(event.reference!)).resolves.toMatchObject({ reference })
})

test('what is stored of an event tells the amount, and not who paid', async () => {
  const type = 'checkout.session.completed'
  expect(JSON.stringify(eventOf(type))).toContain('marie@mail.test')
  const { payload } = await read(type)
  expect(payload).toEqual({
    id: eventOf(type).id,
    type,
    created: expect.any(Number) as number,
    data: {
      object: {
        object: 'checkout.session',
        id: reference,
        payment_intent: intent,
        status: 'complete',
        payment_status: 'paid',
        amount_total: 4250,
        currency: 'eur',
      },
    },
  })
})

const seconds = Math.floor(now / 1000)
test.each([
  ['a day old', { at: seconds - 24 * 3600 }],
  ['six minutes old', { at: seconds - 360 }],
  ['signed with another secret', { secret: 'whsec_other' }],
])('an event that is %s is not genuine', async (_, signature) => {
  await expect(read('refund.created', signature)).rejects.toBeInstanceOf(EventNotGenuine)
})

test('a thin event is signed, and of a form that the shop does not read', async () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'v2.core.event',
    type: 'v1.refund.created',
  })
  const signed = { payload, secret: 'whsec_stand_in', timestamp: seconds }
  const headers = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(signed) }
  const reading = provider.readEvent(Buffer.from(payload), headers)
  await expect(reading).rejects.toMatchObject({ forgery: 'unreadable' })
})

test('a body that was changed, or that is not signed, is not genuine', async () => {
  const { body, header } = host.events.sign(eventOf('refund.created'))
  const headers = { 'stripe-signature': header }
  for (const [sent, given] of [
    [body.replace('300', '301'), headers],
    [body, {}],
    [body, { 'stripe-signature': 't=1,v1=00' }],
    ['', headers],
  ] as const)
    await expect(provider.readEvent(Buffer.from(sent), given)).rejects.toBeInstanceOf(
      EventNotGenuine,
    )
})
