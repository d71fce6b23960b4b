import { clientsReplies as replies } from '../../wording/replies/clients'
import { passwordChanged } from '../../wording/mails/passwordChanged'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { forgetLinks } from './links'
import { hashPassword, isPassword } from './passwords'
import { findClient, lockClient, setPassword, type ClientRow } from './queries'
import { checkStrength, wrongField } from './rules'

type Change = { clientId: string; oldPassword: string | undefined; newPassword: string }

/** Ends every session of the client; the token under which this one goes on. */
export async function changePassword(
  services: Services,
  { clientId, oldPassword, newPassword }: Change,
): Promise<string> {
  const { database, tokens } = services
  if (!oldPassword) throw wrongField('OldPass', replies.oldPasswordMissing)
  const known = (await findClient(database.sql, clientId))?.passwordHash ?? null
  if (!(await isPassword(known, oldPassword))) throw oldPasswordWrong()
  checkStrength(newPassword, 'NewPass')
  const passwordHash = await hashPassword(newPassword)
  const { sessionVersion } = await inTransaction(database.sql, async (tx) => {
    // Another device may have changed it since it was judged.
    if ((await lockClient(tx, clientId))?.passwordHash !== known) throw oldPasswordWrong()
    return replacePassword(tx, services, { clientId, passwordHash })
  })
  return tokens.issue({ clientId, version: sessionVersion })
}

/** Sets a living client's password: sessions and links die, and a mail tells. */
export async function replacePassword(
  tx: Sql,
  { settings, clock }: Services,
  { clientId, passwordHash }: { clientId: string; passwordHash: string },
): Promise<ClientRow> {
  const client = await setPassword(tx, clientId, passwordHash)
  if (!client?.email) throw new Error('A password was set on no living account')
  await forgetLinks(tx, clientId)
  const mail = passwordChanged(settings.seller)
  await queueMail(tx, { mail, recipient: client.email, clientId, at: clock() })
  return client
}

const oldPasswordWrong = () => wrongField('OldPass', replies.oldPasswordWrong)
