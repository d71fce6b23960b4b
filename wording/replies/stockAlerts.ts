/** What the server says about alerts for products that are sold out. */
export const stockAlertReplies = {
  requested: 'Un e-mail vous attend\u00a0: ouvrez son lien pour confirmer.',
  available: 'Ce produit est disponible\u00a0: rechargez la page pour l’ajouter au panier.',
  linkDead:
    'Ce lien n’est plus valable\u00a0: ses 14 jours sont passés, le message est parti, l’alerte est retirée, ou un lien plus récent a pris sa place. Ouvrez le dernier e-mail reçu pour ce produit, ou demandez une nouvelle alerte depuis sa page.',
  cancelled: 'L’alerte est retirée.',
}
