import { order, seller } from '../../testing/mailSamples'
import { orderCancelled, orderLost, orderReturned } from './orderEnd'

const held = { ...order, means: 'card', pendingCents: 0, heldCents: 3070 } as const

test.each([
  ['by demonstration', { means: 'demonstration' }],
  [
    'of which only the fee is left',
    { heldCents: 490, unpacked: [{ name: 'Sencha', quantity: 2 }] },
  ],
] as const)('nobody is asked what becomes of an order %s', (_, fields) => {
  for (const mail of [orderLost, orderReturned]) {
    expect(mail(seller, held).text).toContain('si nous vous rendons l’argent')
    expect(mail(seller, { ...held, ...fields }).text).not.toContain('rendons')
  }
})

test('a seller without a telephone is written to', () => {
  const { text } = orderCancelled({ ...seller, phone: '' }, order)
  expect(text).toContain(`Écrivez à ${seller.email}.`)
})

test.each([
  ['counter', 'vous sont rendus à la boutique, quand vous passez\u00a0;'],
  ['card', 'vous sont rendus par le moyen de paiement de la commande\u00a0;'],
  ['transfer', 'vous sont rendus par le moyen de paiement de la commande\u00a0;'],
] as const)('money that was paid by %s goes back by the way that it takes', (means, way) => {
  expect(orderCancelled(seller, { ...order, means }).text).toContain(way)
})
