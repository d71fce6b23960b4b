import { adminPaths } from '../../contract/site/adminPaths'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { MailedWithdrawal } from '../../wording/mails/withdrawalAcknowledged'
import { withdrawalAcknowledged } from '../../wording/mails/withdrawalAcknowledged'
import { withdrawalForShop } from '../../wording/mails/withdrawalForShop'
import type { Sql } from '../database/connect'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'
import { refundDue } from './rules'
import type { Withdrawal } from './storeWithdrawal'

type Acknowledged = {
  stored: Withdrawal
  declared: Omit<MailedWithdrawal, 'at'>
  clientId: string | null
}

/** Queues the acknowledgement, unless the recipient's limit keeps it back, and the shop's mail. */
export async function acknowledge(
  tx: Sql,
  settings: Pick<Settings, 'seller' | 'publicUrl' | 'basePath'>,
  { stored, declared, clientId }: Acknowledged,
): Promise<void> {
  const { id, submittedAt: at, isMailed, channel } = stored
  const { seller } = settings
  const isFromAccount = channel === 'client'
  const link = absoluteUrl(adminPaths.withdrawals, settings)
  const due = refundDue(at)
  const mailed = { ...declared, at }
  if (isMailed)
    await queueMail(tx, {
      mail: withdrawalAcknowledged(seller, mailed),
      recipient: declared.email,
      clientId,
      at,
      isLimited: true,
      // Code de la consommation, L.221-21.
      outlivesAccount: true,
    })
  await queueMail(tx, {
    mail: withdrawalForShop(seller, { ...mailed, id, due, isMailed, isFromAccount, link }),
    recipient: seller.email,
    clientId: null,
    at,
  })
}
