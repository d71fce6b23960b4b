import { clientsReplies as replies } from '../../wording/replies/clients'
import type { Sql } from '../database/connect'
import { isPassword } from './passwords'
import { findClient, type ClientRow } from './queries'
import { wrongField, wrongPassword } from './rules'

/** Of a client whose token alone is not enough for what is asked. */
export type Proof = { clientId: string; oldPassword: string | undefined }

/** Refuses with 400 on `OldPass` anyone who does not know the password; the hash it was judged by. */
export async function provePassword(
  sql: Sql,
  { clientId, oldPassword }: Proof,
): Promise<string | null> {
  if (!oldPassword) throw wrongField('OldPass', replies.oldPasswordMissing)
  const passwordHash = (await findClient(sql, clientId))?.passwordHash ?? null
  if (!(await isPassword(passwordHash, oldPassword))) throw oldPasswordWrong()
  return passwordHash
}

/** Refuses where another device has changed the password since it was proven; the row is locked. */
export function assertSamePassword(client: ClientRow | undefined, proven: string | null): void {
  if (client?.passwordHash !== proven) throw oldPasswordWrong()
}

const oldPasswordWrong = () =>
  wrongPassword('OldPass', replies.oldPasswordWrong, 'wrong_old_password')
