import { clientsReplies as replies } from '../../wording/replies/clients'
import type { Services } from '../services'
import { findClient, type ClientRow } from './queries'
import { wrongPassword } from './rules'
import { wrongField } from '../http/wrongField'

/** The client of a request that needs the password beside the token. */
export type Proof = { clientId: string; oldPassword: string | undefined }

/**
 * Throws a ProblemError (400 on `OldPass`) if the password is wrong; returns the hash it was
 * checked against.
 */
export async function provePassword(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  { clientId, oldPassword }: Proof,
): Promise<string | null> {
  if (!oldPassword) throw wrongField('OldPass', replies.oldPasswordMissing)
  const passwordHash = (await findClient(database.sql, clientId))?.passwordHash ?? null
  if (!(await passwords.verify(passwordHash, oldPassword))) throw oldPasswordWrong()
  return passwordHash
}

/**
 * Throws a ProblemError if another device changed the password since the check; the row is locked.
 */
export function assertSamePassword(client: ClientRow | undefined, proven: string | null): void {
  if (client?.passwordHash !== proven) throw oldPasswordWrong()
}

const oldPasswordWrong = () =>
  wrongPassword('OldPass', replies.oldPasswordWrong, 'wrong_old_password')
