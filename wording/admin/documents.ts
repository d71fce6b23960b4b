import { area } from '../area'
import { vatFranchise } from '../vatFranchise'
import { percent } from '../mails/formats'
import { monthName } from '../monthName'
import { plural } from '../plural'
import { rangeWords, type Range } from '../rangeWords'

const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' })

export const adminDocumentsWords = area({
  title: 'Documents',
  held: (owed: number) =>
    `La numérotation des factures est suspendue, après une restauration ou à votre demande (${plural(owed, 'pièce attend', 'pièces attendent')})\u00a0: la boutique ignore les derniers numéros émis. Donnez-les au terminal\u00a0: npm run shop -- documents resume.`,
  months: 'Mois',
  noMonths: 'Aucune écriture encore\u00a0: le premier paiement ouvre son mois.',
  month: monthName,
  columns: {
    month: 'Mois',
    gross: (isExempt: boolean) => `Total${isExempt ? '' : ' TTC'}`,
    documents: 'Pièces',
    state: 'État',
  },
  count: (invoices: number, creditNotes: number) =>
    [
      plural(invoices, 'facture', 'factures'),
      ...(creditNotes > 0 ? [plural(creditNotes, 'avoir', 'avoirs')] : []),
    ].join(', '),
  open: 'ouvert',
  closed: 'clôturé',
  allMonths: 'Tous les mois',
  sums: {
    rate: 'Taux',
    net: 'HT',
    vat: 'TVA',
    gross: 'TTC',
    amount: 'Montant',
    total: 'Total',
  },
  rate: (rate: number | null) => {
    if (rate === null) return 'Hors vente'
    return rate === 0 ? 'Sans TVA' : percent(rate)
  },
  vatFranchise,
  euros: (amount: string) => `${amount}\u00a0€`,
  invoices: (found: Range) => rangeWords(found, 'document de vente', 'documents de vente'),
  creditNotes: (found: Range) => rangeWords(found, 'avoir', 'avoirs'),
  empty: 'Aucune vente ni remboursement ce mois-là.',
  hash: 'Empreinte de la clôture, à garder hors de la boutique\u00a0:',
  exportCsv: 'Télécharger le tableau (CSV)',
  exportFec: 'Télécharger le fichier des écritures (FEC)',
  saved: (file: string) => `${file} est dans vos téléchargements.`,
  close: 'Clôturer ce mois',
  closeWhat:
    'Plus rien ne s’ajoutera à ce mois, et ses sommes entrent dans la chaîne du journal. Cela ne se défait pas.',
  closeSave: (month: string) => `Clôturer ${month} définitivement`,
  notClosable: 'Un mois se clôture une fois fini, après ceux qui le précèdent, par un gérant.',
  journal: 'Journal',
  journalWhat: 'Chaque vente et chaque remboursement y est enchaîné au précédent.',
  verify: 'Vérifier le journal',
  list: 'Factures et avoirs',
  search: 'Chercher',
  searchHint: 'Numéro, commande ou nom',
  none: 'Aucune facture ni avoir ici. Ils apparaissent avec chaque paiement et chaque remboursement.',
  noneFound: (query: string) => `Aucun document ne correspond à «\u00a0${query}\u00a0».`,
  all: 'Tous les documents',
  older: 'Documents plus anciens',
  newest: 'Revenir aux plus récents',
  kinds: { invoice: 'Facture', credit_note: 'Avoir' },
  specimen: 'spécimen',
  undone: 'annulé, remboursement échoué',
  day: (day: string) => {
    const at = new Date(day)
    return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
  },
  order: (id: number) => `Commande ${id}`,
  erased: 'Nom effacé',
  download: (number: string) => `PDF de ${number}`,
  pdf: 'PDF',
})
