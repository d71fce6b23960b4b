import type { FactName } from '../contract/facts'
import { wholeNumber } from './wholeNumber'

/** The columns of a product's facts. */
export const factColumns = {
  notes: 'notes',
  brewing: 'preparation',
  roast: 'torrefaction',
  process: 'procede',
  variety: 'variete',
  altitude: 'altitude',
  decaffeinated: 'decafeine',
  beans: 'en_grains',
  roastedOn: 'torrefie_le',
  kind: 'sorte',
  harvest: 'recolte',
  temperature: 'temperature',
  dose: 'dose',
  minutes: 'minutes',
  infusions: 'infusions',
  caffeine: 'cafeine',
  material: 'matiere',
  capacity: 'contenance',
  fits: 'va_avec',
  organic: 'bio',
  certifier: 'certificateur',
  group: 'groupe',
  legalName: 'denomination',
  ingredients: 'ingredients',
  netQuantity: 'quantite_nette',
  storage: 'conservation',
  origin: 'origine',
  use: 'mode_d_emploi',
  nutrition: 'valeurs_nutritionnelles',
  operator: 'exploitant',
  operatorAddress: 'adresse_exploitant',
  manufacturer: 'fabricant',
  manufacturerAddress: 'adresse_fabricant',
  manufacturerContact: 'contact_fabricant',
  manufacturerOutsideEu: 'fabricant_hors_ue',
  responsible: 'responsable_ue',
  responsibleAddress: 'adresse_responsable_ue',
  responsibleContact: 'contact_responsable_ue',
  model: 'modele',
  warnings: 'avertissements',
  spareParts: 'pieces_detachees',
  durability: 'label_durabilite',
} as const satisfies Record<FactName, string>

/** The columns of the shopkeeper's catalogue file, in the order in which it is written. */
export const catalogueColumns = {
  serial: 'reference',
  name: 'nom',
  category: 'categorie',
  price: 'prix',
  reducedPrice: 'prix_reduit',
  reducedUntil: 'prix_reduit_jusqu_au',
  vat: 'tva',
  weight: 'poids',
  soldByWeight: 'vendu_au_poids',
  country: 'pays',
  stock: 'stock',
  stockExported: 'stock_exporte',
  exportedAt: 'exporte_le',
  picture: 'image',
  furtherPictures: 'images_suivantes',
  featured: 'vedette',
  retired: 'retire',
  deliveryExtra: 'supplement_livraison',
  pickupOnly: 'retrait_seul',
  description: 'description',
  ...factColumns,
  stockCounted: 'stock_compte',
  stockMoved: 'stock_mouvement',
} as const

/** Columns that only the shopkeeper writes; an export leaves them out. */
export const notExported = ['stockCounted', 'stockMoved'] as const

export const yesWords = ['oui', 'o', 'vrai', '1']
export const noWords = ['non', 'n', 'faux', '0']

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}\u00a0Mo`

/** What is wrong with a cell, after its line and its column. */
export const cellFaults = {
  missing: 'obligatoire pour un nouveau produit',
  emptied: 'ne peut pas rester vide',
  serialMissing: 'obligatoire sur chaque ligne',
  serial: (maxLength: number) =>
    `lettres sans accent, chiffres, points, tirets ou soulignés, ${maxLength} caractères au plus`,
  serialInvented: 'c’est celle d’un produit d’exemple\u00a0: choisissez-en une autre',
  repeated: (serial: string, first: number) =>
    `${serial} figure déjà à la ligne ${first} (majuscules et minuscules ne comptent pas)`,
  tooLong: (maxLength: number) => `${wholeNumber(maxLength)} caractères au plus`,
  control: 'contient un caractère de contrôle, invisible\u00a0: retapez le texte',
  category: (names: readonly string[]) => `une catégorie parmi ${names.join(', ')}`,
  price: (highest: number) => `un prix en euros de 0,01 à ${wholeNumber(highest)}, comme 12,90`,
  notReduced: (reduced: string, regular: string) =>
    `le prix réduit (${reduced}) doit être inférieur au prix (${regular})\u00a0; un tiret dans «\u00a0${catalogueColumns.reducedPrice}\u00a0» met fin à la réduction`,
  endWithoutReduction: `ce produit n’a pas de prix réduit\u00a0: donnez-le dans «\u00a0${catalogueColumns.reducedPrice}\u00a0», ou videz cette cellule`,
  reductionOver: `ce jour est passé\u00a0: donnez le dernier jour de la réduction, ou videz cette cellule et «\u00a0${catalogueColumns.reducedPrice}\u00a0»`,
  deliveryExtra: (highest: number) =>
    `un montant en euros de 0 à ${wholeNumber(highest)}, comme 4,50`,
  vat: 'un taux en pour cent de 0 à 100, comme 5,5',
  weight: (highest: number) => `un nombre entier de grammes de 1 à ${wholeNumber(highest)}`,
  unweighed: 'la quantité nette dit un poids\u00a0: donnez-le ici en grammes, pour le prix au kilo',
  stock: (highest: number) => `un nombre entier de 0 à ${wholeNumber(highest)}`,
  movement: (highest: number) =>
    `un nombre entier de pièces, ${wholeNumber(highest)} au plus, comme +12 ou −3`,
  /** The law wants this field of a product of this category. */
  sheet: (serial: string, name: string, category: string) =>
    `obligatoire pour vendre ${serial} (${name}) dans la catégorie ${category}\u00a0: remplissez-la, ou écrivez oui dans «\u00a0${catalogueColumns.retired}\u00a0»`,
  certifier: (serial: string, name: string) =>
    `${serial} (${name}) est bio\u00a0: donnez le code de l’organisme certificateur, comme FR-BIO-01, ou écrivez - dans «\u00a0${catalogueColumns.organic}\u00a0»`,
  stockUnclear: `ce produit existe déjà, et des ventes ont pu changer son stock depuis\u00a0: écrivez dans «\u00a0${catalogueColumns.stockCounted}\u00a0» le nombre compté maintenant, sans les pièces vendues qui sont encore là, ou dans «\u00a0${catalogueColumns.stockMoved}\u00a0» ce qui s’ajoute ou s’enlève (+12, −3)`,
  stocksContradict: (columns: readonly string[]) =>
    `${columns.map((column) => `«\u00a0${column}\u00a0»`).join(' et ')} parlent tous deux du stock\u00a0: n’en remplissez qu’un par ligne`,
  movementOfNew: `ce produit est nouveau\u00a0: donnez son stock dans «\u00a0${catalogueColumns.stock}\u00a0»`,
  stockTooLow: (now: number, step: number) =>
    `il en reste ${now}, on ne peut pas en enlever ${-step}`,
  stockTooHigh: (now: number, step: number, highest: number) =>
    `il y en a ${now}, on ne peut pas en ajouter ${step}\u00a0: ${wholeNumber(highest)} au plus`,
  yesOrNo: 'oui ou non',
  pictureFolder: (name: string) =>
    `${name} n’est pas une image de la boutique\u00a0: donnez son dossier avec --images, ou ajoutez-la dans la gestion, sur la page du produit`,
  pictureMissing: (name: string) => `${name} n’est pas dans le dossier des images`,
  pictureName: 'un nom de fichier, sans dossier',
  pictures: (max: number) =>
    `de un à ${max} noms de fichier séparés par |, chacun suivi s’il le faut de «\u00a0:\u00a0» et de ce qu’on y voit`,
  pictureFirst: `ce produit a d’autres images\u00a0: donnez ici celle qui devient la première, ou écrivez aussi - dans «\u00a0${catalogueColumns.furtherPictures}\u00a0»`,
  picture: {
    notAPicture: 'l’image n’est ni un JPEG, ni un PNG, ni un WebP, ni un AVIF, ou elle est abîmée',
    tooLarge: (bytes: number) => `l’image dépasse ${megabytes(bytes)}`,
    tooManyPixels: (pixels: number) => `l’image dépasse ${pixels / 1e6} millions de pixels`,
  },
}

/** What the form of a product says where the file's sentence names another column. */
export const formFaults = {
  notReduced: (reduced: string, regular: string) =>
    `le prix réduit (${reduced}) doit être inférieur au prix (${regular})\u00a0; videz-le pour finir la réduction`,
  endWithoutReduction: 'ce produit n’a pas de prix réduit\u00a0: donnez-le, ou videz ce champ',
  reductionOver:
    'ce jour est passé\u00a0: donnez le dernier jour de la réduction, ou videz ce champ et le prix réduit',
  sheet: (category: string) => `obligatoire pour vendre ce produit dans la catégorie ${category}`,
  certifier:
    'ce produit est bio\u00a0: donnez le code de l’organisme certificateur, comme FR-BIO-01',
}

/** What is wrong with the cell of a fact, after its line and its column. */
export const factFaults = {
  word: (words: readonly string[]) => `un mot parmi ${words.join(', ')}`,
  words: (max: number) => `de un à ${max} mots, séparés par des virgules`,
  day: 'un jour, comme 21/11/2026',
  contact: 'une adresse e-mail ou une adresse https://…',
  emphasis: 'chaque * qui ouvre une mise en évidence doit être refermé, comme dans *lait*',
  range: (from: number, to: number) => `un nombre de ${from} à ${to}, ou deux, comme 3 à 4`,
}

/** What is wrong with the file as a whole. */
export const fileFaults = {
  empty: 'le fichier est vide',
  tooLarge: (bytes: number) => `le fichier dépasse ${megabytes(bytes)}`,
  tooManyRows: (max: number) => `le fichier a plus de ${wholeNumber(max)} lignes`,
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

/** The name of an exported file, with its day. */
export const catalogueFileName = (at: Date) =>
  `catalogue-${new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })}.csv`

/** Which reduced prices are shown without a struck one, and why; after an import and its dry run. */
export function unstruckNote(
  why: keyof typeof unstruckReasons,
  serials: readonly string[],
): string {
  const [one, many] = ['Réduction sans prix barré', 'Réductions sans prix barré']
  const rest = serials.length > maxNamed ? '…' : ''
  const named = serials.slice(0, maxNamed).join(', ')
  const heading = serials.length > 1 ? many : one
  return `${heading} (${named}${rest})\u00a0: ${unstruckReasons[why]}.`
}

/** Which new products may be known ones whose references a spreadsheet has changed; after a dry run in the admin. */
export function renumberedNote(pairs: readonly { serial: string; known: string }[]): string {
  const [one, many] = ['Nouvelle référence', 'Nouvelles références']
  const rest = pairs.length > maxNamed ? '…' : ''
  const named = pairs.slice(0, maxNamed).map(({ serial, known }) => `${serial} pour ${known}`)
  const heading = pairs.length > 1 ? many : one
  return `${heading} d’un nom connu (${named.join(', ')}${rest})\u00a0: un tableur a peut-être lu une référence comme un nombre ou un jour. Corrigez-la dans le fichier, sinon un second produit du même nom est créé.`
}

const maxNamed = 20
const unstruckReasons = {
  unknown:
    'la boutique ne connaît pas encore les prix des 30 jours qui précèdent la réduction, et n’affiche que le nouveau prix',
  new: 'aucun autre prix n’a été pratiqué un jour avant la réduction, et la boutique n’affiche que le nouveau prix',
  notLower:
    'ce prix n’est pas inférieur au plus bas des 30 jours qui précèdent la réduction, et la boutique n’affiche que lui',
}

const maxShownLength = 60
const shown = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  if (line === '') return '(vide)'
  return line.length > maxShownLength ? `${line.slice(0, maxShownLength)}…` : line
}

type PlannedProduct = { line: number; serial: string; cells: { column: string; text: string }[] }
type PlannedChange = {
  line: number
  serial: string
  name: string
  changes: { column: string; before: string; after: string }[]
}

/** A dry run's line for a new product. */
export function plannedProduct({ line, serial, cells }: PlannedProduct): string {
  const said = cells
    .filter(({ text }) => text !== '')
    .map(({ column, text }) => `${column} ${shown(text)}`)
  return `ligne ${line}, ${serial}, nouveau produit\u00a0: ${said.join('\u00a0; ')}.`
}

/** A dry run's line for a product that becomes another one. */
export function plannedChange({ line, serial, name, changes }: PlannedChange): string {
  const said = changes.map(
    ({ column, before, after }) => `${column} ${shown(before)} → ${shown(after)}`,
  )
  return `ligne ${line}, ${serial} (${name})\u00a0: ${said.join('\u00a0; ')}.`
}

/** Products on sale that lack what the law wants of them, a line for each. */
export const incompleteSheet = (serial: string, name: string, columns: readonly string[]) =>
  `${serial} (${name})\u00a0: ${columns.join(', ')}`
export const moreIncompleteSheets = (count: number) =>
  count === 1 ? 'et un autre produit' : `et ${count} autres produits`
