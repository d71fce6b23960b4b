import type { StaffOrder } from '../../contract/api/staff/staffOrder'
import type { OrderState } from '../../contract/orderStates'
import type { ShownWithdrawalState } from '../../contract/withdrawalStates'
import { area } from '../area'
import { capitalize } from '../capitalize'
import { meansNames } from '../meansNames'
import { withdrawalStateNames } from '../withdrawalStateNames'
import { meansSaid, orderActWords } from './orderActs'
import { plural } from '../plural'
import { shortMoment } from '../shortMoment'
import { commandAuthor } from '../commandAuthor'

const refundStates = { requested: 'demandé', succeeded: 'fait', failed: 'échoué' } as const
type Cancellable = Pick<StaffOrder, 'state' | 'payment' | 'means' | 'held_cents' | 'client'>
type Returned = StaffOrder['refunds'][number]
const refundOf = (
  amount: string,
  { state, made_by: madeBy }: Pick<Returned, 'state' | 'made_by'>,
) => `Remboursement de ${amount}\u00a0€\u00a0: ${refundStates[state]}${meansSaid(madeBy)}`
const disputeOf = (amount: string, { state }: Pick<Returned, 'state'>) =>
  state === 'failed'
    ? `Contestation d’abord perdue, puis gagnée\u00a0: la banque a rendu ${amount}\u00a0€ à la boutique`
    : `Contestation perdue\u00a0: la banque a repris ${amount}\u00a0€`

/** What becomes of money that the order no longer awaits. */
function lateWhat(state: OrderState): string {
  if (state === 'en attente de paiement')
    return 'Le client a choisi ensuite un autre moyen de paiement\u00a0: l’argent reçu paie la commande, et l’autre paiement s’arrête.'
  if (state === 'expirée')
    return 'L’argent paie la commande si ses articles sont encore là et que son client n’y a pas renoncé. Sinon il est à rendre au client.'
  return 'La commande n’en a pas besoin\u00a0: l’argent est noté, puis à rendre au client.'
}

/** What becomes of the money of an order that is cancelled. */
function moneyBack({ payment, means }: Pick<Cancellable, 'payment' | 'means'>): string {
  if (payment === 'contestée') return 'l’argent attend la fin de la contestation du paiement'
  const isByHand = means === 'transfer' || means === 'counter'
  return isByHand
    ? 'l’argent est à rendre par vous-même (virement ou comptoir)'
    : 'l’argent est rendu'
}

/** What follows from cancelling an order. */
function cancelWhat({ state, held_cents: held, client, ...paid }: Cancellable): string {
  const articles =
    state === 'en attente de paiement'
      ? 'Les articles'
      : 'Les articles qui ne sont pas encore remboursés'
  const money = held > 0 ? `, ${moneyBack(paid)}` : ''
  const told = client.email === null ? '' : ', et le client reçoit un e-mail'
  return `${articles} reviennent en stock${money}${told}. Cela ne se défait pas.`
}

/** What the one button says that puts an order into this state. */
const actions: Partial<Record<OrderState, string>> = {
  'en préparation': 'Passer en préparation',
  prête: 'Prête au retrait',
  retirée: 'Remise au client',
  expédiée: 'Expédier',
  livrée: 'Livrée',
  perdue: 'Perdue par le transporteur',
  retournée: 'Revenue à la boutique',
}

const withdrawal = (id: number, state: ShownWithdrawalState) =>
  `rétractation ${id}, ${withdrawalStateNames[state]}`

export const adminOrdersWords = area({
  title: 'Commandes',
  search: 'Chercher',
  searchHint: 'Numéro, nom, e-mail, ville ou téléphone',
  all: 'Toutes',
  states: 'Par état',
  openRefunds: 'remboursements ouverts',
  disputed: 'paiements contestés',
  toPay: { counter: 'à payer au comptoir', transfer: 'virements attendus' },
  /** The server counts up to a thousand. */
  count: (count: number) => (count >= 1000 ? '999+' : String(count)),
  none: 'Aucune commande ici.',
  pageEmpty: 'Plus rien sur cette page.',
  noneFound: (query: string) => `Aucune commande ne correspond à «\u00a0${query}\u00a0».`,
  allOrders: 'Toutes les commandes',
  older: 'Commandes plus anciennes',
  newest: 'Revenir aux plus récentes',
  pieces: (count: number) => plural(count, 'article', 'articles'),
  moment: shortMoment,
  euros: (amount: string) => `${amount}\u00a0€`,
  order: (id: number | string) => `Commande ${id}`,
  pick: (id: number) => `Cocher la commande ${id}`,
  mailStatus: '«\u00a0Où est ma commande\u00a0?\u00a0»\u00a0: répondre par e-mail',
  backToList: '← Commandes',
  modes: { magasin: 'Retrait en boutique', domicile: 'Livraison' },
  next: 'À faire maintenant',
  nothingNext: 'Rien à faire\u00a0: cette commande est terminée.',
  withdrawalNext: 'Sa rétractation est encore à traiter.',
  stillHeld: (held: string) =>
    `La boutique détient encore ${held}\u00a0€ pour cette commande\u00a0: remboursez ce qui est dû au client.`,
  refundFailed:
    'Un remboursement a échoué\u00a0: l’argent n’est pas rendu. Remboursez de nouveau, ou rendez-le autrement et notez-le.',
  refundDisputed:
    'Un remboursement a échoué, et le paiement est contesté\u00a0: attendez la fin de la contestation. Perdue, elle reprend l’argent, même si vous l’avez déjà rendu autrement.',
  refundAwaited: 'Un remboursement est demandé\u00a0: il n’est pas encore confirmé.',
  awaits: {
    card: 'Son paiement est attendu\u00a0: elle avance seule quand il arrive.',
    demonstration: 'Son paiement est attendu\u00a0: elle avance seule quand il arrive.',
    transfer:
      'Son virement est attendu. La boutique ne le voit pas\u00a0: quand il est sur le compte, un gérant note que le paiement est arrivé.',
    counter:
      'Préparez-la pour le jour promis\u00a0: le client la paie au comptoir en la retirant. Un gérant note alors qu’elle est payée et remise.',
  },
  moneyReturned:
    'Tout son argent est rendu, ou va l’être\u00a0: ne la remettez que si vous en faites cadeau.',
  contested:
    'Son paiement est contesté\u00a0: répondez chez votre prestataire, et attendez la fin avant de vous en séparer.',
  contestedAfter:
    'Son paiement est contesté\u00a0: répondez chez votre prestataire dans le délai qu’il donne. Ne remboursez rien avant la fin\u00a0: perdue, la contestation reprend l’argent.',
  received: 'Le paiement est arrivé',
  receivedAndHandedOver: 'Payée et remise au client',
  counterAndHandedOver: 'Payée au comptoir à la place, et remise au client',
  receivedBy: { counter: 'Payé au comptoir à la place', transfer: 'Payé par virement à la place' },
  late: 'Noter un virement ou un paiement au comptoir arrivé après coup',
  lateBy: { transfer: 'Un virement est arrivé', counter: 'Payé au comptoir' },
  lateWhat,
  refundsMade: 'Le remboursement est fait',
  refundsToMake: (count: number) =>
    `${plural(count, 'remboursement', 'remboursements')} à faire vous-même (virement ou comptoir).`,
  /** `isTold`: the client has an e-mail. */
  action(state: OrderState, isTold: boolean) {
    if (isTold && state === 'prête') return 'Prête au retrait\u00a0: prévenir le client'
    if (isTold && state === 'expédiée') return 'Expédier et prévenir le client'
    return actions[state] ?? state
  },
  withdrawals: 'Le client renonce à cette commande, en tout ou partie\u00a0:',
  withdrawal,
  endedWithdrawals: 'Rétractations terminées',
  endedWithdrawal: (id: number, state: ShownWithdrawalState) => capitalize(withdrawal(id, state)),
  refusal: (reason: string) => `Raison du refus\u00a0: ${reason}`,
  otherEnds: 'Dire que le colis n’est pas arrivé',
  otherEndsWhat: (isTold: boolean) =>
    isTold
      ? 'Le client en est averti par e-mail, et cela ne se défait pas.'
      : 'Cela ne se défait pas.',
  returnedIntact: 'Revenue\u00a0: remettre les articles en stock',
  returnedSpoiled: 'Revenue\u00a0: les articles ne se revendent pas',
  carrier: 'Transporteur',
  noCarrier: 'Sans suivi',
  carrierMissing:
    'Choisissez le transporteur qui suit ce numéro, ou effacez le numéro pour envoyer sans suivi.',
  numberMissing: 'Saisissez le numéro de suivi, ou choisissez «\u00a0Sans suivi\u00a0».',
  tracking: 'Numéro de suivi',
  trackingHint: 'Le client le reçoit par e-mail et le voit sur sa commande.',
  trackingCorrect: 'Corriger le suivi',
  trackingMissing: 'Indiquez le transporteur et le numéro de suivi.',
  trackingMeanwhile:
    'Le suivi a été corrigé entre-temps\u00a0: voyez-le plus haut, relisez le vôtre, puis corrigez de nouveau.',
  follow: 'Suivre le colis',
  lines: 'Articles',
  refunded: (count: number) =>
    `dont ${plural(count, 'remboursé', 'remboursés')} ou en cours de remboursement`,
  code: (code: string) => `Code ${code}`,
  fee: 'Livraison',
  total: 'Total',
  returned: 'Rendu',
  client: 'Client',
  noEmail: 'Compte supprimé',
  address: 'Adresse',
  noAddress: 'Effacée avec le compte.',
  promised: (from: string, to: string) =>
    from === to ? `Promise le ${from}` : `Promise entre le ${from} et le ${to}`,
  payment: 'Paiement',
  means: meansNames,
  log: 'Historique',
  ordered: 'Commande passée par le client',
  paid: 'Payée',
  cancelledByClient: 'Annulée par le client, sans être payée',
  expired: 'Expirée sans être payée',
  refundOf: (amount: string, { is_dispute: isDispute, ...refund }: Returned) =>
    isDispute ? disputeOf(amount, refund) : refundOf(amount, refund),
  act: orderActWords,
  terminal: commandAuthor.short,
  note: 'Ajouter une note',
  noteText: 'Note pour l’équipe',
  noteHint: 'Le client la lit s’il demande ses données.',
  noteSave: 'Ajouter',
  noteEmpty: 'Écrivez la note.',
  correct: 'Corriger l’adresse',
  correctSave: (isTold: boolean) => (isTold ? 'Corriger et prévenir le client' : 'Corriger'),
  street: 'Rue et numéro',
  complement: 'Complément',
  postcode: 'Code postal',
  town: 'Ville',
  phone: 'Téléphone',
  addressSave: 'Enregistrer la correction',
  addressTold: 'Le client reçoit un e-mail si l’adresse change, pas si seul le téléphone change.',
  addressMissing: 'Indiquez la rue, le code postal et la ville.',
  addressMeanwhile:
    'L’adresse a été corrigée entre-temps\u00a0: voyez-la plus haut, relisez la vôtre, puis corrigez de nouveau.',
  refund: 'Rembourser',
  refundHint: (held: string) => `La boutique détient ${held}\u00a0€ pour cette commande.`,
  refundPieces: (name: string, left: number) => `${name} (${left} au plus)`,
  refundFee: 'Rembourser aussi la livraison',
  refundAmount: 'Ou un montant, en euros',
  refundRestock: 'Remettre les articles choisis en stock',
  refundWay: 'Comment l’argent est rendu',
  refundAsPaid: 'Par le moyen de paiement du client',
  refundMadeBy: { transfer: 'Déjà rendu par virement', counter: 'Déjà rendu au comptoir' },
  refundSave: 'Rembourser le client',
  refundMeanwhile:
    'Un remboursement a été demandé entre-temps\u00a0: voyez l’historique avant de recommencer.',
  wrongAmount: 'Écrivez un montant comme 12,50.',
  cancel: 'Annuler la commande',
  cancelWhat,
  cancelSave: 'Annuler la commande',
})
