import { withdrawableStates, type OrderState } from '../../contract/orderStates'
import { arrivalWords, dateWords } from '../dates'
import { longDate } from '../longDate'
import { compose, type Mail, type Sender } from './mail'
import type { MailBlock } from './MailBlock'
import { hoursBlocks, trackingBlocks, withdrawalBlocks, type MailedOrder } from './orderRecap'

type OrderStatus = MailedOrder & {
  state: OrderState
  /** The last promised day, ISO 8601, where it has passed; null while it is ahead. */
  missed: string | null
}

/** Where an order is, for a client who asks. */
export function orderStatus(sender: Sender, order: OrderStatus): Mail {
  const { id, link, state, means } = order
  const name = `Votre commande n°\u00a0${id} du ${longDate(order.at)}`
  const isAtCounter = state === 'en attente de paiement' && means === 'counter'
  return compose(
    sender,
    `Où est votre commande n°\u00a0${id} chez ${sender.name}`,
    [
      isAtCounter ? atCounter(name) : sentences[state](name),
      ...(state === 'expédiée' ? trackingBlocks(order) : []),
      ...whenBlocks(order),
      ...(state === 'prête' ? hoursBlocks(order) : []),
      'Une question\u00a0? Répondez à ce message.',
      { link, label: 'Voir ma commande' },
      ...(isWithdrawable(state) ? withdrawalBlocks(order) : []),
    ],
    order,
  )
}

const isWithdrawable = (state: OrderState) =>
  (withdrawableStates as readonly OrderState[]).includes(state)

const atCounter = (order: string) =>
  `${order} est réservée\u00a0: vous la payez au comptoir, quand vous venez la retirer.`
const sentences: Record<OrderState, (order: string) => string> = {
  panier: (order) => `${order} est encore un panier.`,
  'en attente de paiement': (order) =>
    `${order} attend son paiement\u00a0: nous la préparons dès qu’il est arrivé.`,
  expirée: (order) => `${order} n’a pas été payée à temps\u00a0: elle ne sera pas préparée.`,
  payée: (order) => `${order} est payée. Nous allons la préparer.`,
  'en préparation': (order) => `${order} est en préparation.`,
  prête: (order) =>
    `${order} est prête. Elle vous attend à la boutique\u00a0: pour la retirer, donnez son numéro.`,
  expédiée: (order) => `${order} est partie.`,
  retirée: (order) => `${order} vous a été remise à la boutique.`,
  livrée: (order) => `${order} vous a été livrée. Si vous ne l’avez pas reçue, dites-le-nous.`,
  perdue: (order) =>
    `${order} ne vous est pas parvenue, et le transporteur ne la retrouve pas. Nous en sommes désolés.`,
  retournée: (order) => `${order} nous est revenue.`,
  annulée: (order) => `${order} est annulée.`,
  remboursée: (order) => `${order} vous est remboursée.`,
}

function whenBlocks({ delivery, promised, missed }: OrderStatus): MailBlock[] {
  const isPickup = delivery === 'magasin'
  if (missed !== null)
    return [
      isPickup
        ? `Elle devait être prête le ${dateWords(missed)}. Veuillez nous excuser de ce retard.`
        : `Elle devait arriver au plus tard le ${dateWords(missed)}. Veuillez nous excuser de ce retard.`,
    ]
  if (promised === null) return []
  return isPickup
    ? [
        {
          facts: [{ name: 'Prête à partir du', value: dateWords(promised.from), weight: 'strong' }],
        },
      ]
    : [{ facts: [{ name: 'Livraison prévue', value: arrivalWords(promised), weight: 'strong' }] }]
}
