import { area } from './area'

export const offlineWords = area({
  cartKept: 'Vous êtes hors connexion\u00a0; votre panier est gardé.',
  pagesKept: 'Vous êtes hors connexion\u00a0; les pages déjà vues restent lisibles.',
  waiting: (changes: number) =>
    changes === 1
      ? 'Un changement attend la connexion.'
      : `${changes} changements attendent la connexion.`,
  back: 'La connexion est revenue.',
  sent: 'La connexion est revenue\u00a0; votre panier est à jour.',
  /** A waiting change that the shop did not make, and why; many reasons begin with the product. */
  refused: (product: string, reason: string) =>
    reason.startsWith('«')
      ? reason
      : `Votre panier n’a pas changé pour «\u00a0${product}\u00a0».${reason && ` ${reason}`}`,
})
