import { deliveryModes } from '../../contract/deliveryModes'
import { orderStates, usualStates } from '../../contract/orderStates'
import { isOver, nextStates } from './stateMachine'

// Written out from the shop's rules instead of computed from the machine.
const allowed = {
  magasin: [
    'panier → en attente de paiement',
    'en attente de paiement → payée',
    'en attente de paiement → expirée',
    'en attente de paiement → annulée',
    'expirée → payée',
    'payée → en préparation',
    'payée → annulée',
    'en préparation → prête',
    'en préparation → annulée',
    'prête → retirée',
    'prête → annulée',
  ],
  domicile: [
    'panier → en attente de paiement',
    'en attente de paiement → payée',
    'en attente de paiement → expirée',
    'en attente de paiement → annulée',
    'expirée → payée',
    'payée → en préparation',
    'payée → annulée',
    'en préparation → expédiée',
    'en préparation → annulée',
    'expédiée → livrée',
    'expédiée → perdue',
    'expédiée → retournée',
  ],
}

const changes = deliveryModes.flatMap((delivery) =>
  orderStates.flatMap((from) => orderStates.map((to) => ({ delivery, from, to }))),
)
const isAllowed = ({ delivery, from, to }: (typeof changes)[number]) =>
  allowed[delivery].includes(`${from} → ${to}`)

// spec: 4.8
test.each(changes.filter(isAllowed))('$delivery: $from may become $to', (change) => {
  expect(nextStates(change.from, change.delivery)).toContain(change.to)
})

// spec: 4.8
test.each(changes.filter((change) => !isAllowed(change)))(
  '$delivery: $from may not become $to',
  (change) => {
    expect(nextStates(change.from, change.delivery)).not.toContain(change.to)
  },
)

test('every pair of states is tested, for both deliveries', () => {
  expect(changes).toHaveLength(2 * orderStates.length ** 2)
  expect(changes.filter(isAllowed)).toHaveLength(allowed.magasin.length + allowed.domicile.length)
})

test.each(orderStates)('%s: whether nothing more will be handed over', (state) => {
  const over = ['retirée', 'livrée', 'perdue', 'retournée', 'annulée', 'expirée', 'remboursée']
  expect(isOver(state)).toBe(over.includes(state))
})

test.each(deliveryModes)('the usual path of an order (%s) is allowed', (mode) => {
  const states = ['panier', 'en attente de paiement', ...usualStates[mode]] as const
  states
    .slice(1)
    .forEach((state, index) => expect(nextStates(states[index]!, mode)).toContain(state))
  expect(isOver(states.at(-1)!)).toBe(true)
})
