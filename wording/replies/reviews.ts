/** What the server says about reviews. */
export const reviewReplies = {
  notReceived:
    'Cet avis n’est pas possible\u00a0: il porte sur un produit que vous avez acheté, reçu, et qui est encore vendu.',
  noReview: 'Cet avis n’existe plus.',
  deleted: 'Votre avis est supprimé.',
  linkDead:
    'Ce lien n’est plus valable. Connectez-vous\u00a0: la page de votre commande permet aussi d’écrire un avis.',
  invitationsRefused: 'C’est noté\u00a0: nous ne vous demanderons plus d’avis.',
}
