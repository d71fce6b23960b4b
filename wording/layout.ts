import { area } from './area'

export const layoutWords = area({
  home: 'Accueil',
  shop: 'Boutique',
  search: 'Rechercher',
  contact: 'Contact',
  favourites: 'Favoris',
  cart: (articles: number) =>
    articles === 0
      ? 'Panier'
      : articles === 1
        ? 'Panier, 1 article'
        : `Panier, ${articles} articles`,
  login: 'Se connecter',
  profile: 'Voir le profil',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  navigation: 'Navigation principale',
  legalNavigation: 'Informations légales',
  demonstration: 'Démonstration',
  nothingSold:
    'Boutique de démonstration\u00a0: rien n’y est vraiment vendu, aucune somme n’est prélevée et aucune commande ne sera livrée.',
  skipToContent: 'Aller au contenu',
  termsOfUse: 'Conditions générales d’utilisation',
  termsOfSale: 'Conditions générales de vente',
  legalNotice: 'Mentions légales',
  privacy: 'Politique de confidentialité',
  accessibility: 'Accessibilité',
  /** After it, what the shop declares, as the RGAA words it. */
  declared: {
    none: '',
    exempt: '\u00a0: exemptée',
    full: '\u00a0: totalement conforme',
    partial: '\u00a0: partiellement conforme',
    non: '\u00a0: non conforme',
  },
  withdrawal: 'Renoncer au contrat ici',
  pageTitle: (page: string, shop: string) => `${page} – ${shop}`,
})
