import { histories, sale, stall, test, type Guard, type Removal } from './Guard'

const stock = 'server/stock/queries.ts'
const pay = 'server/checkout/pay.ts'
const cart = 'server/cart/queries.ts'

const rowLock: Removal = { file: stock, text: ".for('no key update')" }
/** The last line of the stock’s rule. */
export const neverBelowZero: Removal = {
  file: 'server/database/migrations/0000_shop.sql',
  text: '\tCONSTRAINT "products_stock" CHECK ("products"."stock" >= 0),\n',
}
const lockOrder: Removal = {
  file: stock,
  text: '.orderBy(asc(products.id))',
  instead: '.orderBy(raw`random()`)',
}
const secondTry: Removal = {
  file: 'server/database/retry.ts',
  text: 'if (tries === maxAttempts || !isPassing(error)) throw error',
  instead: 'throw error',
}
const paidBefore: Removal = {
  file: pay,
  text: 'if (!assertPayable(order.state))',
  instead: 'if (0)',
}
const paidMeanwhile: Removal = {
  file: pay,
  text: 'if (!assertPayable(known.state)) return known\n',
}
const shownSum: Removal = { file: pay, text: 'checkSum(lines, request.expectedCents)\n' }
const shownSumMeanwhile: Removal = { file: pay, text: 'checkSum(lines, expectedCents)\n' }
/** Each keeps out what the other would let through. */
export const shownSums: readonly Removal[] = [shownSum, shownSumMeanwhile]
const takenSum: Removal = { file: pay, text: 'checkSum(lines, paid.amountCents)\n' }

const lastArticles = sale('200 buyers of the last 50 articles')
const onePayment = sale('one cart paid 50 times at once')

/** The locks, and what makes an order paid once. */
export const payingGuards: readonly Guard[] = [
  {
    name: 'the connections that payments cannot take',
    removals: [
      {
        file: 'server/database/postgresql.ts',
        text: 'payments.run(() => transactions.run(work))',
        instead: 'work()',
      },
    ],
    watcher: stall('rows locked by an idle transaction'),
  },
  { name: 'the products’ row lock', removals: [rowLock], watcher: lastArticles },
  {
    name: 'the row lock and the stock’s constraint',
    removals: [rowLock, neverBelowZero],
    watcher: lastArticles,
  },
  {
    name: 'the locks’ order and the second try',
    removals: [lockOrder, secondTry],
    watcher: sale('carts of the same products, opposite ways'),
  },
  {
    name: 'the lock of a cart that is changed',
    removals: [
      {
        file: cart,
        text: ".where(openCartOf(clientId))\n    .for('update')",
        instead: '.where(openCartOf(clientId))',
      },
    ],
    watcher: sale('two tabs add and pay at once'),
  },
  {
    name: 'the lock of a cart that is paid',
    removals: [
      {
        file: cart,
        text: ".where(ownOrder(own)).for('update')",
        instead: '.where(ownOrder(own))',
      },
    ],
    watcher: onePayment,
  },
  { name: 'paid meanwhile', removals: [paidMeanwhile], watcher: onePayment },
  {
    name: 'paid before and paid meanwhile',
    removals: [paidBefore, paidMeanwhile],
    watcher: test(
      'server/checkout/pay.test.ts',
      'paying again to «2 place du Château, 41000 Blois» is the same paid order once',
    ),
  },
  {
    name: 'the sum that was shown, before the provider and in the transaction',
    removals: [...shownSums],
    watcher: sale('prices changing under open carts'),
  },
  {
    name: 'the sum that was taken and the one that was shown, in the transaction',
    removals: [shownSumMeanwhile, takenSum],
    watcher: sale('prices changing under open carts'),
  },
  {
    name: 'the delivery of an order that is paid',
    removals: [{ file: pay, text: 'checkSameDelivery(order, delivery)\n' }],
    watcher: histories,
  },
]
