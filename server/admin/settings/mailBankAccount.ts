import type { MeansValue } from '../../../contract/api/staff/staffSettingValues'
import { bankAccountChanged } from '../../../wording/mails/bankAccountChanged'
import type { Sql } from '../../database/connect'
import { queueMail } from '../../mail/outbox'
import type { Settings } from '../../settings'
import { findEmail, findMembers } from '../../staff/queries'

type Change = { before: unknown; after: unknown; by: string | null; at: Date }

/** Mails every manager when the bank account for transfers changes, also the one who changed it. */
export async function mailBankAccount(
  tx: Sql,
  { seller }: Pick<Settings, 'seller'>,
  { before, after, by, at }: Change,
): Promise<void> {
  const [earlier, iban] = [before, after].map(ibanOf)
  if (iban === undefined || iban === earlier) return
  const members = await findMembers(tx)
  const who = by === null ? null : await findEmail(tx, by)
  const mail = bankAccountChanged(seller, { who, iban })
  for (const { email, role, isOpened } of members)
    if (role === 'gérant' && isOpened)
      await queueMail(tx, { mail, recipient: email, clientId: null, isForStaff: true, at })
}

const ibanOf = (value: unknown) => (value as MeansValue | null)?.iban ?? ''
