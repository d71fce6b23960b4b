import { area } from './area'
import { categoryWords } from './categories'

export const catalogueWords = area(
  {
    title: 'Nos produits',
    titleOf: (category: string) => `Nos produits – ${category}`,
    sort: 'Trier par',
    sortAscending: 'Prix croissant',
    sortDescending: 'Prix decroissant',
    applySort: 'Trier',
    filter: 'Filtrer',
    count: (n: number) => `${n} Produits trouver`,
    /** The amount without its currency, as the card shows it. */
    cardPrice: (amount: string) => `${amount} $ TTC`,
    detailPrice: (amount: string) => `${amount}\u00a0€`,
    /** Before the struck price; C. conso. L.112-1-1. */
    earlierPrice: 'Prix le plus bas des 30 jours avant la réduction\u00a0: ',
    reducedBy: (percent: number) => `−${percent}\u00a0%`,
    /** Required beside the price of what is sold by weight or by volume. */
    unitPrice: (isPerLitre: boolean) => (amount: string) =>
      `soit ${amount}\u00a0€ le ${isPerLitre ? 'litre' : 'kilo'}`,
    categories: {
      all: 'Tout',
      ...categoryWords,
    },
    breadcrumbs: 'Fil d’Ariane',
    products: 'Produits',
    categoryNavigation: 'Catégories',
    pages: 'Pages de la liste',
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    pageOf: (page: number, last: number) => `Page ${page} sur ${last}`,
    empty: 'Aucun produit dans cette catégorie.',
    emptyPage: 'Cette page de la liste n’existe pas.',
    backToShop: 'Voir tous les produits',
    description: 'Description',
    country: 'Pays d’origine',
    weight: 'Poids',
    grams: (g: string) => `${g}\u00a0g`,
    kilograms: (kg: string) => `${kg}\u00a0kg`,
    stock: 'Stock',
    inStock: (n: number) => `${n} en stock`,
    fewLeft: (n: number) => `Plus que ${n}`,
    /** Less than was typed, or than the line in the cart has. */
    onlyLeft: (n: number) => `Il n’en reste que ${n}.`,
    soldOut: 'Épuisé',
    category: 'Catégorie',
    addToCart: 'Ajouter au panier',
    add: 'Ajouter',
    /** After it, for screen readers, which do not see the product above it. */
    toCartOf: (name: string) => ` au panier\u00a0: ${name}`,
    inCart: (quantity: number) => `${quantity} dans votre panier`,
    added: 'Produit ajouté au panier !',
    addNeedsLogin: 'Veuillez vous connecter pour ajouter un produit au panier.',
    signIn: 'Connectez-vous',
    quantity: 'Quantité',
    less: 'Un de moins',
    more: 'Un de plus',
    grind: 'Mouture',
    or: ' ou ',
    signUp: 'créez un compte',
    addedAfterwards: '\u00a0: ce produit sera ajouté ensuite.',
    /** It names no sales: the shopkeeper’s choice and the newest products are among them. */
    best: 'Notre sélection',
    related: 'Dans le même esprit',
    noBest: 'Aucun produit à la une pour le moment.',
    failedTitle: 'Impossible d’afficher ce produit',
    notFoundTitle: 'Produit introuvable',
    notFound: 'Ce produit n’existe pas ou n’est plus vendu.',
  },
  {
    sortDescending: 'Prix décroissant',
    count: (n: number) => (n > 1 ? `${n} produits trouvés` : `${n} produit trouvé`),
    cardPrice: (amount: string) => `${amount}\u00a0€ TTC`,
    added: 'Produit ajouté au panier\u00a0!',
  },
)
