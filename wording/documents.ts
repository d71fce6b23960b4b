import type { PaymentMeans } from '../contract/paymentMeans'
import { vatFranchise } from './vatFranchise'
import { longDate } from './longDate'
import { euros, percent } from './mails/formats'

type Kind = 'invoice' | 'credit_note'

const exactEuros = new Intl.NumberFormat('fr-FR', {
  ...{ style: 'currency', currency: 'EUR' },
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 4 },
})
const meansNames: Record<PaymentMeans, string> = {
  demonstration: 'démonstration, sans argent',
  card: 'paiement en ligne',
  transfer: 'virement',
  counter: 'paiement au comptoir',
}
const kindNames: Record<Kind, string> = { invoice: 'Facture', credit_note: 'Avoir' }

/** What an invoice and a credit note say. */
export const documentWords = {
  title: (kind: Kind, number: string) => `${kindNames[kind]} ${number}`,
  fileName: (kind: Kind, number: string) => `${kindNames[kind].toLowerCase()}-${number}.pdf`,
  specimen:
    'SPÉCIMEN\u00a0: paiement de démonstration, aucun argent n’a été échangé. Ce document n’est pas une pièce comptable.',
  undone: 'AVOIR ANNULÉ\u00a0: son remboursement n’a pas abouti. Ce document ne vaut plus.',
  issued: (at: Date) => `Date\u00a0: ${longDate(at)}`,
  order: (id: number, at: Date) => `Commande ${id} du ${longDate(at)}`,
  corrects: (invoice: string | null) =>
    invoice === null ? 'Rectifie la vente de cette commande.' : `Rectifie la facture ${invoice}.`,
  vatNumber: (number: string) => `TVA intracommunautaire\u00a0: ${number}`,
  buyer: 'Client',
  deliveredTo: 'Livré à',
  pickedUp: 'Retrait en boutique',
  /** With VAT, as CGI, annexe II, art. 242 nonies A, I, 8° wants them, and without. */
  headings: {
    taxed: ['Désignation', 'Qté', 'Prix unit. HT', 'Prix unit. TTC', 'TVA', 'Total TTC'],
    exempt: ['Désignation', 'Qté', 'Prix unitaire', 'Total'],
  },
  rates: { rate: 'Taux', net: 'Total HT', vat: 'TVA', gross: 'Total TTC' },
  discount: (name: string) => `Remise ${name}`,
  delivery: 'Livraison',
  refundOf: 'Remboursement',
  total: (kind: Kind, isExempt: boolean) =>
    `${kind === 'invoice' ? 'Total' : 'Total remboursé'}${isExempt ? '' : ' TTC'}`,
  sums: 'TVA par taux',
  /** CGI, annexe II, art. 242 nonies A. */
  exempt: vatFranchise,
  paid: (kind: Kind, means: PaymentMeans, at: Date) =>
    kind === 'invoice'
      ? `Payée le ${longDate(at)}, ${meansNames[means]}. Net à payer\u00a0: ${euros(0)}.`
      : `Remboursé le ${longDate(at)}, ${meansNames[means]}.`,
  euros,
  percent,
  /** A price of one piece before tax, in cents: not rounded to what can be paid. */
  unitNet: (cents: number) => exactEuros.format(cents / 100),
}
