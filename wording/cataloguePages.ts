import { area } from './area'

/** Descriptions for search engines and shared links, in some 155 characters. */
export const cataloguePagesWords = area({
  products:
    'Tous nos cafés, thés, tisanes, accessoires et équipements, avec leur origine et leur prix. Retrait en boutique ou livraison à domicile.',
  category: (name: string) =>
    `${name}\u00a0: notre choix, avec l’origine, le poids et le prix de chaque produit. Retrait en boutique ou livraison à domicile.`,
})
