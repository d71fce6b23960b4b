import { maxArticlesLength } from '../contract/maxArticlesLength'
import { area } from './area'
import { fieldTooLong } from './fieldTooLong'

export const withdrawalWords = area({
  title: 'Renoncer au contrat',
  description:
    'Renoncez en ligne à votre achat, sans motif, dans les 14 jours qui suivent la réception ou le retrait.',
  here: 'Renoncer au contrat ici',
  intro:
    'Vous pouvez renoncer à votre achat sans donner de motif, pendant 14 jours à partir du lendemain de la réception ou du retrait, ou dès la commande. Aucun compte n’est nécessaire.',
  families:
    'Cafés, thés et tisanes sont repris tant que leur emballage est scellé\u00a0; accessoires et équipements le sont même ouverts.',
  conditions: 'Droit de rétractation, renvoi et remboursement',
  form: {
    title: 'Votre déclaration',
    name: 'Nom',
    order: 'Numéro de commande',
    orderHint: 'Il figure dans l’e-mail de confirmation.',
    email: 'E-mail',
    emailHint: 'L’accusé de réception y est envoyé.',
    articles: 'Articles concernés (facultatif)',
    articlesHint: 'Laissez vide pour renoncer à toute la commande.',
    next: 'Continuer',
    fieldRequired: 'Ce champ est requis.',
    articlesTooLong: fieldTooLong('«\u00a0articles concernés\u00a0»', maxArticlesLength),
    missing: 'Il manque une indication pour savoir à quel achat vous renoncez.',
    emailWrong:
      'Cette adresse e-mail n’est pas complète\u00a0: écrivez par exemple nom@exemple.fr.',
  },
  review: {
    title: 'Ce que vous allez déclarer',
    confirm: 'Confirmer la rétractation',
    edit: 'Modifier',
    later:
      'Votre déclaration part quand vous confirmez. La date et l’heure de votre confirmation feront foi.',
  },
  done: {
    title: 'Accusé de réception de votre rétractation',
    received: (moment: string) => `Reçue le ${moment}.`,
    mailed: (email: string) =>
      `Cet accusé de réception vous est aussi envoyé par e-mail, à ${email}.`,
    notMailed: (email: string) =>
      `Votre déclaration est enregistrée, mais trop d’e-mails ont déjà été demandés pour ${email}\u00a0: imprimez ou enregistrez cette page.`,
    next: 'Nous vous répondons par e-mail. Le remboursement se fait dans les 14 jours\u00a0; il peut attendre que les articles nous soient revenus, ou la preuve de leur envoi.',
    print: 'Imprimer cette page',
    again: 'Faire une autre déclaration',
  },
  /** Where another host has the API, and knows no declarations or has not answered yet. */
  byMail: (email: string) =>
    `Pour déclarer votre rétractation, écrivez${email && ` à ${email}`}, avec votre nom et le numéro de la commande. Le formulaire type des conditions de vente peut vous servir.`,
  otherwise: (email: string) =>
    `Vos indications sont toujours là\u00a0: réessayez${email && `, ou écrivez à ${email}\u00a0: votre déclaration vaut de la même façon`}.`,
  notSent: 'Votre déclaration n’est pas partie.',
  maybeSent: 'Nous ne savons pas si votre déclaration nous est parvenue.',
  sessionOver:
    'Vous n’êtes plus connecté\u00a0: sans accusé de réception, votre déclaration n’est pas partie. Connectez-vous pour retrouver vos commandes, ou remplissez le formulaire.',
  own: {
    title: 'Vos commandes',
    none: 'Aucune de vos commandes n’attend de déclaration. Pour une autre commande, remplissez le formulaire.',
    order: (id: string, day: string) => `Commande ${id} du ${day}`,
    until: (day: string) => `Jusqu’au ${day} à 23\u00a0h\u00a059.`,
    open: 'Le délai n’a pas commencé\u00a0: il court à partir du lendemain de la réception.',
    late: (day: string) =>
      `Le délai s’est terminé le ${day}. Votre déclaration est prise quand même, et nous l’examinerons.`,
    quantity: (name: string) => `Quantité de ${name} à rendre`,
    outOf: (count: number) => `sur ${count}`,
    next: 'Continuer',
    quantityWrong: (max: number) => `Écrivez un nombre de 0 à ${max}.`,
    nothingPicked: 'Choisissez au moins un article.',
    other: 'Déclarer pour une autre commande',
    declared: (id: string, moment: string) =>
      `Rétractation de la commande ${id}, déclarée le ${moment}\u00a0:`,
    earlier: 'Vos rétractations',
    states: {
      received: 'reçue, nous l’examinons',
      accepted: 'acceptée',
      goods_back: 'articles revenus',
      refunded: 'remboursée',
      refused: 'refusée',
      refund_requested: 'remboursement demandé',
      refund_failed: 'remboursement demandé',
    },
  },
})
