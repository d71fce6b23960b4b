import type { FieldForm } from '../../contract/productForm'
import { area } from '../area'
import { catalogueColumns, noWords, yesWords } from '../catalogueFile'
import { factWords } from '../facts'

const ownLabels: Readonly<Record<string, string>> = {
  ...factWords.specified.names,
  name: 'Nom',
  category: 'Catégorie',
  price: 'Prix en euros, TVA comprise',
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
}
const ownHints: Readonly<Record<string, string>> = {
  vat: 'Vide pour un nouveau produit\u00a0: 5,5 pour ce qui se boit, 20 pour le reste.',
  group: 'Le même mot pour les formats d’un même produit\u00a0: 250 g, 1 kg.',
}

/** A column that has no words of its own is called as in the catalogue file. */
function labelOf(column: string, vatFranchise = false): string {
  if (vatFranchise && column === 'price') return 'Prix en euros'
  const known = ownLabels[column]
  if (known !== undefined) return known
  const heading = (catalogueColumns as Readonly<Record<string, string>>)[column] ?? column
  return `${heading.charAt(0).toUpperCase()}${heading.slice(1).replaceAll('_', ' ')}`
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
