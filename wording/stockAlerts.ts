import { area } from './area'

export const stockAlertWords = area({
  title: 'Épuisé\u00a0: être prévenu de son retour',
  email: 'Votre e-mail',
  ask: 'Prévenez-moi',
  once: 'Un seul message, quand il est de retour.',
  fieldRequired: 'Ce champ est requis.',
  requestedTitle: 'Un e-mail vous attend',
  requested: (email: string) =>
    `Ouvrez le lien envoyé à ${email} pour confirmer. Sans lui, nous ne vous écrirons pas.`,
  notRequested: 'Votre demande n’est pas partie.',
  pageTitle: 'Alerte de retour en stock',
  intro: 'Confirmez, et nous vous écrirons une fois, quand le produit sera de retour.',
  confirm: 'Confirmer l’alerte',
  confirmedTitle: 'C’est noté',
  confirmed: (product: string, email: string) =>
    `Nous écrirons à ${email} quand «\u00a0${product}\u00a0» sera de retour.`,
  toProduct: 'Voir le produit',
  cancel: 'Ne plus me prévenir',
  cancelledTitle: 'L’alerte est retirée',
  cancelled: 'Nous ne vous écrirons pas.',
  toShop: 'Voir tous les produits',
  linkMissing: 'Ce lien n’est pas entier. Ouvrez à nouveau celui de l’e-mail.',
})
