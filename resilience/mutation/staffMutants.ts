import { remove, removeCall, replace } from './edits'
import { noticedBy, stateful, test, testOnPostgresql } from './Mutant'

const seenVersion = replace(
  'assertVersion',
  '!order || version === undefined || order.revision === version',
  'true',
)
const uses = replace('usageProblem', 'maxUses !== null && uses >= maxUses', 'false')
const lastUse = 'the last use of a code is one order’s'

/** Without what lets two of the staff work on one order, and without what counts and what writes. */
export const staffMutants = [
  ...noticedBy(test('interleavings', 'two members of the staff on one order'), {
    'the version of an order that the staff saw': [seenVersion],
    'the raise of that version by an act': [replace('recordOrderAct', 'revision + 1', 'revision')],
  }),
  ...noticedBy(test('interleavings', 'an order that is paid while it is open on a screen'), {
    'the raise of that version by a payment': [
      replace('receiveMoney', 'order.revision + 1', 'order.revision'),
    ],
  }),
  ...noticedBy(test('promotions', lastUse), { 'the count of a code’s uses': [uses] }),
  ...noticedBy(testOnPostgresql('promotions', lastUse), {
    'the lock of a code whose uses are counted': [removeCall('lockPromotion', "_.for('update')")],
  }),
  ...noticedBy(stateful, {
    'the version of an order, for the model': [seenVersion],
    'the credit note of a refund': [remove('storeRefund', 'await books.record(_, _, at)')],
  }),
]
