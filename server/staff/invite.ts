import { randomUUID } from 'node:crypto'
import type { StaffRole } from '../../contract/staffRoles'
import { staffReplies as replies } from '../../wording/replies/staff'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { staff } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { emailKeyOf } from '../mail/emailKeyOf'
import type { Services } from '../services'
import { recordAct } from './recordAct'
import { giveRole } from './changeRole'
import { issueInvitation } from './issueInvitation'
import { lockTeam } from './lockTeam'
import { findMemberByEmail } from './queries'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>
type Invited = { email: string; role: StaffRole; by: string | null }

/**
 * Invites to the admin, or invites again with this role: returns the single-use link. Sessions of a
 * member whose role changes end.
 */
export async function inviteStaff(services: Needs, { email, role, by }: Invited): Promise<string> {
  const at = services.clock()
  return inTransaction(services.database.sql, async (tx) => {
    const team = await lockTeam(tx, by)
    const member = await findMemberByEmail(tx, email)
    if (member && role !== 'gérant') team.assertNotLast(member.id)
    if (member && member.role !== role) await giveRole(tx, member.id, role)
    const id = member?.id ?? (await insertMember(tx, { email, role, at }))
    await recordAct(tx, { act: 'staff_invited', staffId: by, after: { email, role }, at })
    return issueInvitation(tx, services, { member: { id, email, role }, at, isMailed: false })
  })
}

/**
 * Invites somebody new, by mail too; returns the link. Throws a ProblemError (409) for a member,
 * whose role and means must not change by a slip.
 */
export async function inviteNewMember(
  services: Needs,
  { email, role, by }: Invited,
): Promise<string> {
  const at = services.clock()
  return inTransaction(services.database.sql, async (tx) => {
    await lockTeam(tx, by)
    if (await findMemberByEmail(tx, email))
      throw new ProblemError(409, 'invalid_input', replies.alreadyMember(email), {
        staff_email: replies.alreadyMember(email),
      })
    const id = await insertMember(tx, { email, role, at })
    await recordAct(tx, { act: 'staff_invited', staffId: by, after: { email, role }, at })
    return issueInvitation(tx, services, { member: { id, email, role }, at, isMailed: true })
  })
}

async function insertMember(tx: Sql, { email, role, at }: Omit<Invited, 'by'> & { at: Date }) {
  const id = randomUUID()
  await tx.insert(staff).values({ id, email, emailKey: emailKeyOf(email), role, createdAt: at })
  return id
}
