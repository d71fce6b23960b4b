import { euros } from '../euros'
import { quotedName } from '../quotedName'

const list = (names: readonly string[]) => names.map(quotedName).join(', ')

/** What the server says about an order that is to be paid. */
export const checkoutReplies = {
  awaited:
    'Votre commande est enregistrée, ses articles sont réservés\u00a0: il reste à la payer depuis sa page.',
  unstarted:
    'Le paiement n’a pas pu commencer\u00a0: rien n’a été débité, et vos articles restent réservés. Réessayez dans quelques minutes.',
  awaitedTotal: (cents: number) =>
    `Cette commande attend son paiement, de ${euros(cents)}. Payez-la depuis sa page, ou annulez-la.`,
  redirected: 'Votre commande est enregistrée. Continuez sur la page de paiement.',
  cancelled: 'La commande est annulée, elle n’est plus à payer.',
  refilled:
    'La commande est annulée, elle n’est plus à payer\u00a0: ses articles sont dans votre panier.',
  /** Some or all of its articles cannot be bought any more. */
  refilledWithout: (gone: readonly string[], areAll: boolean) =>
    areAll
      ? `La commande est annulée, elle n’est plus à payer. Plus rien de ce qu’elle contenait n’est disponible\u00a0: ${list(gone)}.`
      : `La commande est annulée, elle n’est plus à payer\u00a0: ses articles sont dans votre panier, sauf ceux qui ne sont plus disponibles\u00a0: ${list(gone)}.`,
  paidMeanwhile: 'Cette commande vient d’être payée\u00a0: elle n’a pas été annulée.',
  meansUnavailable:
    'Ce moyen de paiement n’est pas proposé pour cette commande. Choisissez-en un autre.',
  /** The same of an order, whose page offers no other means. */
  orderMeansUnavailable:
    'Ce moyen de paiement n’est plus proposé pour cette commande. Revenez au panier pour en choisir un autre.',
  /** Of a means that is paid later. */
  proofSent:
    'Pour que nous réservions vos articles sans attendre le paiement, confirmez d’abord votre adresse e-mail par le lien que nous venons de vous envoyer, puis recommencez.',
  /** No further link is sent for now. */
  emailUnproven:
    'Pour que nous réservions vos articles sans attendre le paiement, confirmez d’abord votre adresse e-mail par l’un des liens que nous vous avons envoyés, puis recommencez. Si vous n’en trouvez aucun, contactez-nous.',
  totalTooSmall: (cents: number) =>
    `Ce moyen de paiement demande au moins ${euros(cents)}. Choisissez-en un autre ou ajoutez un article.`,
  tooManyUnpaid:
    'Des commandes attendent déjà votre paiement. Payez-les ou annulez-les depuis votre historique, puis recommencez.',
  secondTransfer:
    'Une commande attend déjà votre virement. Choisissez un autre moyen de paiement, ou attendez que nous ayons noté ce virement.',
  conditionsChanged:
    'Nos conditions générales de vente ont changé depuis que vous les avez acceptées\u00a0: rien n’est commandé. Lisez-les de nouveau, acceptez-les, puis recommencez.',
  tooManyAttempts:
    'Ce paiement a été tenté trop souvent. Annulez la commande, ou contactez-nous pour la régler autrement.',
  orderExpired:
    'Cette commande n’a pas été payée à temps\u00a0: ses articles ne sont plus réservés. Commandez-les de nouveau.',
  underWay:
    'Le paiement de cette commande est en cours de vérification. Rien n’a changé\u00a0: réessayez dans quelques minutes.',
  nothingToReceive:
    'Cette commande n’attend pas de virement ni de paiement au comptoir. «\u00a0npm run shop -- payments\u00a0» liste ce qui est attendu.',
  eventReceived: 'Événement reçu.',
  eventNotGenuine:
    'La signature de l’événement n’est pas valable\u00a0: vérifiez le secret qui signe les événements.',
  providerUnknown: 'Aucun prestataire de paiement de ce nom n’envoie d’événements ici.',
}
