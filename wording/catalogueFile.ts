/** The columns of the shopkeeper's catalogue file, in the order in which it is written. */
export const catalogueColumns = {
  serial: 'reference',
  name: 'nom',
  category: 'categorie',
  price: 'prix',
  vat: 'tva',
  weight: 'poids',
  soldByWeight: 'vendu_au_poids',
  country: 'pays',
  stock: 'stock',
  picture: 'image',
  featured: 'vedette',
  retired: 'retire',
  description: 'description',
} as const

export const yesWords = ['oui', 'o', 'vrai', '1']
export const noWords = ['non', 'n', 'faux', '0']

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} Mo`

/** What is wrong with a cell, said after its line and its column. */
export const cellFaults = {
  missing: 'obligatoire pour un nouveau produit',
  serialMissing: 'obligatoire sur chaque ligne',
  serial: (longest: number) =>
    `lettres sans accent, chiffres, points, tirets ou soulignés, ${longest} caractères au plus`,
  repeated: (serial: string, first: number) => `${serial} figure déjà à la ligne ${first}`,
  tooLong: (longest: number) => `${longest} caractères au plus`,
  control: 'contient un caractère de contrôle, invisible\u00a0: retapez le texte',
  category: (names: readonly string[]) => `une catégorie parmi ${names.join(', ')}`,
  price: (highest: string) => `un prix en euros de 0 à ${highest}, comme 12,90`,
  vat: 'un taux en pour cent de 0 à 100, comme 5,5',
  weight: (highest: number) => `un nombre entier de grammes de 1 à ${highest}`,
  stock: (highest: number) => `un nombre entier de 0 à ${highest}`,
  yesOrNo: 'oui ou non',
  pictureFolder: (name: string) =>
    `${name} n’est pas une image de la boutique\u00a0: donnez son dossier avec --images`,
  pictureMissing: (name: string) => `${name} n’est pas dans le dossier des images`,
  pictureName: 'un nom de fichier, sans dossier',
  picture: {
    notAPicture: 'l’image n’est ni un JPEG, ni un PNG, ni un WebP, ni un AVIF, ou elle est abîmée',
    tooLarge: (bytes: number) => `l’image dépasse ${megabytes(bytes)}`,
    tooManyPixels: (pixels: number) => `l’image dépasse ${pixels / 1e6} millions de pixels`,
  },
}

/** What is wrong with the file as a whole. */
export const fileFaults = {
  empty: 'le fichier est vide',
  tooLarge: (bytes: number) => `le fichier dépasse ${megabytes(bytes)}`,
  noSerialColumn: `la colonne «\u00a0${catalogueColumns.serial}\u00a0» manque`,
  unknownColumn: `colonne inconnue\u00a0; les colonnes sont ${Object.values(catalogueColumns).join(', ')}`,
  repeatedColumn: 'cette colonne figure deux fois',
  tooManyCells: (cells: number, columns: number) =>
    `${cells} cellules pour ${columns} colonnes\u00a0: un texte qui contient le séparateur doit être entre guillemets`,
  quoteNotClosed: 'un guillemet ouvert n’est jamais refermé',
  unreadable: 'cette ligne ne se lit pas comme un CSV',
}

/** A fault with its place. */
export function placedFault(line: number, column: string | undefined, fault: string): string {
  const place =
    column === undefined ? `ligne ${line}` : `ligne ${line}, colonne «\u00a0${column}\u00a0»`
  return `${place}\u00a0: ${fault}.`
}
