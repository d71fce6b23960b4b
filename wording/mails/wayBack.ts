/** How money goes back, by the means or the provider that took it. */
export const wayBack = (paidBy: string | null): string =>
  paidBy === 'counter'
    ? 'à la boutique, quand vous passez'
    : 'par le moyen de paiement de la commande'
