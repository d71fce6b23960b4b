import { capitalize } from '../capitalize'
import { euros } from '../euros'
import { monthName } from '../monthName'

/** What the server says to the staff about orders. */
export const adminReplies = {
  stateChanged: (id: number, state: string) => `Commande ${id}\u00a0: «\u00a0${state}\u00a0».`,
  trackingCorrected: (id: number, isTold = true) =>
    `Suivi de la commande ${id} corrigé${isTold ? '\u00a0: le client reçoit le bon par e-mail' : ''}.`,
  cancelled: (id: number) =>
    `Commande ${id} annulée\u00a0: les articles qui n’étaient pas remboursés sont revenus en stock.`,
  refunded: (id: number, cents: number, isTold = true) =>
    `Remboursement de ${euros(cents)} de la commande ${id} demandé${isTold ? '\u00a0: le client reçoit un e-mail quand il est fait' : ''}.`,
  refundNoted: (id: number, cents: number, isTold = true) =>
    `Remboursement de ${euros(cents)} de la commande ${id} noté comme fait${isTold ? '\u00a0: le client reçoit un e-mail' : ''}.`,
  refundRefused: (id: number, cents: number) =>
    `Le prestataire refuse de rembourser ${euros(cents)} de la commande ${id}\u00a0: rien n’est rendu. Sa fiche dit que faire.`,
  received: (id: number) => `Paiement de la commande ${id} noté comme reçu.`,
  receivedAndHandedOver: (id: number) => `Commande ${id} notée comme payée et remise au client.`,
  notFetched: 'Cette commande est à livrer\u00a0: elle ne se retire pas au comptoir.',
  receivedInVain: (id: number) =>
    `Paiement noté comme reçu, mais la commande ${id} n’en a pas besoin\u00a0: il est à rendre au client.`,
  refundsMade: (id: number, count: number) =>
    count > 1
      ? `${count}\u00a0remboursements de la commande ${id} notés comme faits.`
      : `Remboursement de la commande ${id} noté comme fait.`,
  noRefundToMake: 'Aucun remboursement de cette commande n’est à faire. Rien n’a changé.',
  noted: 'Note ajoutée.',
  noteNeverErased:
    'Le compte de ce client est supprimé et sa commande est terminée\u00a0: rien n’effacerait plus une note. Elle n’est pas ajoutée.',
  addressCorrected: (_: number, isTold = true) =>
    `Adresse corrigée.${isTold ? ' Le client en est averti par e-mail.' : ''}`,
  phoneCorrected: 'Téléphone corrigé.',
  addressUnchanged: 'C’est déjà l’adresse de la commande\u00a0: rien n’a changé.',
  addressPricedOtherwise:
    'Vérifiez le code postal\u00a0: à cette adresse, la livraison ou la TVA ne seraient pas les mêmes. Rien n’a changé. Si l’adresse est juste, un gérant annule la commande, et le client en passe une autre.',
  postcodeWrong: 'Indiquez un code postal français\u00a0: cinq chiffres.',
  addressTooLate: (state: string) =>
    `La commande est «\u00a0${state}\u00a0»\u00a0: son adresse ne peut plus être corrigée.`,
  cancelElsewhere:
    'Une commande s’annule avec le bouton «\u00a0Annuler la commande\u00a0», qui rend aussi son argent.',
  trackingIncomplete:
    'Indiquez le transporteur et le numéro de suivi, ou laissez les deux vides. Le numéro n’a que des lettres, des chiffres et des tirets.',
  paidMeanwhile: 'Le client vient de payer cette commande\u00a0: elle n’est pas annulée.',
  restockUnsaid: 'Dites si les articles du colis revenu peuvent être revendus.',
  promotionUnknown: 'Ce code n’existe pas, ou il est déjà terminé.',
  preparedTogether: (prepared: number, refused: number) =>
    [
      prepared === 0
        ? 'Aucune commande n’est passée en préparation.'
        : `${prepared}\u00a0${prepared > 1 ? 'commandes sont' : 'commande est'} en préparation.`,
      ...(refused === 0
        ? []
        : [`${refused}\u00a0${refused > 1 ? 'n’ont' : 'n’a'} pas changé\u00a0: voici pourquoi.`]),
    ].join(' '),
  notTried:
    'Un incident a interrompu la suite\u00a0: rouvrez la liste pour voir son état, puis recommencez.',
  withdrawnFrom: 'Le client y renonce, en tout ou partie\u00a0: traitez d’abord sa rétractation.',
  moneyReturned:
    'Tout son argent est rendu, ou va l’être\u00a0: annulez-la, ou préparez-la depuis sa fiche si vous en faites cadeau.',
  contested: 'Son paiement est contesté\u00a0: attendez la fin, ou préparez-la depuis sa fiche.',
  statusMailed: (id: number) => `Le client reçoit par e-mail où en est la commande ${id}.`,
  mailedLately: (minutes: number) =>
    `Cet e-mail est déjà parti il y a moins d’un quart d’heure. Vous pourrez le renvoyer dans ${minutes}\u00a0min.`,
  nobodyToMail: 'Le compte de ce client est supprimé\u00a0: il n’a plus d’adresse e-mail.',
  monthClosed: (month: string) =>
    `${capitalize(monthName(month))} est clôturé\u00a0: plus rien ne s’y ajoute. Gardez son empreinte hors de la boutique.`,
  reasonMissing: 'Écrivez la raison du refus\u00a0: elle est envoyée au client.',
  refundUnsaid: 'Choisissez un montant, ou des articles, ou les frais de livraison.',
}
