import { area } from '../area'

export const adminTodayWords = area({
  title: 'Aujourd’hui',
  waiting: 'Ce qui attend',
  nothing: 'Rien n’attend. Le café est mérité.',
  count: (count: number) => (count >= 1000 ? '999+' : String(count)),
  rows: {
    to_prepare: 'à préparer',
    to_ship: 'à expédier',
    to_make_ready: 'en préparation pour le retrait',
    to_hand_over: 'prêtes, à remettre',
    not_fetched: 'prêtes depuis plus d’une semaine',
    payments: 'virements ou paiements au comptoir attendus',
    withdrawals: 'rétractations à traiter',
    reviews: 'avis à lire',
    refunds: 'remboursements en cours ou échoués',
    lost_mails: 'e-mails qui n’ont pas pu partir',
  },
  closed: {
    chosen: 'La boutique est fermée aux commandes.',
    incomplete:
      'La boutique ne prend pas de commandes\u00a0: il lui manque ce que la loi demande avant une vente.',
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
  categories: 'Encaissé par rayon, ce mois-ci',
  category: 'Rayon',
  earlier: 'Mois passé',
  lowStock: 'Stock bas',
  left: (count: number) => (count === 0 ? 'épuisé' : `${count} en stock`),
  passkeyTitle: 'Un second moyen de vous connecter',
  passkeyWhy: 'Ajoutez une clé d’accès\u00a0: cet appareil vous connectera sans rien saisir.',
  fewCodes: (count: number) =>
    count === 0
      ? 'Vous n’avez plus de code de secours.'
      : `Il vous reste ${count}\u00a0code${count > 1 ? 's' : ''} de secours.`,
  newCodes: 'En faire de nouveaux',
})
