import { area } from './area'

test('the corrected wording says what differs, within groups too, and the rest alike', () => {
  const specified = { title: 'Panier', means: { card: 'Carte', counter: 'Comptoir' } }
  const { corrected } = area(specified, { means: { card: 'Carte bancaire' } })
  expect(corrected).toEqual({
    title: 'Panier',
    means: { card: 'Carte bancaire', counter: 'Comptoir' },
  })
})

test('words may be called as a method that every object has', () => {
  const words = { valueOf: { percent: 'Pourcentage' } }
  expect(area(words).corrected.valueOf).toEqual({ percent: 'Pourcentage' })
})
