import type { Corrections } from './words'

/** What the corrected wording says otherwise: the French put right, prices in euros. */
export const corrections: Corrections = {
  common: {
    notConnected: 'Vous n’êtes pas connecté.',
    allFieldsRequired: 'Tous les champs sont requis.',
    requiredFieldsMissing: 'Veuillez remplir tous les champs obligatoires.',
  },
  catalogue: {
    sortDescending: 'Prix décroissant',
    count: (n: number) => (n > 1 ? `${n} produits trouvés` : `${n} produit trouvé`),
    cardPrice: (amount: string) => `${amount}\u00a0€ TTC`,
  },
}
