import { area } from './area'

export const cartWords = area(
  {
    title: 'Votre Panier',
    empty: 'Aucun produit dans le panier',
    backToShop: 'Voir nos produits',
    lines: 'Produits du panier',
    product: 'Produit',
    quantity: 'Quantité',
    price: 'Prix',
    actions: 'Supprimer',
    quantityOf: (name: string) => `Quantité de ${name}`,
    less: (name: string) => `Un de moins\u00a0: ${name}`,
    more: (name: string) => `Un de plus\u00a0: ${name}`,
    remove: 'Supprimer',
    removed: (name: string) => `«\u00a0${name}\u00a0» n’est plus dans le panier.`,
    undo: 'Annuler',
    removeOf: (name: string) => `Supprimer ${name} du panier`,
    each: (amount: string) => `${amount}\u00a0€ pièce`,
    unitPrice: (isPerLitre: boolean) => (amount: string) =>
      `${amount}\u00a0€/${isPerLitre ? 'L' : 'kg'}`,
    amount: (amount: string) => `${amount}\u00a0€`,
    takeLeft: (left: number) => `Passer la quantité à ${left}`,
    soldOut: 'Ce produit est épuisé. Supprimez-le pour payer le reste du panier.',
    /** The other grinds of the product leave none for this line. */
    tooFewForGrinds:
      'Il n’en reste pas assez pour toutes les moutures. Réduisez ou supprimez l’une d’elles pour payer.',
    delivery: 'Livraison',
    toShop: 'Retrait en boutique',
    toHome: 'Livraison à domicile',
    /** If the settings give no pickup address. */
    shopAddress: 'Notre boutique',
    addressRequired: 'Veuillez spécifier une adresse de livraison.',
    summary: 'Votre commande',
    total: 'Total',
    totalHint: 'Prix en euros, toutes taxes comprises.',
    deliveredTo: 'Adresse de livraison',
    collectedAt: 'Retrait à',
    demonstration:
      'Paiement de démonstration\u00a0: aucune donnée bancaire n’est demandée, aucun argent n’est débité.',
    pay: 'Commander avec obligation de paiement',
    paying: 'Paiement en cours…',
    /** The browser goes to the page of the payment provider. */
    leaving: 'Vers la page de paiement…',
    awaitsPayment: 'Votre commande est enregistrée\u00a0: il reste à la payer depuis sa page.',
    /** The reply to the payment did not arrive. */
    checking: 'Nous vérifions votre commande…',
    checkingHint:
      'La réponse au paiement n’est pas arrivée. Ne payez pas à nouveau\u00a0: nous demandons à la boutique si votre commande est enregistrée.',
    notPaid: 'Rien n’a été payé, et votre panier est intact. Vous pouvez essayer à nouveau.',
    paid: 'Panier payé !',
    paidOrder: (id: string) => `Votre commande n°\u00a0${id} est enregistrée.`,
    /** What is no longer as it was shown. */
    priceMoved: (before: string, after: string) => `Le prix passe de ${before} à ${after}.`,
    quantityMoved: (before: number, after: number) => `La quantité passe de ${before} à ${after}.`,
    addedMeanwhile: 'Ajouté entre-temps.',
    totalMoved: 'Aucun article n’a changé\u00a0: vérifiez la livraison, le code promo et le total.',
    goneMeanwhile: (name: string) => `«\u00a0${name}\u00a0» n’est plus dans le panier.`,
  },
  { paid: 'Panier payé\u00a0!' },
)
