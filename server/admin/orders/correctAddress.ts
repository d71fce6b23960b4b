import { eq } from 'drizzle-orm'
import type { AddressParts } from '../../../contract/api/address'
import { composeAddress } from '../../../contract/composeAddress'
import { correctableStates } from '../../../contract/orderStates'
import { addressCorrected } from '../../../wording/mails/addressCorrected'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { absoluteUrl } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import { inTransaction } from '../../database/inTransaction'
import { orders } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { wrongField } from '../../http/wrongField'
import { queueMail } from '../../mail/outbox'
import { assertVersion } from '../../orders/assertVersion'
import { lockKnownOrder, type LockedOrder } from '../../orders/lockOrder'
import { recordOrderAct } from '../../orders/recordOrderAct'
import type { Services } from '../../services'
import { readPostcode } from '../../shop/findZone'
import { isPricedAlike } from './isPricedAlike'

type Needs = Pick<Services, 'database' | 'settings' | 'shopSettings' | 'clock'>
type Correction = { id: string; version: number; by: string; address: AddressParts }

/**
 * Corrects where a parcel goes, or the telephone of the person who receives it, before it leaves. The
 * log has what was there before, and a mail tells the client that somebody changed the address.
 * Returns whether the address itself is another. Throws a ProblemError: 400 for a new postcode that is
 * none of France, 404, or 409 where the parcel has left, nothing changes, or another fee or VAT would be
 * due.
 */
export async function correctAddress(
  { database, settings, shopSettings, clock }: Needs,
  { id, version, by, address: parts }: Correction,
): Promise<boolean> {
  const address = composeAddress(parts)
  const { delivery } = await shopSettings.read()
  return inTransaction(database.sql, async (tx) => {
    const order = await lockKnownOrder(tx, id)
    await assertVersion(tx, order, version)
    if (order.delivery !== 'domicile' || !correctableStates.includes(order.state))
      throw new ProblemError(409, 'invalid_input', replies.addressTooLate(order.state))
    const { isMoved, before, after } = compare(order, { address, phone: parts.phone })
    if (Object.keys(after).length === 0)
      throw new ProblemError(409, 'invalid_input', replies.addressUnchanged)
    if (isMoved && isMistyped(parts.postcode, order))
      throw wrongField('postcode', replies.postcodeWrong)
    if (isMoved && !(await isPricedAlike(tx, order, { to: parts, delivery })))
      throw new ProblemError(409, 'invalid_input', replies.addressPricedOtherwise)
    const at = clock()
    await tx.update(orders).set({ address, addressParts: parts }).where(eq(orders.id, order.id))
    await recordOrderAct(tx, order, { act: 'order_address', staffId: by, before, after, at })
    const { buyer } = order
    if (!buyer || !isMoved) return isMoved
    const shown = buyer.isProven ? address : null
    const link = absoluteUrl(pathTo('order', order.id), settings)
    const mail = addressCorrected(settings.seller, { id: order.id, address: shown, link })
    await queueMail(tx, { mail, recipient: buyer.email, clientId: buyer.id, at })
    return true
  })
}

/** Whether a postcode that the order did not have is none of France. */
const isMistyped = (postcode: string, { addressParts }: Pick<LockedOrder, 'addressParts'>) =>
  postcode !== addressParts?.postcode && readPostcode(postcode) === null

/** What changes, before and after. */
function compare(
  order: Pick<LockedOrder, 'address' | 'addressParts'>,
  { address, phone }: { address: string; phone: string },
) {
  const isMoved = order.address !== address
  const former = order.addressParts?.phone ?? ''
  const isOtherPhone = former !== phone
  return {
    isMoved,
    before: { ...(isMoved && { address: order.address }), ...(isOtherPhone && { phone: former }) },
    after: { ...(isMoved && { address }), ...(isOtherPhone && { phone }) },
  }
}
