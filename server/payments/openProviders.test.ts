import { readSettings } from '../settings'
import { EventNotGenuine } from './EventNotGenuine'
import { openProviders } from './openProviders'

const at = new Date('2026-11-20T10:00:00Z')
const payment = {
  attemptId: '0199d2f0-0000-4000-8000-00000a1b2c3d',
  orderId: 1234,
  amountCents: 4250,
  at,
  returnUrl: 'http://localhost/command/1234',
  email: 'marie@mail.test',
}
const TRANSFER_IBAN = 'FR76 3000 6000 0112 3456 7890 189'

const open = (settings: Record<string, string>) => openProviders(readSettings(settings))

test('the checkout offers the means of PAYMENT in its order', () => {
  const providers = open({ PAYMENT: 'counter, transfer', TRANSFER_IBAN })
  expect(providers.means).toEqual(['counter', 'transfer'])
  expect(providers.byMeans('transfer')?.name).toBe('transfer')
  expect(providers.byMeans('demonstration')).toBeUndefined()
})

test('a provider that is no longer offered still answers for its earlier payments', async () => {
  const demonstration = open({ PAYMENT: 'counter' }).byName('demonstration')
  await expect(demonstration?.find('demonstration-4250-abc')).resolves.toMatchObject({
    amountCents: 4250,
    attemptId: 'abc',
  })
  expect(open({}).byName('unheard-of')).toBeUndefined()
})

test('a demonstration is paid at once, and found again by its reference alone', async () => {
  const provider = open({}).byName('demonstration')!
  const started = await provider.start({ ...payment, means: 'demonstration' })
  expect(started.kind).toBe('paid')
  expect(await provider.start({ ...payment, means: 'demonstration' })).toEqual(started)
  await expect(provider.find(started.reference)).resolves.toMatchObject({
    reference: started.reference,
    attemptId: payment.attemptId,
    state: 'succeeded',
    amountCents: 4250,
    currency: 'EUR',
  })
  await expect(provider.find('cs_test_1')).resolves.toBeNull()
  const refund = { refundId: 'r1', reference: started.reference, amountCents: 100 }
  await expect(provider.refund(refund)).resolves.toMatchObject({ state: 'succeeded' })
})

test.each(['transfer', 'counter'] as const)(
  'a payment by %s waits for the shopkeeper',
  async (means) => {
    const provider = open({ TRANSFER_DAYS: '10', COUNTER_DAYS: '10' }).byName(means)!
    const started = await provider.start({ ...payment, means })
    expect(started).toEqual({
      kind: 'instructions',
      reference: '1234-1B2C3D',
      expiresAt: new Date('2026-11-30T22:59:00Z'),
    })
    expect(provider.isManual).toBe(true)
    await expect(provider.find('1234-1B2C3D')).resolves.toBeNull()
    const refund = { refundId: 'r1', reference: '1234-1B2C3D', amountCents: 100 }
    await expect(provider.refund(refund)).resolves.toMatchObject({ state: 'pending' })
  },
)

test.each([
  ['2026-10-20T10:00:00Z', '2026-10-30T22:59:00Z'],
  ['2027-03-20T10:00:00Z', '2027-03-30T21:59:00Z'],
  ['2026-11-20T23:30:00Z', '2026-12-01T22:59:00Z'],
])('a transfer ordered at %s is awaited until the end of a day in Paris', (orderedAt, until) => {
  const order = { at: new Date(orderedAt), promisedFrom: '2027-12-01', closures: [] }
  expect(open({ TRANSFER_DAYS: '10' }).byName('transfer')?.heldUntil(order)).toEqual(
    new Date(until),
  )
})

test.each([
  ['2027-01-10', '2027-01-17T22:59:00Z'],
  ['2029-12-31', '2026-11-27T22:59:00Z'],
  ['9999-12-31', '2026-11-27T22:59:00Z'],
])('at the counter a closure until %s holds an order until %s', (to, until) => {
  const closures = [{ from: '2026-11-26', to }]
  const order = { at: new Date('2026-11-20T10:00:00Z'), promisedFrom: null, closures }
  expect(open({}).byName('counter')?.heldUntil(order)).toEqual(new Date(until))
})

test.each(['demonstration', 'transfer', 'counter'])('%s sends no events', async (name) => {
  const reading = open({}).byName(name)?.readEvent(Buffer.from('{}'), {})
  await expect(reading).rejects.toBeInstanceOf(EventNotGenuine)
})
