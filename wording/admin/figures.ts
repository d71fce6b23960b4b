import { area } from '../area'
import { capitalize } from '../capitalize'
import { dateWords } from '../dates'
import { longDay } from '../longDay'
import { vatFranchise } from '../vatFranchise'
import { meansNames } from '../meansNames'
import { withoutFees } from './withoutFees'

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' })
const euros = (amount: string) => `${amount}\u00a0€`
const day = (iso: string) => date.format(new Date(iso))

export const adminFiguresWords = area({
  title: 'Chiffres',
  periods: 'Période',
  period: { semaine: 'Cette semaine', mois: 'Ce mois-ci', annee: 'Cette année' },
  choose: 'Choisir les jours',
  from: 'Premier jour',
  to: 'Dernier jour',
  noDay: 'Choisissez un jour.',
  show: 'Voir ces jours',
  days: (from: string, to: string) => (from === to ? day(from) : `du ${day(from)} au ${day(to)}`),
  compared: (days: string, before: string) => `${capitalize(days)} (avant\u00a0: ${before})`,
  euros,
  before: (amount: string) => `avant\u00a0: ${euros(amount)}`,
  beforeCount: (count: number) => `avant\u00a0: ${count}`,
  net: 'Encaissé',
  sales: 'Ventes',
  refunds: 'Remboursements',
  orders: 'Commandes payées',
  fees: (amount: string) => `dont livraison\u00a0: ${euros(amount)}`,
  what: (isExempt: boolean) =>
    `Une vente compte le jour de son paiement, un remboursement le jour où l’argent part. ${isExempt ? vatFranchise : 'Les montants comprennent la TVA'}.`,
  sameAsDocuments: 'Ces sommes sont celles des factures et des avoirs de ces jours.',
  otherThanDocuments: (sales: string, refunds: string) =>
    `Factures de ces jours\u00a0: ${euros(sales)}, avoirs\u00a0: ${euros(refunds)}. L’écart vient de paiements de démonstration, de ventes d’avant les factures, de documents qui attendent leur numéro, d’un remboursement qui a échoué ensuite, ou de commandes effacées après onze ans.`,
  byDay: 'Par jour',
  byMonth: 'Par mois',
  day: (iso: string) => (iso.length === 7 ? month.format(new Date(iso)) : dateWords(iso)),
  dayHeading: 'Jour',
  monthHeading: 'Mois',
  table: 'Voir en tableau',
  most: (amount: string) => `au plus ${euros(amount)}`,
  byProduct: 'Par produit',
  product: 'Produit',
  pieces: 'Pièces',
  firstOnly: (count: number) => `Les ${count} premiers sont montrés. Le fichier les contient tous.`,
  byCategory: 'Par catégorie',
  category: 'Catégorie',
  earlier: 'Avant',
  withoutFees,
  byRate: 'Par taux de TVA',
  rate: (rate: number) =>
    rate === 0 ? 'sans TVA' : `${String(rate / 100).replace('.', ',')}\u00a0%`,
  rateHeading: 'Taux',
  vat: 'TVA',
  byMeans: 'Par moyen de paiement',
  meansHeading: 'Moyen',
  means: meansNames,
  noMeans: 'sans paiement',
  left: 'Reste',
  nothing: 'Rien de vendu ni remboursé pendant ces jours.',
  runsOut: 'Bientôt épuisé',
  runsOutWhat: 'Au rythme des quatre dernières semaines.',
  nothingRunsOut: 'À ce rythme, rien n’est épuisé d’ici un an.',
  stock: 'En stock',
  sold: 'Vendus en 28 jours',
  end: 'Épuisé vers le',
  endOn: longDay,
  saved: (name: string) => `${name} est dans vos téléchargements.`,
  file: 'Télécharger (CSV)',
  fileOf: (table: string) => `Télécharger «\u00a0${table}\u00a0» (CSV)`,
})
