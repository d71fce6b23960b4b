import type { FieldForm } from '../../contract/productForm'
import { area } from '../area'
import { noWords, yesWords, type catalogueColumns } from '../catalogueFile'
import { factWords } from '../facts'
import { sheetWords } from '../sheet'

type Column = keyof typeof catalogueColumns
const labels: Readonly<Record<string, string>> = {
  serial: 'Référence',
  stock: 'Stock',
  stockExported: 'Stock exporté',
  exportedAt: 'Exporté le',
  stockCounted: 'Stock compté',
  stockMoved: 'Mouvement de stock',
  picture: 'Image',
  furtherPictures: 'Images suivantes',
  retired: 'Retiré de la vente',
  ...factWords.specified.names,
  ...sheetWords.titles,
  manufacturerOutsideEu: 'Fabricant hors de l’Union européenne',
  name: 'Nom',
  category: 'Catégorie',
  price: 'Prix en euros, TVA comprise',
  reducedPrice: 'Prix réduit en euros',
  reducedUntil: 'Prix réduit jusqu’au',
  vat: 'TVA en pour cent',
  weight: 'Poids net en grammes',
  soldByWeight: 'Vendu au poids',
  country: 'Pays',
  featured: 'Parmi les meilleurs produits',
  deliveryExtra: 'Supplément de livraison, en euros par pièce',
  pickupOnly: 'Retrait en boutique seulement',
  description: 'Description',
  altitude: 'Altitude en mètres',
  temperature: 'Température en °C',
  dose: 'Dose en grammes par litre',
  minutes: 'Infusion en minutes',
  roast: 'Torréfaction, de 1 à 5',
  beans: 'En grains, ou moulu à la commande',
  capacity: 'Contenance en millilitres',
  group: 'Groupe de formats',
} satisfies Record<Column, string>
const ofOutside = 'Si le fabricant est hors de l’Union européenne.'
const ownHints: Readonly<Record<string, string>> = {
  legalName: 'Par exemple\u00a0: Café torréfié en grains.',
  ingredients: 'Les allergènes entre astérisques\u00a0: thé noir, *lait* en poudre 5\u00a0%.',
  netQuantity: 'Si le poids net ne la dit pas seul\u00a0: 20 sachets, 40 g, ou 75 cl.',
  nutrition:
    'Énergie 1 690 kJ (400 kcal), matières grasses 4 g… Le café, le thé et les infusions sans rien d’ajouté s’en passent.',
  operator: 'Sous le nom de qui il est vendu. Vide\u00a0: la boutique.',
  manufacturerContact: 'Un e-mail ou une page web.',
  responsible: ofOutside,
  responsibleAddress: ofOutside,
  responsibleContact: `Un e-mail ou une page web. ${ofOutside}`,
  spareParts: 'S’il y en a\u00a0: jusqu’à quand.',
  durability:
    'Si le fabricant en donne une\u00a0: sa durée. Son label officiel s’ajoute aux images du produit.',
  vat: 'Vide pour un nouveau produit\u00a0: 5,5 pour ce qui se boit, 20 pour le reste.',
  group: 'Le même mot pour les formats d’un même produit\u00a0: 250 g, 1 kg.',
}

/** What a column of the catalogue file is called. */
function labelOf(column: string, vatFranchise = false): string {
  if (vatFranchise && column === 'price') return 'Prix en euros'
  return labels[column] ?? column
}

function hintOf(column: string, form: FieldForm, vatFranchise = false): string | undefined {
  if (vatFranchise && column === 'vat')
    return 'Sans effet tant que la boutique est en franchise de TVA.'
  if (ownHints[column] !== undefined) return ownHints[column]
  if (form.kind === 'words') return `Séparés par des virgules, ${form.max} au plus.`
  return form.kind === 'range' ? 'Un nombre, ou deux\u00a0: 3 à 4.' : undefined
}

export const adminProductFormWords = area({
  labelOf,
  hintOf,
  yes: yesWords[0] ?? '',
  no: noWords[0] ?? '',
  newer: (text: string) => `Entre-temps, quelqu’un a écrit\u00a0: ${text || '(vide)'}`,
  selling: 'Vente et livraison',
  food: 'Mentions légales d’un aliment',
  equipment: 'Mentions légales d’un équipement',
  facts: 'Fiche\u00a0: origine, préparation, matière',
  save: 'Enregistrer',
  nothingTyped: 'Rien n’a changé\u00a0: il n’y a rien à enregistrer.',
  create: 'Créer le produit',
  picturesOnTheirWay:
    'Une image est encore en route\u00a0: attendez qu’elle soit là, puis créez le produit.',
  serial: 'Référence',
  serialHint: 'Lettres sans accent, chiffres, points et tirets. Elle ne change plus ensuite.',
  openingStock: 'Stock de départ',
  openingStockHint: 'Le nombre de pièces que vous avez. Ensuite, le stock change par mouvements.',
  reference: (serial: string) => `Référence ${serial}`,
  retired: 'retiré de la vente',
  seePage: 'Voir sa page dans la boutique (nouvel onglet)',
  retire: 'Retirer de la vente',
  retireHint: 'Un produit retiré n’est plus dans la boutique. Ses commandes le gardent.',
  putBack: 'Remettre en vente',
  refusedFor: (problem: string, labels: readonly string[]) =>
    labels.length === 0
      ? problem
      : `${problem} Corrigez et enregistrez d’abord\u00a0: ${labels.map((label) => `«\u00a0${label}\u00a0»`).join(', ')}.`,
  retiredHint: 'Ce produit n’est plus dans la boutique.',
})
