import { adminOrdersWords } from './orders'

const { refundOf } = adminOrdersWords.specified

test('what a lost dispute took, or gave back, is no refund in the history', () => {
  const common = { at: '', cents: 2580, made_by: null, is_unsettled: false }
  const taken = { ...common, is_dispute: true }
  expect(refundOf('25,80', { ...taken, state: 'succeeded' })).toMatch(/^Contestation perdue/)
  expect(refundOf('25,80', { ...taken, state: 'failed' })).toMatch(/^Contestation d’abord perdue/)
  const refund = { ...common, is_dispute: false, state: 'failed' } as const
  expect(refundOf('25,80', refund)).toMatch(/^Remboursement de .*échoué$/)
})
