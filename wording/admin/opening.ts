import type { StaffOpening } from '../../contract/api/staff/staffOpening'
import type { OpeningStep, StepState } from '../../contract/openingSteps'
import { area } from '../area'
import { shortMoment } from '../shortMoment'

const momentOf = (at: string) => shortMoment(at)
const steps: Record<OpeningStep, { title: string; hint: string }> = {
  identity: {
    title: 'Qui vous êtes',
    hint: 'Le nom, l’adresse et les mentions que la loi veut voir sur la boutique et les factures.',
  },
  hours: {
    title: 'Horaires d’ouverture',
    hint: 'Ils paraissent sur la page de contact, et disent quand une commande peut être retirée.',
  },
  closedWeeks: {
    title: 'Fermetures prévues',
    hint: 'Vacances, travaux\u00a0: ces jours-là, rien n’est préparé ni remis.',
  },
  delivery: {
    title: 'Livraison à domicile',
    hint: 'Où vous livrez, et à quel prix selon le poids.',
  },
  preparation: {
    title: 'Préparation et transport',
    hint: 'Les dates promises aux clients se calculent d’après ces délais.',
  },
  payment: {
    title: 'Paiement',
    hint: 'Par carte, par virement, au comptoir\u00a0: un moyen au moins qui encaisse vraiment.',
  },
  mail: {
    title: 'Essai des e-mails',
    hint: 'Confirmations et liens partent par e-mail\u00a0: vérifiez qu’ils arrivent.',
  },
  products: {
    title: 'Premiers produits',
    hint: 'Cinq suffisent pour commencer. Importez un fichier, ou saisissez-les ici l’un après l’autre.',
  },
}
const states: Record<StepState, string> = {
  done: 'Fait',
  todo: 'À faire',
  optional: 'Facultatif',
  operator: 'À régler sur le serveur',
}
const mailStates = {
  waiting: 'il part',
  failed: (next: string) =>
    `le serveur d’e-mails ne l’a pas encore pris, nouvel essai le ${next}. Faites vérifier SMTP_URL et MAIL_FROM`,
  sent: 'parti. Vérifiez qu’il est arrivé',
  written: 'écrit dans un fichier du serveur, faute de SMTP_URL',
  lost: 'il n’a pas pu partir. Faites vérifier SMTP_URL et MAIL_FROM',
}
const products = (count: number) =>
  count === 0 ? 'Aucun produit' : `${count}\u00a0produit${count > 1 ? 's' : ''}`

export const adminOpeningWords = area({
  title: 'Ouvrir la boutique',
  introduction:
    'Chaque étape s’enregistre à part, dans l’ordre que vous voulez\u00a0; vous pouvez partir et revenir. Rien ne peut être commandé avant l’ouverture.',
  progress: (done: number, all: number) => {
    if (done === 0) return `Aucune étape sur ${all} n’est encore faite.`
    return done === 1 ? `Une étape sur ${all} est faite.` : `${done} étapes sur ${all} sont faites.`
  },
  steps,
  states,
  show: 'Voir',
  hide: 'Replier',
  toggle: (isOpen: boolean, step: string) => `${isOpen ? 'Replier' : 'Voir'}\u00a0: ${step}`,
  initial: 'Réglage d’origine\u00a0: enregistrez-le tel quel s’il vous convient.',
  mailTested: ({ at, state, next_try_at: next }: NonNullable<StaffOpening['mail']>) => {
    const said = next === null ? mailStates[state] : mailStates.failed(momentOf(next))
    return `E-mail de test du ${momentOf(at)}\u00a0: ${said}.`
  },
  onSale: (count: number, invented: number) =>
    invented === 0
      ? `${products(count)} en vente.`
      : `${products(count)} en vente, dont ${invented} d’exemple.`,
  inventedWhy:
    'La boutique a été remplie de produits d’exemple, pour l’essayer. Avant d’ouvrir, retirez-les de la vente\u00a0; ils restent parmi les produits retirés.',
  retireInvented: (count: number) =>
    count === 1 ? 'Retirer le produit d’exemple' : `Retirer les ${count} produits d’exemple`,
  fromFile: 'Importer un fichier',
  typed: 'Saisir un produit',
  onServer: 'Sur le serveur',
  go: 'Aller à l’étape',
  goTo: (step: string) => `Aller à l’étape\u00a0: ${step}`,
  doorTitle: 'Ouverture aux commandes',
  left: (count: number) => {
    if (count === 0) return 'Tout est fait.'
    return count === 1 ? 'Une étape reste à faire.' : `${count} étapes restent à faire.`
  },
  incomplete:
    'Vous avez ouvert la boutique, mais elle ne prend pas de commandes tant que manque ce que dit la liste (STRICT_LAW). Elle en prendra dès que la liste sera vide.',
  isOpen: 'La boutique est ouverte\u00a0: les clients peuvent commander.',
  toShop: 'Voir la boutique',
  toToday: 'Aller à «\u00a0Aujourd’hui\u00a0»',
})
