import type { PaymentMeans } from '../../contract/paymentMeans'
import { longDate } from '../longDate'
import { compose, type Mail, type Sender } from './mail'
import { recapBlocks, withdrawalBlocks, type MailedOrder } from './orderRecap'

/**
 * The confirmation of the contract; the terms of sale are attached when it is sent, because the law
 * wants them on a durable medium (code de la consommation, L.221-13), and a link is none (CJUE
 * C-49/11).
 */
export function orderConfirmation(seller: Sender, order: MailedOrder, conditions: string): Mail {
  const { id, at, means, link } = order
  return compose(
    seller,
    `Votre commande n°\u00a0${id} chez ${seller.name}`,
    [
      `${paid[means]} Votre commande n°\u00a0${id} du ${longDate(at)} est enregistrée et payée.`,
      ...recapBlocks(order),
      ...notes[means],
      'La facture se télécharge sur la page de la commande.',
      { link, label: 'Suivre ma commande' },
      ...withdrawalBlocks(order),
      'Les conditions générales de vente de cette commande sont jointes à cet e-mail en PDF\u00a0: gardez-les. Elles contiennent l’information sur votre droit de rétractation et, en dernière page, son formulaire type. Le même fichier est en ligne.',
      { link: conditions, label: 'Conditions générales de vente (PDF)', weight: 'quiet' },
    ],
    order,
  )
}

const paid: Record<PaymentMeans, string> = {
  demonstration: 'Merci\u00a0!',
  card: 'Merci\u00a0!',
  transfer: 'Merci, votre virement est arrivé\u00a0!',
  counter: 'Merci\u00a0!',
}

const notes: Record<PaymentMeans, string[]> = {
  demonstration: ['Paiement de démonstration\u00a0: aucune somme n’a été prélevée.'],
  card: ['Payé en ligne.'],
  transfer: ['Payé par virement.'],
  counter: ['Payé au comptoir.'],
}
