import { eq } from 'drizzle-orm'
import { staffReplies as replies } from '../../wording/replies/staff'
import { SignInError } from '../clients/SignInError'
import { staffSessions } from '../database/schema'
import type { Services } from '../services'
import { useLimitedCode } from './limitCodes'
import { memberOfPasskey } from './passkeys'
import { findMember, findMemberByEmail } from './queries'
import type { ProvenMember, StaffSession } from './sessions'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>
type Typed = { email: string; password: string; code: string }
type Proof = { code?: string | undefined; passkey?: object | undefined }

/**
 * The member with this password and code. An unknown e-mail, a wrong password and a wrong code give
 * the same error; the password is checked in any case, because that takes the time.
 */
export async function checkPasswordAndCode(
  services: Needs & Pick<Services, 'passwords'>,
  { email, password, code }: Typed,
): Promise<ProvenMember> {
  const { database, passwords } = services
  const member = await findMemberByEmail(database.sql, email)
  const isRight = await passwords.verify(member?.passwordHash ?? null, password)
  if (!member || !isRight) throw refused(member ? 'wrong_password' : 'unknown_email')
  if (!(await useLimitedCode(services, member, code))) throw refused('wrong_code')
  return member
}

/** The member whose passkey this is. */
export async function checkPasskey(services: Needs, passkey: object): Promise<ProvenMember> {
  const member = await memberOfPasskey(services, passkey)
  if (!member)
    throw new SignInError('wrong_passkey', 401, 'bad_credentials', replies.passkeyRefused)
  return member
}

/** Notes in the session that its member has just proved who they are. */
export async function proveAgain(
  services: Needs,
  { id, idHash }: StaffSession,
  { code, passkey }: Proof,
): Promise<void> {
  const { database, clock } = services
  const isProven = passkey
    ? (await memberOfPasskey(services, passkey))?.id === id
    : await isCodeOf(services, id, code ?? '')
  if (!isProven)
    throw new SignInError('wrong_code', 400, 'invalid_input', replies.codeWrong, {
      code: replies.codeWrong,
    })
  await database.sql
    .update(staffSessions)
    .set({ provenAt: clock() })
    .where(eq(staffSessions.idHash, idHash))
}

async function isCodeOf(services: Needs, id: string, code: string): Promise<boolean> {
  const member = await findMember(services.database.sql, id)
  return !!member && useLimitedCode(services, member, code)
}

const refused = (failure: 'wrong_password' | 'unknown_email' | 'wrong_code') =>
  new SignInError(failure, 401, 'bad_credentials', replies.badCredentials)
