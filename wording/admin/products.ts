import { area } from '../area'
import { plural } from '../plural'

export const adminProductsWords = area({
  title: 'Produits',
  product: 'Produit',
  newTitle: 'Nouveau produit',
  add: 'Ajouter un produit',
  toFile: 'Fichier du catalogue',
  toAlerts: 'Produits attendus',
  backToList: '← Produits',
  searchHint: 'Chercher par nom ou référence',
  search: 'Chercher',
  category: 'Catégorie',
  allCategories: 'Toutes',
  views: 'Quels produits',
  allViews: 'Tous',
  viewNames: {
    on_sale: 'En vente',
    low: 'Stock bas',
    sold_out: 'Épuisés',
    retired: 'Retirés',
  },
  serialAndCategory: (serial: string, category: string) => `${serial} · ${category}`,
  stock: (count: number) => (count === 0 ? 'épuisé' : `${count} en stock`),
  sold: (count: number) =>
    count === 0 ? 'pas de vente récente' : plural(count, 'vendu en 90 j', 'vendus en 90 j'),
  euros: (amount: string) => `${amount}\u00a0€`,
  retired: 'retiré',
  none: 'Aucun produit ici.',
  noneFound: (q: string) => `Aucun produit ne correspond à «\u00a0${q}\u00a0».`,
  all: 'Voir tous les produits',
  firstPage: 'Première page',
  nextPage: 'Page suivante',
  notYours: 'Votre rôle ne permet pas cela. Demandez à un gérant.',
})
