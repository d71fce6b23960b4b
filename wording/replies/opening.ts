/** Why a shop that its shopkeeper closed takes no orders, with the shopkeeper's sentence. */
export const closedByChoice = (email: string, note: string | null) =>
  [
    'Les commandes sont fermées pour le moment.',
    ...(note === null ? [] : [/[.!?…]$/.test(note) ? note : `${note}.`]),
    `Votre panier reste enregistré\u00a0; pour savoir quand commander, écrivez à ${email}.`,
  ].join(' ')

/** Why a shop that is not complete yet takes no orders; the shopper can keep the cart. */
export const closedToOrders = (email: string) =>
  `Les commandes sont fermées\u00a0: la boutique n’est pas encore prête à vendre. Votre panier reste enregistré\u00a0; pour savoir quand commander, écrivez à ${email}.`
