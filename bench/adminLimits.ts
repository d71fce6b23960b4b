/**
 * What cannot cost the same in a large shop, and how many times as much it may cost: a sum of many
 * orders, a search that finds hundreds, a list with more lines, a file of all products.
 */
export const adminLimits: Readonly<Record<string, number>> = {
  today: 10,
  'orders: a name': 8,
  'orders: a name in a state': 8,
  'orders: both names': 3,
  'orders: two letters': 4,
  'clients: a name': 2,
  'clients: a town': 2,
  'clients: two letters': 2,
  'documents: a name': 12,
  withdrawals: 2,
  'stock alerts': 3,
  months: 8,
  'month: one': 8,
  opening: 2,
  'figures: semaine': 10,
  'figures: mois': 25,
  'figures: annee': 70,
  'figures: a day': 8,
  'figures, file: jours': 10,
  'figures, file: produits': 40,
  'figures, file: rayons': 30,
  'figures, file: taux': 40,
  'figures, file: moyens': 15,
  'figures, file: stock': 25,
  catalogue: 200,
}
