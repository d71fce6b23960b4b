import { area } from '../area'
import { dateWords } from '../dates'
import { longDay } from '../longDay'
import { withdrawalMoment } from '../withdrawalRows'
import { withdrawalStateNames } from '../withdrawalStateNames'

export const adminWithdrawalsWords = area({
  title: 'Rétractations',
  hint: 'La loi donne 14 jours pour rembourser. Celles dont la commande est connue sont en tête, les plus urgentes d’abord. Celles qui sont terminées depuis plus de 30 jours ne sont plus montrées ici\u00a0: la page de leur commande les garde, si elle est connue.',
  first: 'Revenir aux premières',
  further: 'Rétractations suivantes',
  none: 'Aucune rétractation en cours, ni terminée depuis moins de 30 jours. Elles arrivent ici dès qu’un client renonce à un contrat\u00a0; les plus anciennes sont sur la page de leur commande, si elle est connue.',
  one: (id: number) => `Rétractation ${id}`,
  states: withdrawalStateNames,
  declared: 'Déclarée',
  moment: (at: string) => withdrawalMoment(new Date(at)),
  who: 'Client',
  erased: 'Effacé avec le compte',
  order: 'Commande',
  unmatched: (typed: string) => `«\u00a0${typed}\u00a0», pas encore rapprochée`,
  what: 'Articles',
  whole: 'Toute la commande',
  line: (name: string, quantity: number) => `${quantity}\u00a0× ${name}`,
  deadline: 'Délai du client',
  open: 'Ouvert\u00a0: la réception n’est pas connue',
  until: (day: string, isLate: boolean) =>
    `Jusqu’au ${longDay(day)}\u00a0: ${isLate ? 'déclarée hors délai' : 'déclarée à temps'}`,
  due: 'À rembourser',
  dueBy: (day: string) => `Au plus tard le ${dateWords(day)}`,
  notMailed: 'L’accusé de réception n’est pas parti par e-mail\u00a0: répondez vous-même.',
  refusal: 'Raison du refus',
  likely: (id: number) =>
    `La commande ${id} avait ce numéro et cette adresse e-mail à la déclaration.`,
  match: 'De quelle commande s’agit-il\u00a0?',
  matchLikely: (id: number) => `C’est la commande ${id}`,
  number: 'Numéro de la commande',
  numberWrong: 'Un numéro de commande a 8 chiffres.',
  numberUnknown: 'Cette commande n’est pas trouvée. Vérifiez son numéro.',
  numberUnread: 'Cette commande n’est pas encore lue. Attendez qu’elle s’affiche, ou réessayez.',
  named: (articles: string) =>
    `Le client nomme des articles\u00a0: «\u00a0${articles}\u00a0». Indiquez leurs quantités\u00a0; sans quantité, c’est toute la commande.`,
  pieces: (name: string, max: number) => `${name} (${max} au plus)`,
  piecesWrong: (max: number) => `Écrivez un nombre de 0 à ${max}.`,
  matchRefused: 'Revenir sur le refus\u00a0: dire d’abord de quelle commande il s’agit',
  matchOther: 'Il s’agit d’une autre commande',
  matchSave: 'Rapprocher',
  accept: 'Accepter et prévenir le client',
  acceptAfterAll: 'Accepter finalement',
  refuse: 'Refuser',
  reason: 'Raison, envoyée au client',
  reasonMissing: 'Écrivez la raison\u00a0: elle est envoyée au client.',
  refuseSave: 'Refuser et prévenir le client',
  received: 'Les articles sont revenus',
  refund: 'Rembourser',
  refundWhat:
    'Les articles déclarés sont remboursés, et la livraison si rien de la commande ne reste au client.',
  restock: 'Les articles peuvent être revendus\u00a0: les remettre en stock',
  refundSave: 'Rembourser le client',
})
