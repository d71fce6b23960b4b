import { categoryIds } from '../contract/categories'

/** The names of the made-up products and clients of a demonstration. */
export const demoWords = {
  /** By the category's identifier. */
  variants: {
    [categoryIds.tea]: [
      'récolte de printemps',
      'récolte d’été',
      'récolte d’automne',
      'grand jardin',
    ],
    [categoryIds.coffee]: [
      'torréfaction claire',
      'torréfaction moyenne',
      'torréfaction foncée',
      'microlot',
    ],
    [categoryIds.accessories]: ['petit modèle', 'grand modèle', 'édition d’atelier'],
    [categoryIds.herbalTeas]: ['feuilles entières', 'coupe fine', 'cueillette de montagne'],
    [categoryIds.equipment]: ['petit format', 'grand format', 'édition d’atelier'],
  } as Readonly<Record<number, readonly string[]>>,
  product: (name: string, variant: string, lot: number) => `${name}, ${variant}, lot ${lot}`,
  client: 'Client',
  street: 'rue de l’Exemple, 41000 Blois',
}
