/** What the server says about alerts for products that are sold out. */
export const stockAlertReplies = {
  requested: 'Un e-mail vous attend\u00a0: ouvrez son lien pour confirmer.',
  available: 'Ce produit est disponible\u00a0: rechargez la page pour l’ajouter au panier.',
  linkDead:
    'Cette alerte n’existe plus\u00a0: le message est parti, ou le lien n’est plus valable. Demandez-en une autre depuis la page du produit.',
  cancelled: 'L’alerte est retirée.',
}
