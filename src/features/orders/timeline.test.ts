import { timelineOf } from './timeline'

const written = (state: string | null, delivery: string | null) =>
  timelineOf(state, delivery).map((step) => `${step.is} ${step.state}`)

test('an order picked up in the shop goes from payment to the counter', () => {
  expect(written('prête', 'magasin')).toEqual([
    'past payée',
    'past en préparation',
    'now prête',
    'ahead retirée',
  ])
})

test('an order sent home ends at the door', () => {
  expect(written('payée', 'domicile')).toEqual([
    'now payée',
    'ahead en préparation',
    'ahead expédiée',
    'ahead livrée',
  ])
})

test('an order that awaits its payment has everything ahead', () => {
  expect(written('en attente de paiement', 'magasin')).toEqual([
    'now en attente de paiement',
    'ahead en préparation',
    'ahead prête',
    'ahead retirée',
  ])
})

test('an order to be paid at the counter waits for no state before its pickup', () => {
  const steps = timelineOf('en attente de paiement', 'magasin', true, true)
  expect(steps.map(({ state }) => state)).toEqual(['en attente de paiement', 'retirée'])
  expect(timelineOf('payée', 'magasin', true, true)).toHaveLength(4)
})

test.each(['annulée', 'expirée'])(
  'an order that was never paid and is %s was not paid',
  (state) => {
    const steps = [
      { state: 'en attente de paiement', is: 'past' },
      { state, is: 'now' },
    ]
    expect(timelineOf(state, 'domicile', false)).toEqual(steps)
    // Money that arrived after its end went back.
    if (state === 'expirée') expect(timelineOf(state, 'domicile', true)).toEqual(steps)
  },
)

test('an order that ended early shows its state, and nothing ahead', () => {
  expect(written('annulée', 'domicile')).toEqual(['past payée', 'now annulée'])
  expect(written('remboursée', 'magasin')).toEqual(['past payée', 'now remboursée'])
})

test.each(['perdue', 'retournée'])('a parcel that is %s had left before', (state) => {
  expect(written(state, 'domicile')).toEqual([
    'past payée',
    'past en préparation',
    'past expédiée',
    `now ${state}`,
  ])
})

test('steps that a host does not name are not invented', () => {
  expect(written(null, 'magasin')).toEqual([])
  expect(written('payée', null)).toEqual([])
})
