import type { LoggedAct } from '../../contract/api/staff/staffOrder'
import { paymentMeans } from '../../contract/paymentMeans'
import { withdrawalStates } from '../../contract/withdrawalStates'
import { byMeans } from '../meansNames'
import { withdrawalStateNames } from '../withdrawalStateNames'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** With the comma before it. */
export const meansSaid = (value: unknown) => {
  const means = paymentMeans.find((one) => one === value)
  return means ? `, ${byMeans[means]}` : ''
}

/** Nothing is left of what was before where the account is erased. */
const corrected = (before: LoggedAct['before']) =>
  before
    ? (['address', 'phone'] as const)
        .filter((part) => part in before)
        .map((part) => correctedParts[part](text(before[part])))
        .join('. ')
    : 'Adresse corrigée'
const correctedParts = {
  address: (before: string) => `Adresse corrigée. Avant\u00a0: ${before || 'aucune'}`,
  phone: (before: string) => `Téléphone corrigé. Avant\u00a0: ${before || 'aucun'}`,
}

const stateName = (value: unknown) =>
  withdrawalStateNames[withdrawalStates.find((state) => state === value) ?? 'received']

const parcelSaid = (sign: string, parcel: LoggedAct['after']) =>
  parcel?.trackingNumber ? `${sign}${text(parcel.carrier)} ${text(parcel.trackingNumber)}` : ''

/** What the log says of an act on an order. */
export function orderActWords({
  act,
  before,
  after,
}: Pick<LoggedAct, 'act' | 'before' | 'after'>): string {
  switch (act) {
    case 'order_state': {
      if (before && before.state === after?.state)
        return `Suivi corrigé${parcelSaid('\u00a0: ', after)}${parcelSaid('. Avant\u00a0: ', before)}`
      return `${text(before?.state)} → ${text(after?.state)}${parcelSaid(', ', after)}`
    }
    case 'order_note':
      return after ? `Note\u00a0: ${text(after.text)}` : 'Note, effacée avec le compte'
    case 'order_address':
      return corrected(before)
    case 'order_refund':
      return after?.madeBy ? 'Remboursement noté comme déjà fait' : 'Remboursement demandé'
    case 'order_status_mail':
      return `E-mail au client\u00a0: où en est sa commande (${text(after?.state)})`
    case 'order_received':
      return `Paiement noté comme reçu${meansSaid(after?.means)}`
    case 'order_refunds_made':
      return `Remboursement noté comme fait${meansSaid(after?.madeBy)}`
    case 'withdrawal_matched':
      return `Rétractation ${text(after?.withdrawal)} rapprochée de cette commande`
    case 'withdrawal_state':
      return `Rétractation ${text(after?.withdrawal)} → ${stateName(after?.state)}`
    default:
      return act
  }
}
