import type { ProductReply } from '../../contract/api/catalogue'
import { getCart } from '../../contract/api/cart'
import { payCart } from '../../contract/api/checkout'
import { setPromotionCode } from '../../contract/api/promotions'
import { accepted } from '../../testing/ApiClient'
import type { Reply } from '../../testing/send'
import type { Buyer } from '../Buyer'
import { insist } from '../insist'
import type { Accountant } from './Accountant'

const below = (count: number) => Math.floor(Math.random() * count)
const retryTimeoutMs = 2 * 60_000

/** A cart of any articles, some coffee in two grinds, its payment, and up to three refunds of a part. */
export async function liveOrder(
  buyer: Buyer,
  accountant: Accountant,
  products: readonly ProductReply[],
): Promise<void> {
  for (let article = 0; article <= below(4); article += 1) {
    const { product_serial_number: id, product_facts: facts } = products[below(products.length)]!
    await ask(() => buyer.tryToAdd(String(id)))
    if (facts.beans && below(2) === 0) await ask(() => buyer.tryToAdd(String(id), 'filtre'))
  }
  const [{ command_id: id }] = await ask<[{ command_id: number }]>(() => buyer.askOnce(getCart))
  const code = below(2) === 0 ? 'LIVRES' : ''
  await ask(() => buyer.askOnce(setPromotionCode, { promotion_code: code }))
  const isHome = below(2) === 0
  const payment = {
    command_id: String(id),
    adress: isHome ? '3 rue des Carmes, 41000 Blois' : '1 rue du Commerce, 41000 Blois',
    command_delivery: isHome ? 'domicile' : 'magasin',
    payment_means: 'transfer',
  }
  const pay = (body: object) =>
    ask<{ order: { command_total: number } }>(() => buyer.askOnce(payCart, body))
  // A fee that was not seen is told first.
  const { order } = await pay(payment)
  await pay({ ...payment, expected_total: order.command_total })
  await accountant.change(id, 'received', (order) => order.paid_at === null)
  for (let refund = below(4); refund > 0; refund -= 1) {
    let before: number | null = null
    await accountant.change(
      id,
      'refund',
      ({ held_cents: held }) => {
        before ??= held
        return held > 0 && held === before
      },
      ({ held_cents: held }) => ({ cents: 1 + below(held) }),
    )
    await accountant.change(id, 'refunds-made', (order) => order.refunds_to_make > 0)
  }
}

/** Sends it until a server has done it; what is refused is an error. */
const ask = <Body>(request: () => Promise<Reply>): Promise<Body> =>
  insist(() => accepted<Body>(request()), { timeoutMs: retryTimeoutMs })
