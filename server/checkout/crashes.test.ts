import { eq } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import { findMailFaults } from '../../testing/findMailFaults'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { Mortal } from '../../testing/Mortal'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { isFull, sampleOf } from '../../testing/sample'
import { findOpenCartLines } from '../cart/queries'
import { orders } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { expireOrders } from './expireOrders'
import { markReceived } from './markReceived'
import { reconcilePayments } from './reconcile'
import { refundOrder } from './refundOrder'

jest.setTimeout(300_000)

/** The gate kills at some steps in the midst of each way, after which the act is repeated by turns. */
const firstStep = sampleOf(0, 5)
const stride = sampleOf(1, 11)
const repeatsAfter = (steps: number) => (isFull ? [true, false] : [steps % 2 === 1])

const mortal = new Mortal()
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckout(mortal)
})
afterAll(() => shop.close())

const paid = async () => {
  const order = await shop.startOrder()
  await shop.host.act(order.session, 'pay')
  return order
}
type Shopper = Awaited<ReturnType<CheckoutShop['fillCart']>>['shopper']
type Scene = {
  orderId: number
  client: Shopper['client']
  act: () => Promise<unknown>
  /** Whether the articles go back into the cart. */
  isRefilled?: boolean
  /** The states that the order may not be left in. */
  between?: readonly OrderState[]
}
const scene = ({ client }: Shopper, orderId: number, act: Scene['act']): Scene => ({
  orderId,
  client,
  act,
})

/** The act is a request, which the shop accepts. */
const request = (shopper: Shopper, orderId: number, send: () => Promise<{ status: number }>) =>
  scene(shopper, orderId, async () => {
    const { status } = await send()
    if (status !== 200) throw new Error(`The shop answered ${status}`)
  })

/** Each way that moves money or articles, ready to be interrupted. */
const ways: Record<string, () => Promise<Scene>> = {
  async 'the start of a payment'() {
    const { shopper, orderId } = await shop.fillCart()
    return request(shopper, orderId, () => shopper.pay({ command_id: orderId }))
  },
  async 'a payment by transfer'() {
    const { shopper, orderId } = await shop.fillCart()
    const payment = { command_id: orderId, payment_means: 'transfer' }
    return request(shopper, orderId, () => shopper.pay(payment))
  },
  async 'the money at the counter of a client who takes the articles along'() {
    const { shopper, orderId } = await shop.fillCart()
    const payment = { payment_means: 'counter', command_delivery: 'magasin' }
    await shopper.pay({ command_id: orderId, ...payment })
    const ready = scene(shopper, orderId, () =>
      markReceived(shop.services, String(orderId), { isHandedOver: true }),
    )
    return { ...ready, between: ['payée', 'en préparation', 'prête'] }
  },
  async 'the event of a payment'() {
    const { shopper, orderId, session } = await shop.startOrder()
    shop.host.events.mode = 'hold'
    await shop.host.act(session, 'pay')
    const event = shop.host.events.held.at(-1)!
    const deliver = async () => ({ status: await shop.host.events.deliver(event) })
    return request(shopper, orderId, deliver)
  },
  async 'a payment by other means'() {
    const { shopper, orderId } = await shop.startOrder()
    return request(shopper, orderId, () => shopper.resume(orderId, 'transfer'))
  },
  async 'the change of a cart that awaits its payment'() {
    const { shopper, orderId } = await shop.startOrder()
    const ready = request(shopper, orderId, () => shopper.cancel(orderId, true))
    return { ...ready, isRefilled: true }
  },
  async 'the end of the hold'() {
    const { shopper, orderId } = await shop.startOrder()
    shop.pass(37)
    return scene(shopper, orderId, () => expireOrders(shop.services))
  },
  async 'the question for a payment whose event was lost'() {
    shop.host.events.mode = 'lose'
    const { shopper, orderId, session } = await shop.startOrder()
    await shop.host.act(session, 'pay')
    shop.pass(11)
    return scene(shopper, orderId, () => reconcilePayments(shop.services))
  },
  async 'the cancellation of a paid order'() {
    const { shopper, orderId } = await paid()
    return scene(shopper, orderId, () =>
      changeOrderState(shop.services, { id: orderId, state: 'annulée' }),
    )
  },
  async 'the refund of a line'() {
    const { shopper, orderId } = await paid()
    const wish = { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false } as const
    return scene(shopper, orderId, () =>
      refundOrder(shop.services, { id: orderId, wish, restock: true }),
    )
  },
}

/** Kills the server after so many steps of the act; false if the act ended before. */
async function isKilled({ act }: Scene, steps: number): Promise<boolean> {
  shop.host.events.mode = 'lose'
  mortal.killAfter(steps)
  await act().catch((error: unknown) => {
    if (!mortal.isDead) throw error
  })
  const { isDead } = mortal
  mortal.restart()
  return isDead
}

async function recover({ act }: Scene, isRepeated: boolean): Promise<void> {
  if (isRepeated) await act().catch(() => undefined)
  shop.host.events.mode = 'send'
  for (const minutes of [11, 11, 40, 60 * 24 * 30]) {
    shop.pass(minutes)
    await shop.runJobs()
  }
}

const isConfirmation = (mail: string) => mail.includes('est enregistrée et payée')

test.each(Object.keys(ways))(
  'killed at any step of %s, nothing is lost and nothing done twice',
  async (way) => {
    const wrong: unknown[] = []
    let kills = 0
    let isLast = false
    for (let steps = firstStep; !isLast; steps += stride)
      for (const isRepeated of repeatsAfter(steps)) {
        const ready = await ways[way]!()
        isLast = !(await isKilled(ready, steps))
        kills += Number(!isLast)
        await recover(ready, isRepeated)
        const faults = [
          ...(await findMoneyFaults(shop.sql, shop.host)),
          ...(await findMailFaults(shop.services)),
        ]
        const [order] = await shop.sql.select().from(orders).where(eq(orders.id, ready.orderId))
        if (order?.state === 'en attente de paiement') faults.push('still awaits its payment')
        const confirmations = (await shop.server.readMails(ready.client.email)).filter(
          isConfirmation,
        )
        if (order && ready.between?.includes(order.state)) faults.push(`left as ${order.state}`)
        const wanted = order?.state === 'payée' || order?.state === 'retirée' ? [1] : [0, 1]
        if (!wanted.includes(confirmations.length))
          faults.push(`${confirmations.length} confirmations`)
        const [line] = await findOpenCartLines(shop.sql, ready.client.id)
        const isCancelled = order?.state === 'annulée'
        if (ready.isRefilled && (line !== undefined) !== isCancelled)
          faults.push(`${line?.quantity ?? 0} in the cart`)
        if (faults.length > 0) wrong.push({ steps, isRepeated, faults })
      }
    expect(wrong).toEqual([])
    expect(kills).toBeGreaterThan(0)
  },
)
