import { offlineWords } from './offline'
import { cartReplies } from './replies/cart'

const { refused } = offlineWords.specified
const unchanged = 'Votre panier n’a pas changé pour «\u00a0Kenya AA\u00a0».'

test.each([
  ['that names it', cartReplies.outOfStock('Kenya AA', 2), cartReplies.outOfStock('Kenya AA', 2)],
  ['that does not', cartReplies.productUnknown, `${unchanged} ${cartReplies.productUnknown}`],
  ['of another host, without a word', '', unchanged],
])('a refused change names its product once, for a reason %s', (_, reason, said) => {
  expect(refused('Kenya AA', reason)).toBe(said)
})
