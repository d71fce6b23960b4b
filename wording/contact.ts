import { maxMessageLength } from '../contract/maxMessageLength'
import { area } from './area'
import { fieldTooLong } from './fieldTooLong'

export const contactWords = area({
  title: 'Contact',
  description: (address: string) =>
    `Notre boutique${address && `, ${address}`}\u00a0: ses horaires, notre téléphone et notre e-mail.`,
  introduction:
    'Une question sur un produit, une commande ou votre compte\u00a0? Écrivez-nous, appelez-nous ou passez nous voir.',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  /** Shown in place of a setting that is missing. */
  missing: {
    address: '[adresse à compléter par le commerçant]',
    phone: '[numéro de téléphone à compléter par le commerçant]',
    email: '[adresse e-mail à compléter par le commerçant]',
  },
  form: {
    title: 'Écrivez-nous',
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    send: 'Envoyer le message',
    fieldRequired: 'Ce champ est requis.',
    messageTooLong: fieldTooLong('«\u00a0message\u00a0»', maxMessageLength),
    sentTitle: 'Votre message est envoyé',
    sent: (email: string) => `Nous vous répondrons à l’adresse ${email}.`,
    notSent: 'Votre message n’est pas parti.',
    /** After the reason why the message was not sent. */
    otherwise: (email: string) =>
      `Votre texte est toujours là\u00a0: réessayez${email && `, ou écrivez à ${email}`}.`,
  },
  plan: {
    title: 'Venir à la boutique',
    drawing:
      'Plan schématique de Blois\u00a0: sur la rive droite de la Loire, la gare à l’ouest, puis le château, la boutique dans le centre, et le pont Jacques-Gabriel qui traverse le fleuve.',
    note: 'Schéma sans échelle\u00a0: l’adresse exacte est indiquée sur cette page.',
    station: 'Gare',
    castle: 'Château',
    cathedral: 'Cathédrale',
    shop: 'La boutique',
    river: 'La Loire',
    bridge: 'Pont J.-Gabriel',
    ways: [
      'À pied, depuis la gare\u00a0: une dizaine de minutes, par l’avenue Jean-Laigret et le château.',
      'Depuis la rive gauche\u00a0: traversez le pont Jacques-Gabriel, le centre est en face.',
      'En voiture\u00a0: garez-vous dans un parc public du centre, puis continuez à pied.',
    ],
  },
  orders:
    'Pour une commande, indiquez son numéro\u00a0: il figure dans votre profil et dans l’e-mail de confirmation.',
})
