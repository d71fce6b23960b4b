import { area } from '../area'
import { withoutFees } from './withoutFees'

export const adminTodayWords = area({
  title: 'Aujourd’hui',
  waiting: 'Ce qui attend',
  nothing: 'Rien n’attend. Le café est mérité.',
  count: (count: number) => (count >= 1000 ? '999+' : String(count)),
  /** Of one, and of more. */
  rows: {
    to_prepare: ['à préparer', 'à préparer'],
    to_prepare_unpaid: [
      'à tenir prête, à payer au comptoir',
      'à tenir prêtes, à payer au comptoir',
    ],
    to_ship: ['à expédier', 'à expédier'],
    to_make_ready: ['en préparation pour le retrait', 'en préparation pour le retrait'],
    to_hand_over: ['prête, à remettre', 'prêtes, à remettre'],
    not_fetched: ['prête depuis plus d’une semaine', 'prêtes depuis plus d’une semaine'],
    not_delivered: ['expédiée, à noter comme livrée', 'expédiées, à noter comme livrées'],
    payments: ['virement attendu', 'virements attendus'],
    withdrawals: ['rétractation à traiter', 'rétractations à traiter'],
    reviews: ['avis à lire', 'avis à lire'],
    refunds: [
      'commande dont un remboursement est en cours ou a échoué',
      'commandes dont un remboursement est en cours ou a échoué',
    ],
    disputes: ['commande au paiement contesté', 'commandes au paiement contesté'],
    documents: ['facture ou avoir sans numéro', 'factures ou avoirs sans numéro'],
    lost_mails: ['e-mail qui n’a pas pu partir', 'e-mails qui n’ont pas pu partir'],
  } as const,
  closed: {
    chosen: 'La boutique est fermée aux commandes.',
    incomplete:
      'La boutique ne prend pas de commandes\u00a0: il lui manque ce que dit la liste de l’ouverture.',
  },
  toOpening: 'Préparer l’ouverture',
  takings: 'Encaissé',
  takingsOf: {
    day: ['Aujourd’hui', 'même jour, semaine passée'],
    week: ['Cette semaine', 'semaine passée, même jour'],
    month: ['Ce mois-ci', 'mois passé, même date'],
  } as const,
  euros: (amount: string) => `${amount}\u00a0€`,
  before: (amount: string, what: string) => `${amount}\u00a0€ (${what})`,
  categories: 'Encaissé par catégorie, ce mois-ci',
  withoutFees,
  category: 'Catégorie',
  earlier: 'Mois passé',
  lowStock: 'Stock bas',
  moreLow: 'Il y en a d’autres\u00a0:',
  allLow: { low: 'tous les stocks bas', sold_out: 'tous les produits épuisés' } as const,
  left: (count: number) => (count === 0 ? 'épuisé' : `${count} en stock`),
  passkeyTitle: 'Un second moyen de vous connecter',
  passkeyWhy: 'Ajoutez une clé d’accès\u00a0: cet appareil vous connectera sans rien saisir.',
  fewCodes: (count: number) =>
    count === 0
      ? 'Vous n’avez plus de code de secours.'
      : `Il vous reste ${count}\u00a0code${count > 1 ? 's' : ''} de secours.`,
  newCodes: 'En faire de nouveaux',
})
