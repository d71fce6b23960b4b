import * as fc from 'fast-check'
import { client, product, type Intent } from '../Act'
import { add } from './cart'
import { priceCents, setPrice } from './catalogue'
import { handOver } from './handOver'
import { pay, where } from './pay'
import { visitPage } from './provider'

/** What the first product costs from the moment that the cart is full; mostly what it did. */
const newPriceCents = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: priceCents },
)

/**
 * One after the other: a client fills the cart, pays at once, and perhaps receives the order. A price
 * that changes meanwhile is one that the client has not seen.
 */
export const purchase = fc
  .record({
    ...{ client, where, products: fc.array(product, { minLength: 1, maxLength: 4 }) },
    ...{ means: fc.constantFrom(null, 'card' as const), most: fc.nat(3) },
    newPriceCents,
  })
  .map(({ client, where, products, means, most, newPriceCents: cents }): Intent[][] => {
    const added = products.map((product) =>
      add.of({ client, product, grind: undefined, quantity: 1 }),
    )
    const priced = cents === null ? [] : [setPrice.of({ product: products[0]!, priceCents: cents })]
    const glance = cents === null ? 'quote' : 'last'
    const paid = pay.of({ client, where, pick: 0, glance, means, fault: null })
    const page = visitPage.of({ pick: 0, act: 'pay', events: 'send', more: 0 })
    const paidOnPage = means === 'card' ? [page] : []
    const handedOver = most > 0 ? [handOver.of({ pick: 0, most })] : []
    return [...added, ...priced, paid, ...paidOnPage, ...handedOver].map((intent) => [intent])
  })
