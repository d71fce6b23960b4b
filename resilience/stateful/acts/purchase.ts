import * as fc from 'fast-check'
import { client, product, type Intent } from '../Act'
import { add } from './cart'
import { priceCents, setPrice } from './catalogue'
import { handOver } from './handOver'
import { pay, where } from './pay'
import { received } from './presses'
import { visitPage } from './provider'

/** What the first product costs from the moment that the cart is full; mostly what it did. */
const newPriceCents = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: priceCents },
)

/**
 * One after the other: a client fills the cart, pays at once or at the counter, and perhaps receives
 * the order. A price that changes meanwhile is one that the client has not seen.
 */
export const purchase = fc
  .record({
    ...{ client, where, products: fc.array(product, { minLength: 1, maxLength: 4 }) },
    means: fc.constantFrom(null, null, 'card' as const, 'card' as const, 'counter' as const),
    ...{ most: fc.nat(3), isHandedOver: fc.boolean() },
    newPriceCents,
  })
  .map(({ client, where, products, means, most, isHandedOver, ...drawn }): Intent[][] => {
    const { newPriceCents: cents } = drawn
    const added = products.map((product) =>
      add.of({ client, product, grind: undefined, quantity: 1 }),
    )
    const priced = cents === null ? [] : [setPrice.of({ product: products[0]!, priceCents: cents })]
    const glance = cents === null ? 'quote' : 'last'
    const paid = pay.of({ client, where, pick: 0, glance, means, fault: null })
    const page = visitPage.of({ pick: 0, act: 'pay', events: 'send', more: 0 })
    const atCounter = received.of({ pick: 0, member: 0, isStale: false, more: { isHandedOver } })
    const paidLater = means === 'card' ? [page] : means === 'counter' ? [atCounter] : []
    const handedOver = most > 0 ? [handOver.of({ pick: 0, most })] : []
    return [...added, ...priced, paid, ...paidLater, ...handedOver].map((intent) => [intent])
  })
