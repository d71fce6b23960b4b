import { categories } from '../../contract/categories'
import { categoryWords } from '../categories'

/** The categories' names by their identifiers; they fill the database's table. */
export const categoryNames: Readonly<Record<number, string>> = Object.fromEntries(
  categories.map(([name, id]) => [id, categoryWords[name]]),
)

/** What the server says about products and their pictures. */
export const catalogueReplies = {
  productUnknown: 'Ce produit n’existe pas ou n’est plus vendu.',
  pictureWidth: (widths: readonly number[]) =>
    `Largeur d’image inconnue. Largeurs possibles\u00a0: ${widths.join(', ')}.`,
  pictureShape: (shapes: readonly string[]) =>
    `Forme d’image inconnue. Formes possibles\u00a0: ${shapes.join(', ')}.`,
}
