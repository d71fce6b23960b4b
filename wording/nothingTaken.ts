/** Why no money goes back for an order that was paid by demonstration. */
export const nothingTaken =
  'Le paiement était une démonstration\u00a0: aucune somme n’a été prélevée, il n’y a donc rien à vous rendre.'
