import { area } from './area'

export const orderDocumentWords = area({
  title: 'Factures et avoirs',
  names: { invoice: 'Facture', credit_note: 'Avoir' },
  download: (name: string, number: string) => `${name} ${number} (PDF)`,
  undone: 'Avoir annulé\u00a0: ce remboursement n’a pas abouti.',
  conditions: 'Conditions acceptées (PDF)',
  downloaded: (file: string) => `${file} est enregistré dans vos téléchargements.`,
  none: 'Il n’y a pas de facture ici pour le moment. S’il vous en faut une, écrivez-nous.',
})
