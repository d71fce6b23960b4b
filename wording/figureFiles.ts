import type { FigureTable } from '../contract/api/staff/staffFigures'
import type { PaymentMeans } from '../contract/paymentMeans'
import { meansNames } from './meansNames'

const money = ['ventes_ttc', 'remboursements_ttc', 'net_ttc'] as const
const headings: Record<FigureTable, readonly string[]> = {
  jours: ['jour', 'commandes', ...money],
  produits: ['reference', 'produit', 'rayon', 'pieces', ...money],
  rayons: ['rayon', ...money, 'net_avant'],
  taux: ['taux_tva', ...money, 'tva'],
  moyens: ['moyen', 'commandes', ...money],
  stock: ['reference', 'produit', 'stock', 'vendus_28_jours', 'fin'],
}

/** The files of the figures. */
export const figureFileWords = {
  /** Without VAT, no amount is with tax. */
  headings: (table: FigureTable, isExempt: boolean) =>
    isExempt ? headings[table].map((name) => name.replace(/_ttc$/, '')) : headings[table],
  means: (means: PaymentMeans | null) => (means === null ? 'sans paiement' : meansNames[means]),
  /** The stock is today's, whatever the days of the other tables. */
  file: (table: FigureTable, { from, to, today }: Record<'from' | 'to' | 'today', string>) =>
    table === 'stock' ? `stock-${today}.csv` : `${table}-${from}-${to}.csv`,
}
