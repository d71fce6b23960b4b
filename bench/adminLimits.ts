/**
 * What cannot cost the same in a large shop, and how many times as much it may cost: a sum of many
 * orders, a search that finds hundreds, a list with more lines, a file of all products.
 */
export const adminLimits: Readonly<Record<string, number>> = {
  today: 9,
  'orders: a name': 2.5,
  'orders: a name in a state': 2.5,
  'orders: both names': 2.2,
  'orders: an e-mail': 2.5,
  'orders: two letters': 2.2,
  'clients: a name': 2.6,
  'stock alerts': 3,
  'documents: a name': 4,
  months: 14,
  'month: one': 14,
  'figures: semaine': 8,
  'figures: mois': 22,
  'figures: annee': 65,
  'figures: a day': 6.5,
  'figures, file: jours': 3,
  'figures, file: produits': 40,
  'figures, file: rayons': 24,
  'figures, file: taux': 20,
  'figures, file: moyens': 8,
  'figures, file: stock': 22,
  catalogue: 50,
}
