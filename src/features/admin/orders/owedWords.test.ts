import { adminOrdersWords } from '../../../../wording/admin/orders'
import { owedWords } from './owedWords'

const words = adminOrdersWords.specified

test.each([
  ['payée', words.refundFailed],
  ['contestée', words.refundDisputed],
] as const)('a refund that failed of a payment that is %s says what to do', (payment, said) => {
  const failed = { at: '', cents: 2580, state: 'failed' as const, made_by: null }
  const refunds = [{ ...failed, is_dispute: false, is_unsettled: true }]
  expect(owedWords({ state: 'payée', payment, held_cents: 2580, refunds }, words)).toBe(said)
})

test.each(['expédiée', 'livrée', 'retirée', 'perdue', 'retournée', 'annulée'] as const)(
  'a contested payment of an order that is %s asks for no refund before its end',
  (state) => {
    const order = { state, payment: 'contestée' as const, held_cents: 4500, refunds: [] }
    expect(owedWords(order, words)).toBe(words.contestedAfter)
  },
)
