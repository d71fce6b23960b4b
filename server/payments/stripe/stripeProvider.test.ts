import { randomUUID } from 'node:crypto'
import { StripeProblem } from '../../../testing/stripe/StripeProblem'
import { startStripeHost, type StripeHost } from '../../../testing/stripeHost'
import { readSettings } from '../../settings'
import { openProviders } from '../openProviders'
import type { PaymentProvider, PaymentStart, Started } from '../PaymentProvider'
import { ProviderRefused } from '../ProviderRefused'
import { connectStripe } from './connectStripe'
import { stripeProvider } from './stripeProvider'

let host: StripeHost
let provider: PaymentProvider
beforeAll(async () => {
  host = await startStripeHost()
})
beforeEach(() => {
  provider = openProviders(readSettings({ PAYMENT: 'stripe', ...host.settings })).byMeans('card')!
  host.faults.clear()
  host.replies.forget()
  host.refunds.areSlow = false
  Object.assign(host.altered, { amount: undefined, currency: undefined })
})
afterAll(() => host.close())

const makePayment = (fields: Partial<PaymentStart> = {}): PaymentStart => ({
  attemptId: randomUUID(),
  orderId: 1234,
  amountCents: 4250,
  means: 'card',
  at: new Date(),
  returnUrl: 'http://localhost/command/1234',
  email: 'marie@mail.test',
  ...fields,
})
type Redirect = Extract<Started, { kind: 'redirect' }>
const start = async (payment = makePayment()) => (await provider.start(payment)) as Redirect
const startPaid = async () => {
  const { reference } = await start()
  await host.act(reference, 'pay')
  return reference
}
const sessions = () => [...host.account.sessions.values()]

describe('starting', () => {
  test('sends the browser to the page of the provider, and holds the articles five minutes longer', async () => {
    const payment = makePayment()
    const started = await start(payment)
    expect(started).toMatchObject({
      kind: 'redirect',
      url: `${host.origin}/pay/${started.reference}`,
    })
    expect(started.expiresAt.getTime()).toBe(payment.at.getTime() + 36 * 60_000)
    const session = host.account.session(started.reference)
    const end = Math.floor(payment.at.getTime() / 1000) + 31 * 60
    expect(session).toMatchObject({
      amount_total: 4250,
      currency: 'eur',
      client_reference_id: '1234',
      expires_at: end,
      metadata: { attempt_id: payment.attemptId, order_id: '1234' },
      success_url: payment.returnUrl,
      excluded_payment_method_types: ['customer_balance', 'multibanco', 'sepa_debit'],
      cancel_url: `${payment.returnUrl}?sans-payer`,
    })
  })

  test('leaves out an e-mail that cannot exist, for the payer to type another', async () => {
    const { reference } = await start(makePayment({ email: 'marie@gmail' }))
    expect(host.account.session(reference).customer_email).toBeNull()
    const other = await start(makePayment({ email: 'marie@mail.test' }))
    expect(host.account.session(other.reference).customer_email).toBe('marie@mail.test')
  })

  test('leaves out an e-mail that Stripe alone refuses, and has one page for it', async () => {
    const payment = makePayment({ email: 'marie..martin@mail.test' })
    const started = await start(payment)
    expect(host.account.session(started.reference).customer_email).toBeNull()
    expect(await start(payment)).toEqual(started)
    const made = sessions().filter(({ metadata }) => metadata?.attempt_id === payment.attemptId)
    expect(made).toHaveLength(1)
  })

  test.each(['cut', 'errorAfter'] as const)(
    'is one payment after a reply that was lost (%s)',
    async (fault) => {
      const payment = makePayment()
      host.faults.plan(fault)
      await start(payment).catch(() => null)
      host.replies.forget()
      await expect(provider.findByAttempt(payment)).resolves.toMatchObject({ state: 'pending' })
      const made = sessions().filter(({ metadata }) => metadata?.attempt_id === payment.attemptId)
      expect(made).toHaveLength(1)
    },
  )

  test('twice gives the same page', async () => {
    const payment = makePayment()
    expect(await start(payment)).toEqual(await start(payment))
  })

  test('again with another e-mail address finds the page of the first try', async () => {
    const payment = makePayment()
    const first = await start(payment)
    expect(await start({ ...payment, email: 'nouvelle@mail.test' })).toEqual(first)
  })

  test('too late for a session of 30 minutes is refused', async () => {
    const late = makePayment({ at: new Date(Date.now() - 5 * 60_000) })
    await expect(provider.start(late)).rejects.toBeInstanceOf(ProviderRefused)
  })

  test('a smaller amount than Stripe takes is refused by its code', async () => {
    expect(provider.minimumCents).toBe(50)
    await expect(provider.start(makePayment({ amountCents: 49 }))).rejects.toMatchObject({
      code: 'amount_too_small',
    })
  })

  test.each(['error500', 'busy'] as const)('%s says nothing of the outcome', async (fault) => {
    host.faults.plan(fault, /POST/, 2)
    const error: unknown = await provider.start(makePayment()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(ProviderRefused)
  })

  test('a provider that never replies is given up, and the payment is found later', async () => {
    const payment = makePayment()
    const stripe = readSettings(host.settings).payments.stripe!
    const hasty = stripeProvider(stripe, () => new Date(), connectStripe(stripe, 200))
    host.faults.plan('silent', /POST/, 2)
    await expect(hasty.start(payment)).rejects.not.toBeInstanceOf(ProviderRefused)
    await expect(hasty.findByAttempt(payment)).resolves.toMatchObject({ state: 'pending' })
  })

  test('a wrong key stays unknown, and no error repeats it', async () => {
    const wrong = { ...host.settings, PAYMENT: 'stripe', STRIPE_SECRET_KEY: 'sk_test_wrong' }
    const error: unknown = await openProviders(readSettings(wrong))
      .byMeans('card')!
      .start(makePayment())
      .catch((thrown: unknown) => thrown)
    expect(error).not.toBeInstanceOf(ProviderRefused)
    expect(String(error)).toMatch(/^Error: Stripe StripeAuthenticationError 401/)
  })
})

describe('finding', () => {
  test('a paid payment, by its session, its intent and its attempt', async () => {
    const payment = makePayment()
    const { reference } = await start(payment)
    await host.act(reference, 'pay')
    const intent = host.account.session(reference).payment_intent!
    const expected = {
      reference,
      attemptId: payment.attemptId,
      state: 'succeeded',
      isUnderWay: false,
      amountCents: 4250,
      currency: 'EUR',
      failureCode: null,
      refunds: [],
      disputes: [],
    }
    await expect(provider.find(reference)).resolves.toEqual(expected)
    await expect(provider.find(intent)).resolves.toEqual(expected)
    await expect(provider.findByAttempt(payment)).resolves.toEqual(expected)
  })

  test('what was taken, not what was asked', async () => {
    Object.assign(host.altered, { amount: 4300, currency: 'usd' })
    await expect(provider.find(await startPaid())).resolves.toMatchObject({
      amountCents: 4300,
      currency: 'USD',
    })
  })

  test.each([
    ['decline', { state: 'pending', isUnderWay: false, failureCode: 'insufficient_funds' }],
    ['abandon3ds', { state: 'pending', isUnderWay: false, failureCode: null }],
    ['slow', { state: 'pending', isUnderWay: true, failureCode: null }],
  ] as const)('after %s', async (act, expected) => {
    const { reference } = await start()
    await host.act(reference, act)
    await expect(provider.find(reference)).resolves.toMatchObject(expected)
  })

  test.each([
    [true, 'succeeded'],
    [false, 'failed'],
  ] as const)('a slow payment that ends (paid: %s)', async (isPaid, state) => {
    const { reference } = await start()
    await host.act(reference, 'slow')
    host.account.endSlow(reference, isPaid)
    await expect(provider.find(reference)).resolves.toMatchObject({ state })
  })

  test('no payment where there is none', async () => {
    await expect(provider.find('cs_test_none')).resolves.toBeNull()
    await expect(provider.find('pi_none')).resolves.toBeNull()
    await expect(provider.findByAttempt(makePayment())).resolves.toBeNull()
  })

  test('a payment of an attempt among hundreds', async () => {
    const payment = makePayment()
    const { reference } = await start(payment)
    const session = host.account.session(reference)
    for (let index = 0; index < 250; index += 1)
      host.account.add(host.account.sessions, { ...session, id: `cs_test_${index}`, metadata: {} })
    await expect(provider.findByAttempt(payment)).resolves.toMatchObject({ reference })
  })

  test('an error is never “no payment”', async () => {
    const { reference } = await start()
    host.faults.plan('error500', /GET/, 2)
    await expect(provider.find(reference)).rejects.toThrow(/StripeAPIError 500/)
  })
})

describe('ending', () => {
  test('an open page takes no payment any more', async () => {
    const { reference } = await start()
    await provider.cancel(reference)
    await provider.cancel(reference)
    await host.act(reference, 'pay')
    await expect(provider.find(reference)).resolves.toMatchObject({ state: 'expired' })
  })

  test('a payment that is under way or done goes on', async () => {
    const reference = await startPaid()
    await expect(provider.cancel(reference)).resolves.toBeUndefined()
    await expect(provider.find(reference)).resolves.toMatchObject({ state: 'succeeded' })
  })

  test('without a reply is repeated', async () => {
    const { reference } = await start()
    host.faults.plan('error500', /expire/, 2)
    await expect(provider.cancel(reference)).rejects.toThrow()
    await provider.cancel(reference)
    await expect(provider.find(reference)).resolves.toMatchObject({ state: 'expired' })
  })
})

describe('refunding', () => {
  const refundOf = (reference: string, amountCents = 1000) => ({
    refundId: randomUUID(),
    reference,
    amountCents,
  })

  test('is done once under one name, also after a lost reply', async () => {
    const refund = refundOf(await startPaid())
    host.faults.plan('cut', /POST .*refunds/)
    const made = await provider.refund(refund)
    expect(await provider.refund(refund)).toEqual(made)
    expect(made).toMatchObject({ refundId: refund.refundId, amountCents: 1000, state: 'succeeded' })
    await expect(provider.find(refund.reference)).resolves.toMatchObject({ refunds: [made] })
  })

  test.each(['error500', 'errorAfter'] as const)(
    'is made once by the next try although Stripe repeats its first reply (%s)',
    async (fault) => {
      const reference = await startPaid()
      const refund = refundOf(reference)
      host.faults.plan(fault, /POST .*refunds$/, 2)
      await expect(provider.refund(refund)).rejects.toThrow(/StripeAPIError 500/)
      await expect(provider.refund(refund)).rejects.toThrow(/StripeAPIError 500/)
      const made = await provider.refund({ ...refund, isAskedAgain: true })
      expect(made).toMatchObject({ amountCents: 1000, state: 'succeeded' })
      await expect(provider.find(reference)).resolves.toMatchObject({ refunds: [made] })
    },
  )

  test('more than was taken is refused', async () => {
    const reference = await startPaid()
    await expect(provider.refund(refundOf(reference, 4251))).rejects.toBeInstanceOf(ProviderRefused)
    await provider.refund(refundOf(reference, 4250))
    await expect(provider.refund(refundOf(reference, 1))).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  test('is refused without a code under the name of the request', async () => {
    const reference = await startPaid()
    const message = 'This PaymentIntent cannot be refunded.'
    jest.spyOn(host.refunds, 'create').mockImplementationOnce(() => {
      throw new StripeProblem(400, { message })
    })
    await expect(provider.refund(refundOf(reference))).rejects.toMatchObject({
      code: expect.stringMatching(/^Stripe StripeInvalidRequestError 400 req_\w+$/) as string,
    })
  })

  test('what was never paid is refused', async () => {
    const { reference } = await start()
    await expect(provider.refund(refundOf(reference))).rejects.toMatchObject({ code: 'not_paid' })
  })

  test('whose earlier request is under way is not made under another key', async () => {
    const reference = await startPaid()
    const asked = { ...refundOf(reference), isAskedAgain: true }
    // The library asks a second time by itself.
    host.faults.plan('conflict', /refunds$/, 2)
    await expect(provider.refund(asked)).rejects.not.toBeInstanceOf(ProviderRefused)
    const made = [...host.account.refunds.values()]
    expect(made.filter(({ metadata }) => metadata?.refund_id === asked.refundId)).toEqual([])
    await expect(provider.refund(asked)).resolves.toMatchObject({ state: 'succeeded' })
  })

  test('may stay pending, and fail later', async () => {
    host.refunds.areSlow = true
    const reference = await startPaid()
    const refund = await provider.refund(refundOf(reference))
    expect(refund.state).toBe('pending')
    host.refunds.settle(refund.reference, 'failed')
    await expect(provider.find(reference)).resolves.toMatchObject({
      refunds: [{ ...refund, state: 'failed', failureCode: 'expired_or_canceled_card' }],
    })
  })

  test('on Stripe’s own screens has no name of the shop', async () => {
    const reference = await startPaid()
    host.refunds.create(host.account.session(reference).payment_intent!, 300, {})
    await expect(provider.find(reference)).resolves.toMatchObject({
      refunds: [{ refundId: null, amountCents: 300, state: 'succeeded' }],
    })
  })
})

test.each([
  ['needs_response', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_needs_response', 'won'],
  ['warning_under_review', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['prevented', 'lost', [-4250]],
  ['prevented', 'won', [-4250, 4250]],
])('a dispute with the status %s is %s', async (status, state, moved = []) => {
  const reference = await startPaid()
  host.refunds.dispute(reference, 'needs_response')
  const dispute = host.refunds.dispute(reference, status)
  dispute.balance_transactions = moved.map((amount) => ({ amount }))
  await expect(provider.find(reference)).resolves.toMatchObject({
    disputes: [{ state, amountCents: 4250 }],
  })
})
