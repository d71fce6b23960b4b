import type { Mail } from '../../wording/mails/mail'
import type { Settings } from '../settings'

/** A mail to the shop; without a client, so that deleting the account does not delete it. */
export const toShop = ({ seller }: Settings, mail: Mail, at: Date) => ({
  mail,
  recipient: seller.email,
  clientId: null,
  at,
  // No flood of messages delays it.
  isLimited: true,
})
