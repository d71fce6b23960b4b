import { area } from './area'

/** What search engines and shared links say of each page, in at most some 155 characters. */
export const descriptionsWords = area({
  home: (shop: string) =>
    `${shop}\u00a0: cafés torréfiés avec soin, thés en feuilles entières, tisanes et accessoires. Retrait en boutique à Blois ou livraison à domicile.`,
  products:
    'Tous nos cafés, thés, tisanes, accessoires et équipements, avec leur origine et leur prix. Retrait à Blois ou livraison à domicile.',
  category: (name: string) =>
    `${name}\u00a0: notre choix, avec l’origine, le poids et le prix de chaque produit. Retrait en boutique à Blois ou livraison à domicile.`,
  /** Where a product has no description of its own. */
  product: (name: string) =>
    `${name}\u00a0: prix, origine et stock. Retrait en boutique à Blois ou livraison à domicile.`,
  login: 'Connectez-vous pour retrouver votre panier, vos commandes et votre profil.',
  register: 'Créez votre compte pour commander et suivre vos commandes.',
  firstConnection:
    'Choisissez le mot de passe de votre compte, ou remplacez celui que vous avez oublié.',
  contact: 'L’adresse de notre boutique de Blois, notre téléphone et notre e-mail.',
  termsOfUse: 'Les règles d’usage du site et du compte client.',
  termsOfSale:
    'Prix, commande, paiement, livraison en 3 à 5 jours ouvrés, droit de rétractation et garanties.',
  legalNotice: 'Qui édite et héberge ce site, et comment nous joindre.',
  privacy: 'Les données que nous gardons, pourquoi et combien de temps. Ni cookie ni traceur.',
  accessibility:
    'L’état de conformité du site, ce qui a été vérifié, ce qui ne l’a pas été, et à qui signaler une difficulté d’accès.',
})
