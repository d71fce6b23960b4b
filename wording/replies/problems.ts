import { fieldTooLong } from '../fieldTooLong'
import { quotedName } from '../quotedName'

/** What each field is called on screens, for the sentence that says what is wrong with it. */
const fieldNames: { readonly [fieldName: string]: string } = {
  client_email: 'adresse e-mail',
  client_password: 'mot de passe',
  client_firstName: 'prénom',
  client_lastName: 'nom',
  client_born_date: 'date de naissance',
  client_adress: 'adresse',
  client_id: 'client',
  product_serial_number: 'produit',
  command_line_id: 'ligne du panier',
  command_id: 'commande',
  command_delivery: 'mode de livraison',
  command_address: 'adresse de livraison',
  adress: 'adresse de livraison',
  Newemail: 'nouvelle adresse e-mail',
  NewAdress: 'nouvelle adresse',
  NewPass: 'nouveau mot de passe',
  OldPass: 'mot de passe actuel',
  token: 'lien',
  filter: 'tri',
  page: 'page',
  per_page: 'nombre de produits par page',
  id: 'identifiant',
  categoryId: 'catégorie',
  command_quantity: 'quantité',
  command_grind: 'mouture',
  payment_means: 'moyen de paiement',
  promotion_code: 'code promo',
  contact_name: 'nom',
  contact_email: 'adresse e-mail',
  contact_message: 'message',
  alert_email: 'adresse e-mail',
  review_stars: 'note',
  review_text: 'avis',
  review_author: 'nom affiché',
  withdrawal_name: 'nom',
  withdrawal_order: 'numéro de commande',
  withdrawal_email: 'adresse e-mail',
  withdrawal_articles: 'articles concernés',
  reason: 'raison',
  text: 'note pour l’équipe',
  tracking_number: 'numéro de suivi',
}

const isEmail = (field: string) => /email$/i.test(field)
const named = (field: string) => quotedName(fieldNames[field] ?? field)

/** Refusals of any endpoint. */
export const problemReplies = {
  fieldMissing: (field: string) => `Le champ ${named(field)} est requis.`,
  fieldWrong: (field: string) =>
    isEmail(field)
      ? 'Écrivez l’adresse e-mail en entier, par exemple camille@exemple.fr.'
      : `Le champ ${named(field)} n’est pas valable.`,
  fieldTooLong: (field: string, longest: number) => fieldTooLong(named(field), longest),
  fieldOneOf: (field: string, words: readonly string[]) =>
    `Le champ ${named(field)} doit valoir ${words.join(' ou ')}.`,
  bodyUnreadable: 'La demande n’est pas lisible\u00a0: il faut du JSON bien formé.',
  urlUnreadable: 'L’adresse demandée n’est pas lisible.',
  unauthenticated: 'Connectez-vous pour continuer.',
  sessionEnded: 'Votre session a expiré. Connectez-vous de nouveau.',
  otherClient: 'Cette demande concerne un autre compte que le vôtre.',
  notFound: 'Cette adresse n’existe pas.',
  tooLarge: 'La demande est trop volumineuse. Raccourcissez vos textes.',
  headTooLarge: 'L’adresse et les en-têtes de la demande sont trop longs.',
  tooSlow: 'La demande n’est pas arrivée à temps. Réessayez.',
  preconditionFailed: 'Le fichier n’est plus celui que la demande suppose.',
  rangeUnknown: 'Le fichier n’a pas la partie demandée.',
  refused: 'La demande n’est pas de celles que la boutique accepte.',
  unparsed: 'La demande n’est pas lisible\u00a0: ce n’est pas du HTTP.',
  tooManyRequests: (seconds: number) => {
    if (seconds > 90 * 60)
      return `Trop de demandes. Réessayez dans ${Math.ceil(seconds / 3600)} heures.`
    return seconds > 90
      ? `Trop de demandes. Réessayez dans ${Math.ceil(seconds / 60)} minutes.`
      : `Trop de demandes. Réessayez dans ${seconds} seconde${seconds > 1 ? 's' : ''}.`
  },
  unavailable: 'La boutique est momentanément indisponible. Réessayez dans quelques instants.',
  internal: 'Une erreur est survenue de notre côté. Réessayez plus tard.',
}
