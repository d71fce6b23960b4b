import { passwordChanged } from '../../wording/mails/passwordChanged'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { forgetLinks } from './links'
import { assertSamePassword, provePassword, type Proof } from './provePassword'
import { lockClient, setPassword, type ClientRow } from './queries'
import { assertStrong } from './rules'
import type { Tokens } from './tokens'

type Change = Proof & { newPassword: string }

/** Changes the password, ends every session of the client, and returns a token for this one. */
export async function changePassword(
  services: Services & { tokens: Tokens },
  { newPassword, ...proof }: Change,
): Promise<string> {
  const { database, passwords, tokens } = services
  const { clientId } = proof
  const proven = await provePassword(services, proof)
  assertStrong(newPassword, 'NewPass')
  const passwordHash = await passwords.hash(newPassword)
  const { sessionVersion } = await inTransaction(database.sql, async (tx) => {
    assertSamePassword(await lockClient(tx, clientId), proven)
    return replacePassword(tx, services, { clientId, passwordHash })
  })
  return tokens.issue({ clientId, version: sessionVersion })
}

/** Sets an active client's password, ends its sessions and links, and queues a mail about it. */
export async function replacePassword(
  tx: Sql,
  { settings, clock }: Services,
  { clientId, passwordHash }: { clientId: string; passwordHash: string },
): Promise<ClientRow> {
  const client = await setPassword(tx, clientId, passwordHash)
  if (!client?.email) throw new Error('A password was set on no living account')
  // A link that proves the e-mail signs nobody in, so it stays valid.
  await forgetLinks(tx, clientId, ['password', 'email'])
  const mail = passwordChanged(settings.seller)
  await queueMail(tx, { mail, recipient: client.email, clientId, at: clock() })
  return client
}
