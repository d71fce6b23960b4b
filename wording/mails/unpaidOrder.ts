import { longDate } from '../longDate'
import { euros } from './formats'
import { compose, type Mail, type Sender } from './mail'
import type { MailBlock } from './MailBlock'
import { recapBlocks, type MailedOrder } from './orderRecap'
import { quoted } from './quoted'

/** How to pay by transfer; the shop's account. */
export type TransferDetails = {
  holder: string
  iban: string
  bic: string
  reference: string
  /** Until when the articles are held. */
  until: Date
}

/** The articles are held until a transfer arrives. */
export function transferInstructions(
  seller: Sender,
  order: MailedOrder,
  transfer: TransferDetails,
): Mail {
  const { id, at } = order
  return compose(
    seller,
    `Votre commande n°\u00a0${id} chez ${seller.name} attend votre virement`,
    [
      `Merci\u00a0! Votre commande n°\u00a0${id} du ${longDate(at)} est enregistrée et ses articles sont réservés jusqu’au ${longDate(transfer.until)}.`,
      'Pour la payer, faites un virement avec ces indications\u00a0:',
      ...transferBlocks(order, transfer),
    ],
    order,
  )
}

/** The transfer has not arrived, and the articles are not held much longer. */
export function transferReminder(
  seller: Sender,
  order: MailedOrder,
  transfer: TransferDetails,
): Mail {
  const { id, at } = order
  return compose(
    seller,
    `Rappel\u00a0: votre commande n°\u00a0${id} chez ${seller.name} attend votre virement`,
    [
      `Votre commande n°\u00a0${id} du ${longDate(at)} n’est pas encore payée\u00a0: ses articles sont réservés jusqu’au ${longDate(transfer.until)}, puis la commande expire.`,
      'Si votre virement est déjà parti, ne faites rien. Sinon, faites-le avec ces indications\u00a0:',
      ...transferBlocks(order, transfer),
    ],
    order,
  )
}

function transferBlocks(order: MailedOrder, transfer: TransferDetails): MailBlock[] {
  const { holder, iban, bic, reference } = transfer
  return [
    {
      facts: [
        { name: 'Montant', value: euros(order.totalCents), weight: 'strong' },
        { name: 'Bénéficiaire', value: quoted(holder) },
        { name: 'IBAN', value: quoted(iban) },
        ...(bic ? [{ name: 'BIC', value: quoted(bic) }] : []),
        { name: 'Référence à indiquer', value: quoted(reference), weight: 'strong' },
      ],
    },
    // The days count from the transfer's arrival.
    ...recapBlocks({ ...order, promised: null }),
    'Un e-mail vous confirmera la commande, avec ses dates, dès que le virement sera arrivé.',
    { link: order.link, label: 'Voir ma commande' },
  ]
}

/** The articles are held until the client comes and pays. */
export function counterInstructions(seller: Sender, order: MailedOrder, until: Date): Mail {
  const { id, at, totalCents, link } = order
  return compose(
    seller,
    `Votre commande n°\u00a0${id} chez ${seller.name} est réservée`,
    [
      `Merci\u00a0! Votre commande n°\u00a0${id} du ${longDate(at)} est enregistrée et ses articles sont réservés jusqu’au ${longDate(until)}.`,
      `Vous payez ${euros(totalCents)} au comptoir, quand vous venez la retirer.`,
      ...recapBlocks(order),
      { link, label: 'Voir ma commande' },
    ],
    order,
  )
}

/** A transfer may be on the account before anybody notes it. */
const unpaidEnds = {
  transfer: {
    expirée: {
      ended: 'a expiré',
      why: 'a expiré\u00a0: nous n’avons noté aucun virement à temps, et ses articles ne sont plus réservés.',
    },
    annulée: {
      ended: 'est annulée',
      why: 'est annulée\u00a0: nous n’avions noté aucun virement pour elle.',
    },
  },
  others: {
    expirée: {
      ended: 'n’a pas été payée',
      why: 'n’a pas été payée à temps\u00a0: ses articles ne sont plus réservés, et rien n’a été débité.',
    },
    annulée: {
      ended: 'est annulée',
      why: 'est annulée avant son paiement\u00a0: rien n’a été débité.',
    },
  },
}

/** It was not paid in time, or was cancelled before it was paid. */
export function unpaidOrderEnded(
  seller: Sender,
  order: MailedOrder,
  end: 'expirée' | 'annulée',
): Mail {
  const { id, at, link, means } = order
  const isLate = end === 'expirée'
  const { ended, why } = unpaidEnds[means === 'transfer' ? 'transfer' : 'others'][end]
  return compose(
    seller,
    `Votre commande n°\u00a0${id} chez ${seller.name} ${ended}`,
    [
      `Votre commande n°\u00a0${id} du ${longDate(at)} ${why}`,
      ...recapBlocks({ ...order, promised: null, hours: [] }),
      isLate
        ? 'Si vous avez payé entre-temps, la commande est honorée si c’est encore possible, sinon votre argent vous est rendu.'
        : 'Si vous avez payé entre-temps, votre argent vous est rendu.',
      { link, label: 'Voir ma commande' },
    ],
    order,
  )
}

/** Money arrived that this order does not need. */
export function moneyComesBack(
  seller: Sender,
  order: Pick<MailedOrder, 'id' | 'at' | 'link' | 'firstName'>,
  amountCents: number,
): Mail {
  const { id, at, link } = order
  return compose(
    seller,
    `Un paiement vous est rendu\u00a0: commande n°\u00a0${id}`,
    [
      `Nous avons reçu ${euros(amountCents)} pour votre commande n°\u00a0${id} du ${longDate(at)}, que cette commande n’attendait pas ou plus. Cette somme vous est rendue par le moyen de paiement que vous avez utilisé.`,
      { link, label: 'Voir ma commande' },
    ],
    order,
  )
}
