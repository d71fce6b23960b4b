/** What the server says to the staff about orders. */
export const adminReplies = {
  stateChanged: (id: number, state: string) => `Commande ${id}\u00a0: «\u00a0${state}\u00a0».`,
  cancelled: (id: number) => `Commande ${id} annulée\u00a0: les articles sont revenus en stock.`,
  refunded: (id: number) =>
    `Remboursement de la commande ${id} demandé\u00a0: le client reçoit un e-mail quand il est fait.`,
  received: (id: number) => `Paiement de la commande ${id} noté comme reçu.`,
  refundsMade: (id: number) => `Remboursement de la commande ${id} noté comme fait.`,
  noted: 'Note ajoutée.',
  addressCorrected: 'Adresse corrigée. Le client en est averti par e-mail.',
  addressTooLate: (state: string) =>
    `La commande est «\u00a0${state}\u00a0»\u00a0: son adresse ne peut plus être corrigée.`,
  cancelElsewhere:
    'Une commande s’annule avec le bouton «\u00a0Annuler la commande\u00a0», qui rend aussi son argent.',
  trackingIncomplete:
    'Indiquez le transporteur et le numéro de suivi, ou laissez les deux vides. Le numéro n’a que des lettres, des chiffres et des tirets.',
  paidMeanwhile: 'Le client vient de payer cette commande\u00a0: elle n’est pas annulée.',
  restockUnsaid: 'Dites si les articles du colis revenu peuvent être revendus.',
  promotionUnknown: 'Ce code n’existe pas, ou il est déjà terminé.',
  reasonMissing: 'Écrivez la raison du refus\u00a0: elle est envoyée au client.',
  refundUnsaid: 'Choisissez un montant, ou des articles, ou les frais de livraison.',
}
