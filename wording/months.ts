import type { PaymentMeans } from '../contract/paymentMeans'
import { capitalize } from './capitalize'
import { percent } from './mails/formats'
import { euros } from './euros'
import { meansNames } from './meansNames'
import { monthName } from './monthName'
import { rangeWords, type Range } from './rangeWords'

const kinds = { sale: 'vente', refund: 'remboursement', correction: 'hors vente' } as const
const meansName = (means: string) =>
  Object.hasOwn(meansNames, means) ? meansNames[means as PaymentMeans] : means

type Sums = { netCents: number; vatCents: number; grossCents: number }
type Row = Sums & {
  day: string
  kind: keyof typeof kinds
  means: string
  vatRate: number | null
}
/** A correction with a rate returns a sale to the totals: the refund of a credit note has failed. */
const kindName = ({ kind, vatRate }: Pick<Row, 'kind' | 'vatRate'>) =>
  kind === 'correction' && vatRate !== null ? 'avoir annulé' : kinds[kind]
type Month = {
  month: string
  isClosed: boolean
  hash: string | null
  rows: readonly Row[]
  totals: Sums
  sales: Sums
  invoices: Range
  creditNotes: Range
}

const sumWords = ({ netCents, vatCents, grossCents }: Sums) =>
  `HT ${euros(netCents)}, TVA ${euros(vatCents)}, TTC ${euros(grossCents)}`
const untaxedWords = ({ grossCents }: Sums) => `${euros(grossCents)}, sans TVA`
/** What is no sale has no amount without VAT. */
function amountWords({ vatRate, ...sums }: Row): string {
  if (vatRate === null) return euros(sums.grossCents)
  return vatRate === 0 ? untaxedWords(sums) : sumWords(sums)
}
const otherWords = (cents: number) =>
  cents === 0 ? [] : [`Hors vente, à part\u00a0: ${euros(cents)}.`]
/** Sales without VAT, and what is no sale. */
const isUntaxed = (rows: readonly Row[]) =>
  rows.some(({ vatRate }) => vatRate === 0) && rows.every(({ vatRate }) => !vatRate)

/** What the commands about months print and write. */
export const monthReplies = {
  shown: ({ month, isClosed, hash, rows, totals, sales, invoices, creditNotes }: Month) =>
    [
      `${month}, ${isClosed ? 'clôturé' : 'ouvert'}\u00a0: ${(isUntaxed(rows) ? untaxedWords : sumWords)(sales)}.`,
      ...otherWords(totals.grossCents - sales.grossCents),
      `${rangeWords(invoices, 'document de vente', 'documents de vente')}.`,
      `${rangeWords(creditNotes, 'avoir', 'avoirs')}.`,
      ...rows.map(
        (row) =>
          `- ${row.day}, ${kindName(row)}, ${meansName(row.means)}${
            row.vatRate ? `, TVA ${percent(row.vatRate)}` : ''
          }\u00a0: ${amountWords(row)}`,
      ),
      ...(hash === null
        ? []
        : [`Empreinte de la clôture, à garder hors de la boutique\u00a0: ${hash}`]),
    ].join('\n'),
  csvName: (month: string) => `ventes-${month}.csv`,
  written: (month: string, file: string) => `${month} écrit dans ${file}.`,
  headings: ['jour', 'nature', 'moyen', 'taux_tva', 'ht', 'tva', 'ttc'],
  kindName,
  means: meansName,
  wrongMonth: (typed: string) =>
    `«\u00a0${typed}\u00a0» n’est pas un mois. Écrivez-le comme 2026-11.`,
  notOver: (month: string) =>
    `${capitalize(monthName(month))} n’est pas fini\u00a0: il se clôture à partir du mois suivant.`,
  closedBefore: (month: string) => `${capitalize(monthName(month))} est déjà clôturé.`,
  closeFirst: (month: string) =>
    `${capitalize(monthName(month))} est encore ouvert\u00a0: clôturez-le d’abord.`,
  notWhole:
    'Rien n’a été clôturé\u00a0: le journal n’est pas intact. Sa vérification dit où (au terminal\u00a0: npm run shop -- journal verify).',
  documentsWait:
    'Rien n’a été clôturé\u00a0: des pièces attendent leur numéro. «\u00a0npm run shop -- documents\u00a0» dit pourquoi.',
}

/** The words of the accounting file. */
export const fecWords = {
  fileName: (siren: string, lastDay: string) => `${siren}FEC${lastDay}.txt`,
  journal: 'Ventes',
  /** `isSale`: with amounts by rate. */
  entry(kind: keyof typeof kinds, order: number, isSale: boolean) {
    const correction = isSale ? 'Avoir annulé' : 'Hors vente'
    return `${{ sale: 'Vente', refund: 'Remboursement', correction }[kind]} commande ${order}`
  },
  accounts: {
    money: (means: string) =>
      ({ card: 'Cartes à l’encaissement', transfer: 'Banque', counter: 'Caisse' })[means] ?? means,
    sales: (rate: number) => `Ventes de marchandises ${rate === 0 ? 'sans TVA' : percent(rate)}`,
    vat: (rate: number) => `TVA collectée ${percent(rate)}`,
    suspense: 'Sommes à rendre',
  },
}

/** The help of these commands. */
export const monthHelp = {
  month: 'Les ventes d’un mois\u00a0: par jour, taux de TVA et moyen de paiement.',
  show: 'Montre les sommes d’un mois.',
  monthName: 'le mois, par exemple 2026-11',
  export: 'Écrit le mois en CSV, ou en fichier des écritures comptables avec --fec.',
  file: 'le fichier à écrire',
  fec: 'les 18 champs du fichier des écritures comptables (BOI-CF-IOR-60-40-20)',
  close:
    'Clôture un mois fini\u00a0: plus rien ne s’y ajoute, et ses sommes entrent dans la chaîne du journal.',
}
