import type { StaffRole } from '../../contract/staffRoles'
import { adminPaths } from '../../contract/site/adminPaths'
import { staffInvitation } from '../../wording/mails/staffInvitation'
import type { Sql } from '../database/connect'
import { staffInvitations } from '../database/schema'
import { createLinkToken, linkAt } from '../mail/mailedLinks'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { newSecret } from './codes'
import { invitationMs } from './rules'

type Invited = {
  member: { id: string; email: string; role: StaffRole }
  at: Date
  /** Whether the link is mailed too; the terminal alone prints it. */
  isMailed: boolean
}

/** Makes the single-use link of a member, which replaces the one before. */
export async function issueInvitation(
  tx: Sql,
  { settings }: Pick<Services, 'settings'>,
  { member: { id: staffId, email, role }, at, isMailed }: Invited,
): Promise<string> {
  const { token, tokenHash } = createLinkToken()
  const endsAt = new Date(at.getTime() + invitationMs)
  const invitation = { tokenHash, totpSecret: newSecret(), endsAt }
  await tx
    .insert(staffInvitations)
    .values({ staffId, ...invitation })
    .onConflictDoUpdate({ target: staffInvitations.staffId, set: invitation })
  const link = linkAt(settings, adminPaths.invitation, token)
  if (!isMailed) return link
  const mail = staffInvitation(settings.seller, { role, link })
  const content = {
    mail,
    recipient: email,
    clientId: null,
    isForStaff: true,
    isForgottenIfLost: true,
  }
  await queueMail(tx, { ...content, at })
  return link
}
