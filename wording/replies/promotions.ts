import { euros } from '../euros'
import { longDay } from '../longDay'

const goods = (category: string | null) =>
  category === null ? 'd’articles' : `d’articles de la catégorie «\u00a0${category}\u00a0»`

/** What the server says about promotion codes. */
export const promotionReplies = {
  set: (code: string) => `Le code ${code} est dans votre panier.`,
  taken: (code: string) => `Le code ${code} existe déjà. Choisissez-en un autre, ou terminez-le.`,
  created: (code: string) => `Le code ${code} est prêt à servir.`,
  endedByHand: (code: string) =>
    `Le code ${code} est terminé. Les commandes qui l’utilisent gardent leur remise.`,
  percentTooHigh: (max: number) => `Une remise en pourcentage va de 1 à ${max}\u00a0%.`,
  endsBefore: 'Le dernier jour vient avant le premier\u00a0: échangez-les.',
  endsInPast: 'Ce jour est déjà passé\u00a0: le code ne servirait à personne.',
  removed: 'Le code n’est plus dans votre panier.',
  unknown: 'Ce code n’existe pas ou n’est plus valable. Vérifiez-le, puis réessayez.',
  ended: 'Ce code n’est plus valable.',
  notYet: (day: string) => `Ce code sera valable à partir du ${longDay(day)}.`,
  usedUp: 'Ce code a déjà servi autant de fois qu’il le pouvait.',
  usedByClient: 'Vous avez déjà utilisé ce code\u00a0: il ne sert qu’une fois.',
  lowersNothing: 'Ce code n’enlève rien à un panier de ce prix.',
  otherCategory: (category: string) =>
    `Ce code concerne la catégorie «\u00a0${category}\u00a0», dont aucun article n’est dans votre panier.`,
  missing: (cents: number, category: string | null) =>
    `Ajoutez ${euros(cents)} ${goods(category)} pour profiter de ce code.`,
}
