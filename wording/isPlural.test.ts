import { mailSamples } from '../testing/mailSamples'
import { orderPaymentWords } from './orderPayment'

const words = orderPaymentWords.specified
const textOf = (name: string, cents: number): string => {
  const { make, args } = mailSamples[name]!
  const [seller, order] = args as [unknown, object]
  const money = { means: 'card', paidBy: 'card', returnedBy: 'card' }
  return make([seller, { ...order, ...money, refundedCents: cents, pendingCents: cents }]).text
}

test.each([
  [
    'what a page gives back',
    (cents: number) => words.refundPending('x', cents),
    'est rendu\u00a0;',
  ],
  ['what a page gave back', (cents: number) => words.refunded('x', cents), 'a été rendu.'],
  ['a refund', (cents: number) => textOf('orderRefunded', cents), 'vous est rendu pour'],
  ['a cancelled order', (cents: number) => textOf('orderCancelled', cents), 'vous est rendu par'],
])('%s is said in the singular below two euros', (_, say, singular) => {
  for (const cents of [1, 100, 199]) expect(say(cents)).toContain(singular)
  expect(say(200)).not.toContain(singular)
})
