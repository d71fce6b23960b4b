import { area } from './area'

export const commonWords = area(
  {
    retry: 'Réessayer',
    waiting: 'Chargement…',
    /** The fallback of the specification for login, register, cart edits, profile edits. */
    error: 'Erreur',
    /** The fallback for adding to the cart and paying. */
    errorRetry: 'Une erreur est survenue. Veuillez réessayer.',
    loadFailed: 'Le chargement n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
    /** Below a fault of the shop: the incident's name in its log. */
    incident: (reference: string) => `Référence de l’incident\u00a0: ${reference}`,
    networkFailed:
      'La boutique est injoignable pour le moment. Vérifiez votre connexion, puis réessayez.',
    notConnected: "Vous n'êtes pas connectez",
    notConnectedSupport: 'Contacter le support',
    notConnectedLogin: 'Se connecter',
    sessionEnded:
      'Votre session a expiré. Connectez-vous de nouveau\u00a0; votre panier vous attend.',
    closeMessage: 'Fermer le message',
    /** Above either of the next two. */
    brokenTitle: 'Cette page ne s’affiche pas',
    chunkFailed:
      'Le chargement n’a pas abouti. La boutique a peut-être été mise à jour\u00a0: rechargez la page.',
    reload: 'Recharger la page',
    screenBroken:
      'Cette page a rencontré un problème. Rechargez-la\u00a0; votre panier est conservé.',
    back: 'Retour',
  },
  {
    notConnected: 'Vous n’êtes pas connecté.',
  },
)
