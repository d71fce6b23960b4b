import { and, eq, gt, isNull } from 'drizzle-orm'
import { isStrongPassword } from '../../contract/isStrongPassword'
import { staffReplies as replies } from '../../wording/replies/staff'
import { clientsReplies } from '../../wording/replies/clients'
import { SignInError } from '../clients/SignInError'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import {
  attempts,
  staff,
  staffChallenges,
  staffInvitations,
  staffPasskeys,
} from '../database/schema'
import { wrongField } from '../http/wrongField'
import { hashOfToken } from '../mail/mailedLinks'
import type { Services } from '../services'
import { recordAct } from './recordAct'
import { renewRecoveryCodes, stepOf } from './codes'
import { keyOfCodes } from './limitCodes'
import { lockMember } from './queries'
import { endSessionsOf, startSession } from './sessions'

type Needs = Pick<Services, 'database' | 'passwords' | 'clock'>
type Opening = { token: string; password: string; code: string }

/** The invitation of a link; 404 if it was used, is over or its member has left. */
export async function findInvitation(sql: Sql, token: string, now: Date) {
  const [invitation] = await sql
    .select({
      staffId: staff.id,
      email: staff.email,
      role: staff.role,
      totpSecret: staffInvitations.totpSecret,
    })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(
      and(
        eq(staffInvitations.tokenHash, hashOfToken(token)),
        gt(staffInvitations.endsAt, now),
        isNull(staff.endedAt),
      ),
    )
  if (!invitation) throw linkDead()
  return invitation
}

/**
 * Uses an invitation: sets the password and the codes, and forgets every means that the account had
 * before, and its counted wrong codes. Returns the recovery codes and the secret of a session.
 */
export async function openAccount(services: Needs, { token, password, code }: Opening) {
  const { database, passwords, clock } = services
  const at = clock()
  const { staffId, totpSecret } = await findInvitation(database.sql, token, at)
  if (!isStrongPassword(password)) throw wrongField('password', clientsReplies.weakPassword)
  const totpStep = stepOf(totpSecret, code.replace(/\s/g, ''), at)
  if (totpStep === null) throw codeWrong()
  const passwordHash = await passwords.hash(password)
  return inTransaction(database.sql, async (tx) => {
    await lockMember(tx, staffId)
    const [taken] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.tokenHash, hashOfToken(token)))
      .returning({ id: staffInvitations.staffId })
    if (!taken) throw linkDead()
    await endSessionsOf(tx, staffId)
    for (const means of [staffPasskeys, staffChallenges])
      await tx.delete(means).where(eq(means.staffId, staffId))
    await tx.delete(attempts).where(eq(attempts.key, keyOfCodes(staffId)))
    await tx.update(staff).set({ passwordHash, totpSecret, totpStep }).where(eq(staff.id, staffId))
    const recoveryCodes = await renewRecoveryCodes(tx, staffId)
    await recordAct(tx, { act: 'staff_opened', staffId, at })
    return { staffId, recoveryCodes, sessionId: await startSession(tx, staffId, at) }
  })
}

const linkDead = () => new SignInError('dead_link', 404, 'link_dead', replies.linkDead)
const codeWrong = () =>
  new SignInError('wrong_code', 400, 'invalid_input', replies.codeWrong, {
    code: replies.codeWrong,
  })
