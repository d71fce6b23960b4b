import { compose, type Mail, type Sender } from './mail'

/** To a member of the staff who asked for it. */
export function mailTest(seller: Sender): Mail {
  return compose(seller, `E-mail de test de ${seller.name}`, [
    'Vous lisez cet e-mail\u00a0: la boutique peut donc vous écrire, et écrire à ses clients de la même façon.',
    'Vous l’avez demandé dans les réglages de la gestion. Il n’y a rien à faire.',
  ])
}
