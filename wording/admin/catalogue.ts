import { area } from '../area'
import { plural } from '../plural'

export const adminCatalogueWords = area({
  title: 'Fichier du catalogue',
  downloadTitle: 'Télécharger',
  downloadHint:
    'Tous les produits, retirés compris, pour un tableur. Modifiez-le, puis importez-le ici.',
  download: 'Télécharger le catalogue',
  downloaded: (name: string) => `${name} est dans vos téléchargements.`,
  uploadTitle: 'Importer un fichier',
  uploadHint:
    'Rien ne change avant que vous ayez lu ce qui changerait. Une cellule vide ne change rien\u00a0; les produits absents du fichier restent comme ils sont.',
  file: 'Fichier CSV',
  reading: 'Lecture du fichier…',
  tooLarge: 'Ce fichier dépasse 20\u00a0Mo\u00a0: divisez-le en plusieurs.',
  unreadable: 'Ce fichier ne se lit pas. Fermez-le dans le tableur, puis choisissez-le de nouveau.',
  planOf: (name: string) => `Ce que ${name} changerait`,
  counts: (added: number, changed: number, unchanged: number) =>
    added + changed === 0
      ? 'Ce fichier ne change rien.'
      : `${plural(added, 'produit à ajouter', 'produits à ajouter')}, ${changed} à modifier, ${plural(unchanged, 'inchangé', 'inchangés')}.`,
  movesStock:
    'Ce fichier change des stocks par différence\u00a0: importé deux fois, il compterait deux fois.',
  refused: (count: number) =>
    `Rien n’est importé\u00a0: ${plural(count, 'cellule est à corriger', 'cellules sont à corriger')}. Corrigez le fichier, puis choisissez-le de nouveau.`,
  faults: 'Ce qui est à corriger',
  moreFaults: (count: number) => `Et ${plural(count, 'autre', 'autres')}.`,
  changes: 'Changements prévus',
  line: 'Ligne',
  column: 'Colonne',
  fault: 'Ce qui ne va pas',
  product: 'Produit',
  productOf: (name: string, serial: string) => `${name} (${serial})`,
  before: 'Avant',
  after: 'Après',
  fresh: 'nouveau',
  showAll: (count: number) => `Montrer les ${count} produits`,
  make: (added: number, changed: number) =>
    `Faire ces changements (${plural(added + changed, 'produit', 'produits')})`,
})
