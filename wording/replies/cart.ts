import { quotedName } from '../quotedName'

/** What the server says about the cart. */
export const cartReplies = {
  added: 'Le produit est dans votre panier.',
  changed: 'La quantité est à jour.',
  deleted: 'Le produit n’est plus dans votre panier.',
  paid: 'Votre commande est payée.',
  productUnknown: 'Ce produit n’est pas ou plus en vente.',
  notGround: 'Ce produit ne se moud pas.',
  lineUnknown: 'Ce produit n’est pas dans votre panier. Rechargez votre panier.',
  cartUnknown: 'Ce panier n’existe pas. Rechargez votre panier.',
  orderUnknown: 'Cette commande n’existe pas ou n’est pas la vôtre.',
  again: 'Les articles de cette commande sont dans votre panier.',
  /** Above what differs. */
  againExcept: 'Votre panier est rempli comme cette commande, sauf\u00a0:',
  againNone: 'Plus rien de cette commande n’est disponible\u00a0:',
  cartEmpty: 'Votre panier est vide\u00a0: ajoutez un produit avant de payer.',
  quantityAtMinimum:
    'La quantité est déjà de 1. Pour retirer le produit, utilisez «\u00a0Supprimer\u00a0».',
  /** More was asked for than there is; `left` is the whole stock. */
  outOfStock: (name: string, left: number) =>
    left === 0
      ? `${quotedName(name)} est épuisé.`
      : `${quotedName(name)}\u00a0: il n’en reste que ${left}. Vous ne pouvez pas en commander plus.`,
  /** A line that was added ground. */
  lineNotGround: (name: string) =>
    `${quotedName(name)} ne se moud plus\u00a0: supprimez cette ligne, puis ajoutez le produit de nouveau.`,
  /** A line that cannot be paid; `left` is the whole stock. */
  lineUnavailable: (name: string, left: number) =>
    left === 0
      ? `${quotedName(name)} est épuisé\u00a0: supprimez cette ligne pour payer.`
      : `${quotedName(name)}\u00a0: il n’en reste que ${left}. Réduisez la quantité pour payer.`,
  lineRetired: (name: string) =>
    `${quotedName(name)} n’est plus en vente\u00a0: supprimez cette ligne pour payer.`,
  totalTooLarge: 'Le montant du panier est trop élevé. Passez plusieurs commandes.',
  /** The sum differs from the one that the shopper saw. */
  priceChanged:
    'Le total de votre panier a changé, rien n’a été débité. Vérifiez-le, puis validez de nouveau la commande.',
  /** The days differ from those that the shopper saw. */
  datesChanged:
    'Les dates de votre commande ont changé, rien n’a été débité. Vérifiez-les, puis validez de nouveau la commande.',
  /** The order is paid, and its delivery stays as it was chosen then. */
  alreadyPaid: {
    domicile: (address: string) =>
      `Cette commande est déjà payée, avec la livraison à l’adresse ${quotedName(address)}. Pour la changer, contactez-nous.`,
    magasin: (address: string) =>
      `Cette commande est déjà payée, avec le retrait en boutique\u00a0: ${quotedName(address)}. Pour la faire livrer, contactez-nous.`,
  },
  /** It keeps the delivery that was chosen for it. */
  awaitedDelivery: {
    domicile: (address: string) =>
      `Cette commande attend son paiement, avec la livraison à l’adresse ${quotedName(address)}. Payez-la depuis sa page, ou annulez-la pour changer de livraison.`,
    magasin: (address: string) =>
      `Cette commande attend son paiement, avec le retrait en boutique\u00a0: ${quotedName(address)}. Payez-la depuis sa page, ou annulez-la pour changer de livraison.`,
  },
  orderNotPayable: 'Cette commande a été annulée\u00a0: elle ne peut plus être payée.',
}
