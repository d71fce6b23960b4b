import { area } from './area'

export const orderDocumentWords = area({
  title: 'Factures et avoirs',
  names: { invoice: 'Facture', credit_note: 'Avoir' },
  download: (name: string, number: string) => `${name} ${number} (PDF)`,
  undone: 'Avoir annulé\u00a0: ce remboursement n’a pas abouti.',
  conditions: 'Conditions acceptées (PDF)',
  downloaded: (file: string) => `${file} est enregistré dans vos téléchargements.`,
  none: 'La facture est en préparation\u00a0: elle apparaîtra ici.',
})
