import { area } from './area'

export const productPageWords = area({
  /** For search engines, if a product has no description of its own. */
  description: (name: string) =>
    `${name}\u00a0: prix, origine et stock. Retrait en boutique ou livraison à domicile.`,
})
