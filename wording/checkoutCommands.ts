import type { OrderState } from '../contract/orderStates'
import type { PaymentMeans } from '../contract/paymentMeans'
import { percent } from './mails/formats'
import { euros } from './euros'
import { isPlural } from './isPlural'
import { meansNames } from './meansNames'
import { ordersReplies } from './replies/orders'
import { shortMoment } from './shortMoment'
import { refundStateNames } from './refundStateNames'

const received = (cents: number) => `${euros(cents)} ${isPlural(cents) ? 'reçus' : 'reçu'}`

type OpenMoney = {
  awaited: readonly {
    orderId: number
    totalCents: number | null
    heldUntil: Date | null
    means: PaymentMeans | null
    reference: string | null
    state: string | null
  }[]
  toReturn: readonly {
    orderId: number
    amountCents: number
    state: keyof typeof refundStateNames
    failureCode: string | null
    means: PaymentMeans
  }[]
}

/** What the commands about money print. */
export const checkoutCommandReplies = {
  openMoney: ({ awaited, toReturn }: OpenMoney) =>
    [
      awaited.length === 0 ? 'Aucun paiement attendu.' : 'Paiements attendus\u00a0:',
      ...awaited.map(
        ({ orderId, totalCents, means, reference, heldUntil, state }) =>
          `- ${orderId}\u00a0: ${euros(totalCents ?? 0)}, ${
            means === null ? 'sans tentative en cours' : meansNames[means]
          }${reference !== null && means === 'transfer' ? `, référence ${reference}` : ''}${
            state === 'started' ? ', issue inconnue' : ''
          }, articles réservés jusqu’au ${heldUntil ? shortMoment(heldUntil) : '—'}`,
      ),
      toReturn.length === 0 ? 'Aucun remboursement en attente.' : 'Remboursements à suivre\u00a0:',
      ...toReturn.map(
        ({ orderId, amountCents, state, means, failureCode }) =>
          `- ${orderId}\u00a0: ${euros(amountCents)}, ${meansNames[means]}, ${refundStateNames[state]}${
            failureCode === null ? '' : ` (${failureCode})`
          }`,
      ),
    ].join('\n'),
  received: (orderId: number, cents: number) => `Commande ${orderId}\u00a0: ${received(cents)}.`,
  receivedInVain: (orderId: number, cents: number) =>
    `Commande ${orderId}\u00a0: ${received(cents)}, dont elle n’a pas besoin. Rendez l’argent au client, puis notez-le\u00a0: npm run shop -- refund ${orderId} --done.`,
  refunded: ({
    orderId,
    refunds,
    isReturnedBefore,
  }: {
    orderId: number
    isReturnedBefore: boolean
    refunds: readonly {
      amountCents: number
      state: keyof typeof refundStateNames
      vat: readonly { vatRate: number; vatCents: number }[]
    }[]
  }) =>
    refunds
      .map(
        ({ amountCents, state, vat }) =>
          `Commande ${orderId}\u00a0: remboursement de ${[
            euros(amountCents),
            ...vat.flatMap(({ vatRate, vatCents }) =>
              vatRate === 0 ? [] : `dont TVA ${percent(vatRate)}\u00a0: ${euros(vatCents)}`,
            ),
            refundStateNames[state],
          ].join(', ')}.`,
      )
      .concat(isReturnedBefore ? ordersReplies.returnedBefore(orderId) : [])
      .join('\n'),
  refundsSent: (count: number) =>
    count === 0
      ? 'Aucun remboursement à faire à la main n’attend pour cette commande.'
      : `Noté\u00a0: ${count === 1 ? 'le remboursement est fait' : `${count} remboursements sont faits`}.`,
  notCancelled,
  oneOption: 'Choisissez soit --amount, soit --lines et --fee.',
  wrongAmount: (typed: string) =>
    `«\u00a0${typed}\u00a0» n’est pas un montant. Écrivez par exemple 12,50.`,
  wrongLines: (typed: string) =>
    `«\u00a0${typed}\u00a0» ne désigne pas une ligne. Écrivez par exemple 1:2,3 pour deux pièces de la première ligne et une de la troisième.`,
}

function notCancelled(state: OrderState | undefined): string {
  if (state === 'en attente de paiement')
    return 'Le paiement de cette commande est en cours de vérification\u00a0: elle n’a pas été annulée. Réessayez dans quelques minutes.'
  return state === 'expirée'
    ? 'Cette commande vient d’expirer\u00a0: elle n’a pas été payée, et ses articles sont de nouveau en vente.'
    : 'Cette commande vient d’être payée\u00a0: elle n’a pas été annulée.'
}

/** The help of these commands. */
export const checkoutCommandHelp = {
  payments: 'Liste les paiements attendus ou douteux, et les remboursements en attente ou échoués.',
  payment: 'Dit qu’un virement ou un paiement au comptoir est arrivé.',
  paymentWord: 'received\u00a0: l’argent est arrivé',
  refund:
    'Rembourse une commande\u00a0: tout ce qui reste, des lignes, la livraison ou un montant. Avec --done, dit qu’un remboursement à faire à la main est fait.',
  refundLines: 'les lignes et leurs quantités, par exemple 1:2,3',
  refundAmount: 'un montant en euros, par exemple 12,50',
  refundFee: 'les frais de livraison',
  refundRestock: 'les articles des lignes reviennent en stock',
  refundMadeBy:
    'l’argent est déjà rendu autrement, par virement (transfer) ou au comptoir (counter)\u00a0: rien n’est demandé au prestataire',
  refundDone: 'le remboursement à faire à la main est fait',
  noRefund: 'pour «\u00a0annulée\u00a0»\u00a0: ne rembourse pas',
}
