import { area } from './area'
import { quotedName } from './quotedName'

export const orderAgainWords = area({
  again: 'Commander à nouveau',
  ofOrder: (id: string) => ` la commande n°\u00a0${id}`,
  toCart: 'Voir le panier',
  gone: (name: string) => `${quotedName(name)} n’est plus en vente.`,
  soldOut: (name: string) => `${quotedName(name)} est épuisé.`,
  /** The other grinds in the cart leave none for this one. */
  tooFewForGrinds: (name: string) =>
    `${quotedName(name)}\u00a0: il n’en reste pas assez pour toutes les moutures.`,
  fewer: (name: string, quantity: number, ordered: number) =>
    `${quotedName(name)}\u00a0: ${quantity} au lieu de ${ordered}, il n’en reste pas plus.`,
  noLongerGround: (name: string) =>
    `${quotedName(name)} ne se moud plus\u00a0: votre panier le contient en grains.`,
  price: (name: string, before: string, now: string) =>
    `${quotedName(name)}\u00a0: le prix passe de ${before}\u00a0€ à ${now}\u00a0€.`,
})
