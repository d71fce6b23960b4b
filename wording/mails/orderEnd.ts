import { isPlural } from '../isPlural'
import { longDate } from '../longDate'
import { euros } from './formats'
import { compose, type Mail, type Sender } from './mail'
import type { MailBlock } from './MailBlock'
import { recapBlocks, unpackedBlocks, withdrawalBlocks, type PackedOrder } from './orderRecap'
import { wayBack } from './wayBack'

/** A paid order that ends without being handed over. */
export type EndedOrder = PackedOrder & {
  /** What a refund is about to return. */
  pendingCents: number
  /** What the shop holds of it beyond that, with no dispute about it. */
  heldCents: number
  /** All of it is refunded, or withdrawn from. */
  isNothingKept: boolean
}

/** What happens to the money. */
function money({ means, pendingCents, totalCents }: EndedOrder): string[] {
  if (means === 'demonstration')
    return [
      `Cette commande de ${euros(totalCents)} a été réglée par le paiement de démonstration\u00a0: aucune somme n’a été prélevée, il n’y a donc rien à vous rendre.`,
    ]
  return pendingCents > 0
    ? [
        `${euros(pendingCents)} vous ${isPlural(pendingCents) ? 'sont rendus' : 'est rendu'} ${wayBack(means)}\u00a0; un e-mail vous le confirmera.`,
      ]
    : []
}

/** Whether the shop holds money of which nobody has said what becomes of it. */
const isHeld = ({ means, pendingCents, heldCents }: EndedOrder) =>
  means !== 'demonstration' && heldCents > 0 && pendingCents === 0

/** Whether the client is to say what becomes of articles that are paid: nothing else decides it. */
const isToSay = (order: EndedOrder) =>
  isHeld(order) && !order.isNothingKept && sumOf(order.lines) > sumOf(order.unpacked)
const sumOf = (articles: readonly { quantity: number }[]) =>
  articles.reduce((sum, { quantity }) => sum + quantity, 0)

/** Nothing is handed over, and the articles stay with the shop. */
export function orderCancelled(seller: Sender, order: EndedOrder): Mail {
  return about(
    seller,
    order,
    `Votre commande n°\u00a0${order.id} chez ${seller.name} est annulée`,
    [
      `Votre commande n°\u00a0${order.id} du ${longDate(order.at)} est annulée.`,
      order.delivery === 'magasin'
        ? 'Ses articles restent à la boutique\u00a0: il n’y a plus rien à venir retirer.'
        : 'Ses articles restent chez nous\u00a0: aucun colis ne partira.',
      ...money(order),
    ],
  )
}

/** The carrier has not handed the parcel over, and will not. */
export function orderLost(seller: Sender, order: EndedOrder): Mail {
  return about(
    seller,
    order,
    `Le colis de votre commande n°\u00a0${order.id} chez ${seller.name} est perdu`,
    [
      `Le colis de votre commande n°\u00a0${order.id} du ${longDate(order.at)} ne vous est pas parvenu, et le transporteur ne le retrouve pas. Nous en sommes désolés.`,
      'Ses articles n’arriveront pas, et leur perte n’est pas à votre charge. Si le colis vous parvenait malgré tout, prévenez-nous.',
      ...(isToSay(order)
        ? [
            'Dites-nous si nous vous renvoyons ces articles ou si nous vous rendons l’argent\u00a0: répondez à cet e-mail.',
          ]
        : []),
      ...money(order),
    ],
    withdrawalBlocks(order),
  )
}

/** What its client does about articles that are back; nothing after a withdrawal from all of them. */
function whatNext(order: EndedOrder): string {
  if (!isHeld(order)) return '\u00a0; si vous les voulez toujours, commandez-les de nouveau.'
  return isToSay(order)
    ? '. Dites-nous si nous vous les renvoyons ou si nous vous rendons l’argent\u00a0: répondez à cet e-mail.'
    : '.'
}

/** The parcel is back at the shop. */
export function orderReturned(seller: Sender, order: EndedOrder): Mail {
  return about(
    seller,
    order,
    `Votre commande n°\u00a0${order.id} est revenue chez ${seller.name}`,
    [
      `Le colis de votre commande n°\u00a0${order.id} du ${longDate(order.at)} nous est revenu. Ses articles sont de nouveau chez nous${whatNext(order)}`,
      ...money(order),
    ],
    withdrawalBlocks(order),
  )
}

function about(
  seller: Sender,
  order: EndedOrder,
  subject: string,
  paragraphs: readonly string[],
  further: readonly MailBlock[] = [],
): Mail {
  return compose(
    seller,
    subject,
    [
      ...paragraphs,
      ...recapBlocks({ ...order, promised: null, hours: [] }),
      ...unpackedBlocks(order, true),
      `Une question\u00a0? Écrivez à ${seller.email}${seller.phone && ` ou appelez le ${seller.phone.replaceAll(' ', '\u00a0')}`}.`,
      { link: order.link, label: 'Voir ma commande' },
      ...further,
    ],
    order,
  )
}
