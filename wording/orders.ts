import { area } from './area'
import { longDate } from './longDate'

export const ordersWords = area({
  title: 'Votre commande',
  history: 'Historique des commandes',
  empty: 'Aucune commande trouvée',
  toShop: 'Voir nos produits',
  number: 'Numéro de commande',
  date: 'Date',
  dateOf: longDate,
  /** If the host sends no date. */
  datePlaceholder: '01/01/2024',
  state: 'État',
  payment: 'Paiement',
  timeline: 'Suivi de la commande',
  /** After each step, for screen readers, which do not see its mark. */
  step: { past: '\u00a0: fait', now: '\u00a0: étape actuelle', ahead: '\u00a0: à venir' },
  total: 'Total',
  actions: 'Commander à nouveau',
  amount: (amount: string) => `${amount}\u00a0€`,
  open: (id: string) => `Voir la commande ${id}`,
  unknown: '—',
  siret: (number: string) => `SIRET\u00a0: ${number}`,
  details: 'Récapitulatif',
  delivery: 'Livraison',
  deliveryModes: { magasin: 'Retrait en boutique', domicile: 'Livraison à domicile' },
  address: 'Adresse',
  promised: 'Prévue',
  readyFrom: (day: string) => `à partir de ${day}`,
  lines: 'Articles de la commande',
  product: 'Produit',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  lineTotal: 'Prix',
  allOrders: 'Toutes mes commandes',
  confirmationHeld:
    'Confirmez votre adresse e-mail par le lien reçu, et la confirmation complète de cette commande vous sera envoyée.',
})
