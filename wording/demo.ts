/** The names of the made-up products and clients of a demonstration. */
export const demoWords = {
  /** By category, 1 to 5. */
  variants: {
    1: ['récolte de printemps', 'récolte d’été', 'récolte d’automne', 'grand jardin'],
    2: ['torréfaction claire', 'torréfaction moyenne', 'torréfaction foncée', 'microlot'],
    3: ['petit modèle', 'grand modèle', 'édition d’atelier'],
    4: ['feuilles entières', 'coupe fine', 'cueillette de montagne'],
    5: ['petit format', 'grand format', 'édition d’atelier'],
  } as Readonly<Record<number, readonly string[]>>,
  product: (name: string, variant: string, lot: number) => `${name}, ${variant}, lot ${lot}`,
  client: 'Client',
  street: 'rue de l’Exemple, 41000 Blois',
}
