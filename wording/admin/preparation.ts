import { area } from '../area'
import { longDate } from '../longDate'
import { plural } from '../plural'

export const adminPreparationWords = area({
  pickAll: (count: number) => `Tout cocher (${count})`,
  picked: (count: number) =>
    count === 0 ? 'Aucune commande cochée' : plural(count, 'commande cochée', 'commandes cochées'),
  prepare: 'Mettre en préparation',
  toPrint: 'Imprimer liste, bons, étiquettes',
  toPrintOf: (count: number) =>
    `Imprimer pour ${plural(count, 'commande passée', 'commandes passées')} en préparation`,
  refused: 'Ce qui n’a pas changé',
  order: (id: number) => `Commande ${id}`,
  prints: 'À imprimer',
  list: 'Liste de préparation',
  slips: 'Bons',
  labels: 'Étiquettes',
  title: (count: number) => `Préparation de ${plural(count, 'commande', 'commandes')}`,
  print: 'Imprimer',
  backToList: '← Commandes en préparation',
  backToPay: '← Commandes à payer au comptoir',
  noneChosen: 'Cochez des commandes dans leur liste pour les imprimer.',
  tooMany: (max: number) => `Imprimez ${max} commandes au plus à la fois.`,
  toOrders: 'Choisir des commandes',
  nothingHere: 'De ces commandes, aucune n’a plus d’article à préparer.',
  leftOut: (count: number) =>
    count > 1
      ? `${count}\u00a0commandes choisies ne sont pas imprimées, car elles n’ont plus rien à préparer, ou leur client y renonce\u00a0:`
      : 'Une commande choisie n’est pas imprimée, car elle n’a plus rien à préparer, ou son client y renonce\u00a0:',
  unknown: 'inconnue',
  withdrawn: 'rétractation en cours',
  picksTitle: 'À prendre en rayon',
  pieces: (count: number) => plural(count, 'article', 'articles'),
  columns: { done: 'Pris', quantity: 'Qté', name: 'Article', serial: 'Référence' },
  ordersTitle: 'Par commande',
  modes: { magasin: 'Retrait en boutique', domicile: 'Livraison' },
  someone: 'Compte supprimé',
  promised: { magasin: 'prête à partir du', domicile: 'à livrer' },
  slipTitle: { magasin: 'Bon de retrait', domicile: 'Bon de livraison' },
  slipOrder: (id: number, day: string) => `Commande ${id} du ${day}`,
  slipOf: (id: number) => `Bon de la commande ${id}`,
  day: (at: string) => longDate(new Date(at)),
  slipFor: 'Destinataire',
  withdrawalTitle: 'Renoncer à cette commande',
  withdrawal: (url: string) =>
    `Vous pouvez y renoncer, en tout ou partie, sans donner de raison et jusqu’à 14 jours après l’avoir reçue, sur ${url}. Cafés, thés et tisanes sont repris scellés\u00a0; accessoires et équipements, même déballés.`,
  withdrawalCode: 'QR code à scanner\u00a0: la page où l’on renonce à cette commande',
  contact: (name: string, means: string) => `Une question\u00a0? ${name}, ${means}`,
  toPay: (amount: string) => `À payer au comptoir\u00a0: ${amount}\u00a0€`,
  thanks: 'Merci de votre commande.',
  labelsHint:
    'Feuille A4 de 24 étiquettes de 70 × 37 mm (3 × 8), sans marge. Imprimez à 100\u00a0%, sans mise à l’échelle.',
  firstLabel: 'Première étiquette libre de la feuille',
  noLabels: 'Aucune de ces commandes n’est à livrer\u00a0: il n’y a pas d’étiquette.',
  label: (id: number) => `n°\u00a0${id}`,
})
