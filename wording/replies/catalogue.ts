/** The categories' names by their constants; they fill the database's table. */
export const categoryNames = {
  1: 'Thé',
  2: 'Café',
  3: 'Accessoires',
  4: 'Tisanes',
  5: 'Équipements',
} as const

/** What the server says about products and their pictures. */
export const catalogueReplies = {
  productUnknown: 'Ce produit n’existe pas ou n’est plus vendu.',
  pictureWidth: (widths: readonly number[]) =>
    `Largeur d’image inconnue. Largeurs possibles\u00a0: ${widths.join(', ')}.`,
  pictureShape: (shapes: readonly string[]) =>
    `Forme d’image inconnue. Formes possibles\u00a0: ${shapes.join(', ')}.`,
}
