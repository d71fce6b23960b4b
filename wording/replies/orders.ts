import { euros } from '../euros'

const listed = (states: readonly string[]) =>
  states.map((state) => `«\u00a0${state}\u00a0»`).join(' ou ')

const nothingToRefund = 'Il n’y a plus rien à rembourser sur cette commande.'

/** What the server says about orders; the refused change is read by the shopkeeper. */
export const ordersReplies = {
  unknown: 'Cette commande n’existe pas.',
  changedMeanwhile:
    'Rien n’a été fait\u00a0: la commande a changé entre-temps. Voici son état actuel.',
  impossibleChange: (from: string, to: string, allowed: readonly string[]) =>
    allowed.length === 0
      ? `La commande est «\u00a0${from}\u00a0», elle ne peut plus changer d’état.`
      : `La commande est «\u00a0${from}\u00a0», elle ne peut pas devenir «\u00a0${to}\u00a0». Possible\u00a0: ${listed(allowed)}.`,
  sameShipment: 'Ce transporteur et ce numéro sont déjà ceux de la commande. Rien n’a changé.',
  restockUnsaid:
    'Les articles de la commande retournée reviennent-ils en stock\u00a0? Ajoutez --restock s’ils peuvent être revendus, --no-restock sinon.',
  restockElsewhere: (to: string) =>
    `--restock et --no-restock ne vont qu’avec «\u00a0retournée\u00a0»\u00a0: pour «\u00a0${to}\u00a0», il n’y a rien à choisir.`,
  refundByCommand: (id: number) =>
    `Le remboursement ne change plus l’état de la commande\u00a0: utilisez «\u00a0npm run shop -- refund ${id}\u00a0».`,
  refundLineUnknown: 'Cette commande n’a pas cette ligne.',
  refundLineTooMany: (name: string, left: number) =>
    left === 0
      ? `«\u00a0${name}\u00a0» est déjà remboursé en entier.`
      : `«\u00a0${name}\u00a0»\u00a0: il reste ${left} à rembourser au plus.`,
  restockedBefore: (state: string) =>
    `Le stock de cette commande est déjà réglé, car elle est «\u00a0${state}\u00a0»\u00a0: recommencez sans remise en stock (au terminal\u00a0: sans --restock).`,
  restockWithoutLines:
    'Ce remboursement ne nomme aucun article\u00a0: choisissez les articles qui reviennent en stock, ou ne remettez rien en stock.',
  refundWayUnknown:
    'Ce moyen de paiement n’est plus en service\u00a0: vérifiez chez son prestataire que rien n’est déjà rendu, puis dites comment vous avez rendu l’argent, par virement ou au comptoir.',
  nothingToRefund,
  returnedBefore: (id: number) =>
    `Le prestataire de paiement avait déjà rendu de l’argent de la commande ${id}, sans que la boutique le sache\u00a0: c’est noté. Ne rendez que ce qu’elle détient encore.`,
  refundNothing:
    'Il n’y a rien à rembourser de ce que vous indiquez\u00a0: c’est déjà rendu, ou gratuit.',
  refundTooLarge: (cents: number, left: number) =>
    left === 0
      ? nothingToRefund
      : `La boutique ne détient plus que ${euros(left)} pour cette commande\u00a0: ${euros(cents)}, c’est trop.`,
}
