import type { PaymentMeans } from '../../contract/paymentMeans'
import { isPlural } from '../isPlural'
import { longDate } from '../longDate'
import { nothingTaken } from '../nothingTaken'
import { euros } from './formats'
import { compose, type Mail, type Sender } from './mail'
import type { MailBlock } from './MailBlock'
import { quoted } from './quoted'

type RefundedLine = {
  name: string
  quantity: number
  amountCents: number
  /** The name of its file. */
  picture: string | null
}

/** A refund that succeeded; amounts in cents. */
export type RefundedOrder = {
  id: number
  at: Date
  /** The client's; null if it may not be named. */
  firstName: string | null
  refundedCents: number
  /** The articles whose price it returns; none for a sum. */
  lines: readonly RefundedLine[]
  /** What it returns of the delivery fee. */
  feeCents: number
  totalCents: number
  state: string
  reason: string
  /** By which it was paid, and by which it goes back. */
  paidBy: PaymentMeans
  returnedBy: PaymentMeans
  hasCreditNote: boolean
  link: string
}

/** Why the money goes back, where the shop's rules decided it. */
const reasons: Readonly<Record<string, string>> = {
  paid_twice: 'Cette commande avait été payée deux fois\u00a0: le second paiement vous est rendu.',
  order_expired:
    'Le paiement est arrivé après la fin de la réservation, et les articles n’étaient plus disponibles.',
  withdrawal: 'C’est le remboursement de votre rétractation.',
  amount_mismatch: 'La somme reçue n’était pas celle de la commande\u00a0: elle vous est rendue.',
}
const ways: Partial<Record<PaymentMeans, string>> = {
  transfer: 'par virement',
  counter: 'à la boutique',
}
/** Reasons that leave the order as it is. */
const besideOrder = new Set(['paid_twice', 'amount_mismatch'])
const onAccount = 'Selon votre banque, la somme apparaît sur votre compte en quelques jours.'
const documents = 'Les avoirs se téléchargent sur la page de la commande.'
/** What happens to the articles, by the state of the order. */
const articles: Readonly<Record<string, string>> = {
  annulée: 'La commande est annulée\u00a0: ses articles ne vous seront pas remis.',
  perdue: 'Le colis est perdu\u00a0: s’il vous parvenait malgré tout, prévenez-nous.',
  retournée: 'Le colis nous est revenu\u00a0: vous n’avez plus rien à nous renvoyer.',
}

/** Money that went back to the client, whole or in part. */
export function orderRefunded(seller: Sender, order: RefundedOrder): Mail {
  const { id, refundedCents, totalCents } = order
  const isWhole = refundedCents >= totalCents && !besideOrder.has(order.reason)
  const reason = reasons[order.reason]
  return compose(
    seller,
    isWhole
      ? `Votre commande n°\u00a0${id} chez ${seller.name} est remboursée`
      : `Un remboursement pour votre commande n°\u00a0${id} chez ${seller.name}`,
    [
      ...moneyBlocks(order),
      ...refundBlocks(order),
      ...(reason ? [reason] : []),
      ...(isWhole && articles[order.state] ? [articles[order.state] ?? ''] : []),
      ...(isOnAccount(order) ? [onAccount] : []),
      ...(order.hasCreditNote ? [documents] : []),
      { link: order.link, label: 'Voir ma commande' },
    ],
    order,
  )
}

/** How much goes back, and how. */
function moneyBlocks({ id, at, refundedCents, paidBy, returnedBy }: RefundedOrder): string[] {
  const order = `votre commande n°\u00a0${id} du ${longDate(at)}`
  if (returnedBy === 'demonstration')
    return [
      `Le remboursement de ${euros(refundedCents)} pour ${order} est enregistré. ${nothingTaken}`,
    ]
  const other = returnedBy === paidBy ? undefined : ways[returnedBy]
  const way = other ?? 'par le moyen de paiement que vous avez utilisé'
  return [
    `${euros(refundedCents)} vous ${isPlural(refundedCents) ? 'sont rendus' : 'est rendu'} pour ${order}, ${way}.`,
  ]
}

/** Whether a bank has to show it. */
const isOnAccount = ({ returnedBy }: RefundedOrder) =>
  returnedBy === 'card' || returnedBy === 'transfer'

function refundBlocks({ lines, feeCents, refundedCents }: RefundedOrder): MailBlock[] {
  if (lines.length === 0 && feeCents === 0) return []
  return [
    {
      articles: lines.map(({ name, quantity, amountCents, picture }) => ({
        name: `${quantity} × ${quoted(name)}`,
        detail: '',
        value: euros(amountCents),
        picture,
      })),
      prices: [
        ...(feeCents > 0 ? [{ name: 'Livraison', value: euros(feeCents) }] : []),
        { name: 'Somme rendue', value: euros(refundedCents), weight: 'strong' },
      ],
    },
  ]
}
