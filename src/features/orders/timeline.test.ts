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

test('an order that left its way shows where it stands, and nothing ahead', () => {
  expect(written('annulée', 'domicile')).toEqual(['past payée', 'now annulée'])
  expect(written('remboursée', 'magasin')).toEqual(['past payée', 'now remboursée'])
})

test.each(['perdue', 'retournée'])('a parcel that is %s has left before', (state) => {
  expect(written(state, 'domicile')).toEqual([
    'past payée',
    'past en préparation',
    'past expédiée',
    `now ${state}`,
  ])
})

test('of a host that does not say enough nothing is made up', () => {
  expect(written(null, 'magasin')).toEqual([])
  expect(written('payée', null)).toEqual([])
})
