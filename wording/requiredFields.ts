import { area } from './area'

/** Apart from the common words, which every first load brings. */
export const requiredFieldsWords = area(
  {
    allRequired: 'Tout les champs sont requis',
    someMissing: 'Veuillez remplir tout les champs obligatoires',
  },
  {
    allRequired: 'Tous les champs sont requis.',
    someMissing: 'Veuillez remplir tous les champs obligatoires.',
  },
)
