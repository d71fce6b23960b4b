import { removeCall, removeConstraint, removeStatement, replace } from './edits'
import { contention, stalls, stateful, test, type Mutant } from './Mutant'

const rowLock = removeCall(
  'lockProducts',
  "_.where(inArray(_, linesOf(tx, orderId))).orderBy(_).for('no key update')",
)
/** The last defence of the stock’s rule. */
const neverBelowZero = removeConstraint('products_stock')
const lockOrder = replace('lockProducts', 'asc(products.id)', 'raw`random()`')
const secondTry = replace('inTransaction', '_ === maxAttempts || !isPassing(error)', 'true')
const paidBefore = replace('payCart', 'isPaid(order.state)', 'false')
const paidMeanwhile = removeStatement('settle', 'if (isPaid(known.state)) return known')
const shownSum = removeStatement('payCart', 'checkSum(lines, request.expectedCents)')
const shownSumMeanwhile = removeStatement('settle', 'checkSum(lines, expectedCents)')
const takenSum = removeStatement('settle', 'checkSum(lines, paid.amountCents)')

const lastArticles = contention('200 buyers of the last 50 articles')
const onePayment = contention('one cart paid 50 times at once')
const changingPrices = contention('prices changing under open carts')

/** Without the locks, and without what makes an order paid once, at its price. */
export const payingMutants: readonly Mutant[] = [
  {
    without: 'the connections that payments cannot take',
    edits: [replace('openPostgresql', 'payments.run(_)', 'work()')],
    watcher: stalls('rows locked by an idle transaction'),
  },
  { without: 'the products’ row lock', edits: [rowLock], watcher: lastArticles },
  {
    without: 'the row lock and the stock’s constraint',
    edits: [rowLock, neverBelowZero],
    watcher: lastArticles,
  },
  {
    without: 'the locks’ order and the second try',
    edits: [lockOrder, secondTry],
    watcher: contention('carts of the same products, opposite ways'),
  },
  {
    without: 'the lock of a cart that is changed',
    edits: [removeCall('lockOpenCart', "_.for('update')")],
    watcher: contention('two tabs add and pay at once'),
  },
  {
    without: 'the lock of a cart that is paid',
    edits: [removeCall('lockState', "_.for('update')")],
    watcher: onePayment,
  },
  { without: 'paid meanwhile', edits: [paidMeanwhile], watcher: onePayment },
  {
    without: 'paid before and paid meanwhile',
    edits: [paidBefore, paidMeanwhile],
    watcher: test(
      'pay',
      'paying again to «2 place du Château, 41000 Blois» is the same paid order once',
    ),
  },
  {
    without: 'the sum that was shown, before the provider and in the transaction',
    edits: [shownSum, shownSumMeanwhile],
    watcher: changingPrices,
  },
  {
    without: 'the sum that was taken and the one that was shown, in the transaction',
    edits: [shownSumMeanwhile, takenSum],
    watcher: test(
      'paymentTakenBack',
      'money taken while the price changes goes back, and nothing else is written',
    ),
  },
  {
    without: 'the sum that was shown, for the model',
    edits: [shownSum, shownSumMeanwhile],
    watcher: stateful,
  },
  {
    without: 'the delivery of an order that is paid',
    edits: [removeStatement('payCart', 'checkSameDelivery(order, delivery)')],
    watcher: stateful,
  },
  {
    without: 'the price frozen at payment',
    edits: [
      replace('paidLines', 'present<number>(orderLines.frozenPriceCents)', 'products.priceCents'),
    ],
    watcher: stateful,
  },
  {
    without: 'no more paid than there is, by the rule and by the constraint',
    edits: [replace('unavailable', 'quantity > stock', 'false'), neverBelowZero],
    watcher: stateful,
  },
  {
    without: 'the difference that an imported stock means',
    edits: [replace('nextStock', 'stock - stockExported', 'stock - now')],
    watcher: stateful,
  },
]
