import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'

// Starts an embedded database, next to other workers.
const url = '/api/payments/stripe/events'
let shop: CheckoutShop
beforeEach(async () => {
  shop = await openCheckout(undefined, { settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  shop.host.events.mode = 'hold'
})
afterEach(() => shop.close())

async function heldEvent() {
  const { session } = await shop.startOrder()
  await shop.host.act(session, 'pay')
  return shop.host.events.held[0]!
}

function post(from: string, { body, header }: { body: string; header: string }) {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': header,
    'x-forwarded-for': from,
  }
  return shop.server.inject({ method: 'POST', url, headers, payload: body })
}

test('an address that forges events is refused for a while, its genuine events never', async () => {
  const event = await heldEvent()
  const { events } = shop.host
  const forged = () => post('192.0.2.1', events.sign(event, { secret: 'whsec_other' }))
  const statuses: number[] = []
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await forged()).statusCode)
  expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true)
  const limited = await forged()
  expect([statuses[30], limited.statusCode]).toEqual([429, 429])
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(500)
  expect((await post('192.0.2.1', events.sign(event))).statusCode).toBe(200)
  const other = await post('198.51.100.7', events.sign(event, { secret: 'whsec_other' }))
  expect(other.statusCode).toBe(400)
  shop.pass(11)
  expect((await forged()).statusCode).toBe(400)
})

test('genuine events are received, however many one address sends within a minute', async () => {
  const event = await heldEvent()
  for (let sent = 0; sent < 650; sent += 1) {
    const reply = await post('192.0.2.1', shop.host.events.sign(event))
    if (reply.statusCode !== 200) throw new Error(`Event ${sent}: ${reply.statusCode}`)
  }
})
