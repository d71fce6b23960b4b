import { area } from './area'

export const brewWords = area({
  title: 'Bien le préparer',
  way: 'Préparation',
  ways: {
    filtre: 'Filtre',
    espresso: 'Espresso',
    piston: 'Piston',
    moka: 'Moka',
    infusion: 'Infusion',
  },
  water: 'Eau, en millilitres',
  cup: 'En tasse, en millilitres',
  coffee: 'Café, en grammes',
  leaves: 'Feuilles, en grammes',
  cost: (amount: string) => `Cette dose revient à ${amount}\u00a0€.`,
})
