import type { PaymentMeans } from '../../contract/paymentMeans'
import { day } from './formats'
import { compose, type Mail, type Sender } from './mail'
import { recapBlocks, withdrawalBlocks, type MailedOrder } from './orderRecap'

/** The confirmation of the contract; the terms of sale are appended when it is sent. */
export function orderConfirmation(seller: Sender, order: MailedOrder): Mail {
  const { id, at, means, link } = order
  return compose(
    seller,
    `Votre commande n°\u00a0${id} chez ${seller.name}`,
    [
      `${paid[means]} Votre commande n°\u00a0${id} du ${day(at)} est enregistrée et payée.`,
      ...recapBlocks(order),
      ...notes[means],
      'La facture se télécharge sur la page de la commande.',
      { link, label: 'Suivre ma commande' },
      ...withdrawalBlocks(order),
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
