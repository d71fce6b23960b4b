import { remove, removeCall, removeConstraint, removeMigration, replace } from './edits'
import { contention, noticedBy, stateful, test, testOnPostgresql } from './Mutant'

const rowLock = removeCall(
  'lockedProducts',
  "_.where(inArray(_, ordered)).orderBy(_).for('no key update')",
)
const paidLock = removeCall('lockedState', "_.for('update')")
/** The last defence of the stock’s rule. */
const neverBelowZero = removeConstraint('products_stock')
const shownSum = remove(
  'price',
  'rules.assertSameSum(lines, quote.totalCents, request.expectedCents)',
)
const isExact = "payment.amountCents === attempt.amountCents && payment.currency === 'EUR'"
const release = remove('endUnpaid', 'await giveStockBack(tx, _)')
const ceiling = remove('assertHeld', 'if (amountCents < 1 || amountCents > heldCents) throw _')
const appliedBefore = replace('applyPayment', "attempt.state !== 'succeeded'", 'true')
const anotherKey = (name: string, pattern: string) =>
  replace(name, pattern, (call) =>
    call.getText().replace(/idempotencyKey: \w+/, 'idempotencyKey: String(Math.random())'),
  )
/** A payment as the event tells it, for which nobody is asked. */
const asTold = `{
  reference: event.payload.data.object.id,
  attemptId: event.attemptId,
  state: 'succeeded',
  isUnderWay: false,
  amountCents: event.payload.data.object.amount_total ?? event.payload.data.object.amount,
  currency: 'EUR',
  failureCode: null,
  refunds: [],
  disputes: [],
}`

/** Without the locks, and without what makes an order paid once, at its price. */
export const payingMutants = [
  ...noticedBy(testOnPostgresql('timeLimits', 'payments that wait for a row'), {
    'the connections that payments cannot take': [
      replace('openPostgresql', 'payments.run(_)', 'work()'),
    ],
  }),
  ...noticedBy(testOnPostgresql('concurrency', 'twenty buyers of five articles'), {
    'the products’ row lock': [rowLock],
    'the row lock and the stock’s constraint': [rowLock, neverBelowZero],
  }),
  ...noticedBy(contention('carts of the same products, opposite ways'), {
    'the locks’ order and the second try': [
      replace('lockedProducts', 'asc(products.id)', 'raw`random()`'),
      replace('retryConflicts', '_ === maxAttempts || !isPassing(error)', 'true'),
    ],
  }),
  ...noticedBy(testOnPostgresql('concurrency', 'two tabs that add at once'), {
    'the lock of a cart that one statement changes': [
      removeCall('cartParts', "_.for('no key update', _)"),
    ],
  }),
  ...noticedBy(testOnPostgresql('tabsAtOnce', 'every one of many changes at once'), {
    'the lock of a cart that a transaction changes': [
      replace(
        'lockOpenCart',
        'tx.update(orders).set(_).where(openCartOf(clientId)).returning(_)',
        'tx.select({ id: orders.id }).from(orders).where(openCartOf(clientId))',
      ),
    ],
  }),
  ...noticedBy(testOnPostgresql('tabsAtOnce', 'a change that another one overtakes'), {
    'the comparison of a cart that is changed with the one that was read': [
      replace('isUnchanged', 'and(eq(orders.id, cart.id), _)', 'eq(orders.id, cart.id)'),
    ],
  }),
  ...noticedBy(testOnPostgresql('concurrency', 'the same cart paid fifty times'), {
    'the locks of a cart that is paid and of its buyer': [
      paidLock,
      removeCall('lockedBuyer', "_.for('no key update')"),
    ],
  }),
  ...noticedBy(testOnPostgresql('concurrency', 'what is added while a cart is priced'), {
    'the lock of a cart that is paid': [paidLock],
  }),
  ...noticedBy(test('pay', 'paying again to «2 place du Château'), {
    'the state of an order that is paid again': [
      replace('placeOrder', "order.state !== 'panier'", 'false'),
    ],
  }),
  ...noticedBy(contention('prices changing under open carts'), {
    'the sum that was shown': [shownSum],
  }),
  ...noticedBy(test('badLuck', 'that comes twice is applied once'), {
    'the comparison of an event with what is applied': [appliedBefore],
  }),
  ...noticedBy(test('badLuck', 'of a payment of another sum ({"amount":2579})'), {
    'the comparison of the sum that was taken': [replace('receiveMoney', isExact, 'true')],
    'the question to the provider, whose event is taken as the truth': [
      replace('applyEvent', 'await provider.find(event.reference)', asTold),
    ],
  }),
  ...noticedBy(test('badLuck', 'gives the articles back once, and ends the payment'), {
    'the release of the stock of an order that ends unpaid': [release],
  }),
  ...noticedBy(test('badLuck', 'above what is held is refused, also by two at once'), {
    'the ceiling of a refund': [ceiling],
  }),
  ...noticedBy(test('badLuck', 'fails at the start (cut)'), {
    'the same key while the outcome of a payment is unknown': [
      replace('endUnmade', 'made === null', 'true'),
    ],
    'the key of a payment, stored with it': [
      anotherKey('createSession', 'stripe.checkout.sessions.create(_)'),
    ],
  }),
  ...noticedBy(test('badLuck', 'of a part is sent once, though its reply is lost'), {
    'the same key while the outcome of a refund is unknown': [
      anotherKey('refund', 'stripe.refunds.create(_)'),
      replace('reconcileRefunds', 'payment?.refunds.find(_)', 'undefined'),
    ],
  }),
  ...noticedBy(stateful, {
    'the sum that was shown, for the model': [shownSum],
    'the comparison of an event with what is applied, for the model': [appliedBefore],
    'the release of the stock, for the model': [release],
    'the ceiling of a refund, for the model': [ceiling],
    'the price frozen at payment': [
      replace(
        'frozenLine',
        'present<number>(orderLines.frozenPriceCents)',
        'present<number>(raw`products.price_cents`)',
      ),
    ],
    'no more paid than there is, by the rule and by the constraint': [
      replace('unavailable', 'pieces > stock', 'false'),
      neverBelowZero,
    ],
    'the one sale that two grinds of a coffee are': [removeMigration('0054_sales_of_grinds')],
    'the difference that an imported stock means': [
      replace('nextStock', 'stock - stockExported', 'stock - now'),
    ],
    'the delivery of an order that is paid': [
      remove('repeat', 'rules.assertPaidDelivery(order, delivery)'),
    ],
  }),
]
