import * as fc from 'fast-check'
import { client, product, type Intent } from '../Act'
import { add } from './cart'
import { handOver } from './handOver'
import { pay, where } from './pay'
import { visitPage } from './provider'

/** One after the other: a client fills the cart, pays at once, and perhaps receives the order. */
export const purchase = fc
  .record({
    ...{ client, where, products: fc.array(product, { minLength: 1, maxLength: 4 }) },
    ...{ means: fc.constantFrom(null, 'card' as const), most: fc.nat(3) },
  })
  .map(({ client, where, products, means, most }): Intent[][] => {
    const added = products.map((product) =>
      add.of({ client, product, grind: undefined, quantity: 1 }),
    )
    const paid = pay.of({ client, where, pick: 0, glance: 'quote', means, fault: null })
    const onPage = visitPage.of({ pick: 0, act: 'pay', events: 'send', more: 0 })
    const handedOver = most > 0 ? [handOver.of({ pick: 0, most })] : []
    return [...added, paid, ...(means === 'card' ? [onPage] : []), ...handedOver].map((intent) => [
      intent,
    ])
  })
