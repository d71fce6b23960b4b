import { remove, removeCall, removeConstraint, replace } from './edits'
import { contention, noticedBy, stalls, stateful, test } from './Mutant'

const rowLock = removeCall(
  'lockProducts',
  "_.where(inArray(_, linesOf(tx, orderId))).orderBy(_).for('no key update')",
)
/** The last defence of the stock’s rule. */
const neverBelowZero = removeConstraint('products_stock')
const shownSum = remove('payCart', 'checkSum(lines, request.expectedCents)')
const shownSumMeanwhile = remove('settle', 'checkSum(lines, expectedCents)')
const paidMeanwhile = remove('settle', 'if (isPaid(known.state)) return known')

/** Without the locks, and without what makes an order paid once, at its price. */
export const payingMutants = [
  ...noticedBy(stalls('rows locked by an idle transaction'), {
    'the connections that payments cannot take': [
      replace('openPostgresql', 'payments.run(_)', 'work()'),
    ],
  }),
  ...noticedBy(contention('200 buyers of the last 50 articles'), {
    'the products’ row lock': [rowLock],
    'the row lock and the stock’s constraint': [rowLock, neverBelowZero],
  }),
  ...noticedBy(contention('carts of the same products, opposite ways'), {
    'the locks’ order and the second try': [
      replace('lockProducts', 'asc(products.id)', 'raw`random()`'),
      replace('inTransaction', '_ === maxAttempts || !isPassing(error)', 'true'),
    ],
  }),
  ...noticedBy(contention('two tabs add and pay at once'), {
    'the lock of a cart that is changed': [removeCall('lockOpenCart', "_.for('update')")],
  }),
  ...noticedBy(contention('one cart paid 50 times at once'), {
    'the lock of a cart that is paid': [removeCall('lockState', "_.for('update')")],
    'paid meanwhile': [paidMeanwhile],
  }),
  ...noticedBy(test('pay', 'paying again to «2 place du Château'), {
    'paid before and paid meanwhile': [
      replace('payCart', 'isPaid(order.state)', 'false'),
      paidMeanwhile,
    ],
  }),
  ...noticedBy(contention('prices changing under open carts'), {
    'the sum that was shown, before the provider and in the transaction': [
      shownSum,
      shownSumMeanwhile,
    ],
  }),
  ...noticedBy(test('paymentTakenBack', 'money taken while the price changes goes back'), {
    'the sum that was taken and the one that was shown, in the transaction': [
      shownSumMeanwhile,
      remove('settle', 'checkSum(lines, paid.amountCents)'),
    ],
  }),
  ...noticedBy(stateful(10), {
    'the sum that was shown, for the model': [shownSum, shownSumMeanwhile],
    'the price frozen at payment': [
      replace('paidLines', 'present<number>(orderLines.frozenPriceCents)', 'products.priceCents'),
    ],
    'no more paid than there is, by the rule and by the constraint': [
      replace('unavailable', 'quantity > stock', 'false'),
      neverBelowZero,
    ],
    'the difference that an imported stock means': [
      replace('nextStock', 'stock - stockExported', 'stock - now'),
    ],
  }),
  ...noticedBy(stateful(60), {
    'the delivery of an order that is paid': [
      remove('payCart', 'checkSameDelivery(order, delivery)'),
    ],
  }),
]
