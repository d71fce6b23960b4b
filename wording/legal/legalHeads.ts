/** Titles and descriptions of the legal pages, apart from their texts, which browsers load late. */
export const legalHeads = {
  termsOfSale: {
    title: 'Conditions générales de vente',
    description: 'Prix, commande, paiement, livraison, droit de rétractation et garanties.',
  },
  termsOfUse: {
    title: 'Conditions générales d’utilisation',
    description: 'Les règles d’usage du site et du compte client.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Les données que nous gardons, pourquoi et combien de temps. Ni cookie ni traceur.',
  },
  accessibility: {
    title: 'Déclaration d’accessibilité',
    description:
      'L’état de conformité du site, ce qui a été vérifié, ce qui ne l’a pas été, et à qui signaler une difficulté d’accès.',
  },
  legalNotice: {
    title: 'Mentions Légales',
    description: 'Qui édite et héberge ce site, et comment nous joindre.',
  },
  reviewMethod: {
    title: 'Les avis de nos clients',
    description:
      'Qui peut donner un avis, comment il est vérifié, publié, classé, modifié ou supprimé.',
  },
}
