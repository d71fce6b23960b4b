import { longDate } from '../longDate'
import { compose, type Mail, type Sender } from './mail'
import {
  recapBlocks,
  trackingBlocks,
  unpackedBlocks,
  withdrawalBlocks,
  type PackedOrder,
} from './orderRecap'

/** Picked up at the shop: it waits there. */
export function orderReady(sender: Sender, order: PackedOrder): Mail {
  const { id, at, link } = order
  return compose(
    sender,
    `Votre commande n°\u00a0${id} vous attend chez ${sender.name}`,
    [
      `Votre commande n°\u00a0${id} du ${longDate(at)} est prête. Elle vous attend à la boutique\u00a0: pour la retirer, donnez son numéro.`,
      ...recapBlocks({ ...order, promised: null }),
      ...unpackedBlocks(order, false),
      { link, label: 'Voir ma commande' },
      ...withdrawalBlocks(order),
    ],
    order,
  )
}

/** Delivered to the client's home: it has left the shop, or is tracked since, or by another number. */
export function orderSent(
  sender: Sender,
  order: PackedOrder,
  correction?: { hadNumber: boolean },
): Mail {
  const { id, at, link } = order
  const right = correction?.hadNumber ? 'bon ' : ''
  const [subject, news] = correction
    ? [
        `Le ${right}suivi de votre commande n°\u00a0${id} chez ${sender.name}`,
        `Voici le ${right}numéro de suivi de votre commande n°\u00a0${id} du ${longDate(at)}.`,
      ]
    : [
        `Votre commande n°\u00a0${id} chez ${sender.name} est expédiée`,
        `Votre commande n°\u00a0${id} du ${longDate(at)} vient de partir.`,
      ]
  return compose(
    sender,
    subject,
    [
      news,
      ...trackingBlocks(order),
      ...recapBlocks(order),
      ...unpackedBlocks(order, correction !== undefined),
      { link, label: 'Suivre ma commande' },
      ...withdrawalBlocks(order),
    ],
    order,
  )
}
