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

test('cancelling says what becomes of the money, and of the client’s mail', () => {
  const { cancelWhat } = adminOrdersWords.specified
  const client = { id: '1', name: 'Camille', email: 'camille@example.org', phone: '' }
  const paid = { state: 'payée', payment: 'payée' } as const
  const order = { ...paid, means: 'card', held_cents: 1200, client } as const
  expect(cancelWhat(order)).toMatch(/l’argent est rendu, et le client reçoit un e-mail\./)
  expect(cancelWhat({ ...order, means: 'transfer' })).toMatch(/à rendre par vous-même/)
  const disputed = cancelWhat({ ...order, payment: 'contestée' })
  expect(disputed).toMatch(/l’argent attend la fin de la contestation/)
  expect(disputed).not.toMatch(/rendu/)
  const unpaid = { ...order, state: 'en attente de paiement', held_cents: 0 } as const
  expect(cancelWhat(unpaid)).toMatch(/^Les articles reviennent en stock, et le client/)
  const erased = { ...client, id: null, email: null }
  expect(cancelWhat({ ...order, client: erased })).not.toMatch(/e-mail/)
})
