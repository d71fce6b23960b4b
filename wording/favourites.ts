import { area } from './area'

export const favouriteWords = area({
  title: 'Vos favoris',
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  removeOf: (product: string) => `Retirer ${product} des favoris`,
  removeShort: 'Retirer',
  toFavourites: 'Voir mes favoris',
  list: 'Favoris',
  inBrowser:
    'Ils sont gardés dans ce navigateur. Connectez-vous pour les retrouver partout\u00a0: ils rejoindront votre compte.',
  signIn: 'Se connecter',
  empty: 'Vous n’avez pas encore de favori. Le cœur, sur la page d’un produit, le garde ici.',
  toShop: 'Voir tous les produits',
  goneTitle: 'Nous ne les vendons plus',
  notSaved: 'Vos favoris n’ont pas pu être enregistrés. Réessayez dans un instant.',
  full: (max: number) =>
    `Une liste garde ${max} favoris au plus. Retirez-en un pour ajouter celui-ci.`,
  left: (count: number, max: number) =>
    `Votre compte garde ${max} favoris au plus\u00a0: ${count === 1 ? 'un autre n’est gardé' : `${count} autres ne sont gardés`} que dans ce navigateur, jusqu’à la déconnexion.`,
  withoutScript:
    'Vos favoris sont gardés par votre navigateur, qui a besoin de JavaScript pour les montrer.',
})
