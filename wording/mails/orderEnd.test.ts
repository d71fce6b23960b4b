import { order, seller } from '../../testing/mailSamples'
import { orderLost, orderReturned } from './orderEnd'

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
