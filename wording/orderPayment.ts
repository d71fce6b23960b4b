import { area } from './area'
import { isPlural } from './isPlural'
import { writeFirst } from './longDate'

const moment = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** The payment of an order on its page. */
export const orderPaymentWords = area({
  momentOf: (date: Date) => writeFirst(moment.format(date)),
  thanks: (firstName: string) => `Merci, ${firstName}\u00a0!`,
  paid: (id: string) => `Votre commande n°\u00a0${id} est payée.`,
  recorded: (id: string) => `Votre commande n°\u00a0${id} est enregistrée.`,
  confirmation: (email: string) => `La confirmation part à ${email}.`,
  print: 'Imprimer',
  checking: 'Nous vérifions votre paiement…',
  checkingHint:
    'Cela prend d’habitude quelques secondes. Vous pouvez fermer cette page\u00a0: nous vous écrivons dès que le paiement est confirmé.',
  awaited: 'Cette commande attend son paiement',
  awaitedHint: (until: string) =>
    `Nous n’avons pas reçu de paiement pour le moment. Vos articles sont réservés jusqu’au ${until}.`,
  pay: 'Payer ma commande',
  leaving: 'Vers la page de paiement…',
  changeCart: 'Annuler et revenir au panier',
  giveUp: 'Annuler la commande',
  giveUpAsk:
    'Si votre virement est déjà parti, n’annulez pas\u00a0: il ne paierait plus cette commande, et devrait vous être rendu.',
  keepOrder: 'Garder la commande',
  instructions: (email: string) => `Un e-mail qui le rappelle part à ${email}.`,
  transfer: 'Il vous reste à faire le virement',
  transferHint: (until: string) =>
    `Vos articles sont réservés jusqu’au ${until}. Nous préparons votre commande dès que le virement est arrivé, et nous vous l’écrivons.`,
  holder: 'Bénéficiaire',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Référence à indiquer',
  amountDue: 'Montant',
  counter: 'Vous payez au comptoir',
  counterHint: (until: string) =>
    `Vous payez quand vous retirez votre commande, jusqu’au ${until}. Nous la gardons pour vous jusque-là.`,
  expired: 'Cette commande a expiré',
  expiredHint:
    'Le paiement n’est pas arrivé à temps\u00a0: les articles sont de nouveau en vente. Si vous avez payé malgré tout, nous honorons la commande si les articles sont encore là, ou nous vous rendons l’argent.',
  transferExpiredHint:
    'Nous n’avons noté aucun virement à temps\u00a0: les articles sont de nouveau en vente. Si le vôtre est parti, nous honorons la commande si les articles sont encore là, ou nous vous rendons l’argent.',
  cancelled: 'Cette commande est annulée',
  nothingDue: 'Vous ne devez rien. Si un paiement est parti malgré tout, il vous est rendu.',
  noTransfer: 'Nous n’avons noté aucun virement. Si le vôtre est parti, il vous est rendu.',
  refundPending: (amount: string, cents: number) =>
    `${amount}\u00a0€ vous ${isPlural(cents) ? 'sont rendus' : 'est rendu'}\u00a0; nous vous l’écrivons.`,
  refunded: (amount: string, cents: number) =>
    `${amount}\u00a0€ vous ${isPlural(cents) ? 'ont été rendus' : 'a été rendu'}.`,
  disputed: 'Ce paiement est contesté',
  disputedHint:
    'Votre banque examine la contestation. Si c’est une erreur, écrivez-nous\u00a0: nous trouverons une solution plus vite ensemble.',
  toShop: 'Voir nos produits',
  contact: 'Nous écrire',
})
