import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { clientsReplies as replies } from '../../wording/replies/clients'
import { passwordLink } from '../../wording/mails/passwordLink'
import { inTransaction } from '../database/inTransaction'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { replacePassword } from './changePassword'
import { linkDead, linkTo, makeLink, takeLink, tryLink, type LimitMailTo } from './links'
import { markProven } from './proof'
import { findClientByEmail, lockClient } from './queries'
import { assertStrong, wrongPassword } from './rules'

export const defaultNeutralReplyMs = 250

type AskedFor = { email: string; password: string; limitMailTo: LimitMailTo }

/**
 * Mails a link to the account with this e-mail, if there is one; the reply is the same either way.
 */
export async function askForPassword(
  services: Services,
  { email, password, limitMailTo }: AskedFor,
): Promise<void> {
  assertStrong(password, 'NewPass')
  await limitMailTo(email)
  const { passwords, neutralReplyMs = defaultNeutralReplyMs } = services
  const passwordHash = await passwords.hash(password)
  await Promise.all([mailLink(services, email, passwordHash), wait(neutralReplyMs)])
}

async function mailLink(
  { database, settings, clock }: Services,
  email: string,
  passwordHash: string,
): Promise<void> {
  await inTransaction(database.sql, async (tx) => {
    const known = await findClientByEmail(tx, email)
    const client = known && (await lockClient(tx, known.id))
    if (!client?.email) return
    const at = clock()
    const clientId = client.id
    const mailId = randomUUID()
    const token = await makeLink(tx, { purpose: 'password', clientId, passwordHash, mailId }, at)
    if (!token) return
    const mail = passwordLink(settings.seller, linkTo(settings, 'password', token))
    await queueMail(tx, {
      id: mailId,
      mail,
      recipient: client.email,
      clientId,
      at,
      isLimited: true,
    })
  })
}

/**
 * Uses the mailed link, and returns the id of its client; only the password that was requested with
 * this link takes effect.
 */
export async function confirmPassword(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { database, passwords, clock } = services
  const asked = { token, purpose: 'password', now: clock() } as const
  const tried = await tryLink(database.sql, asked)
  if (!tried) throw linkDead()
  if (!(await passwords.verify(tried.passwordHash, password)))
    throw wrongPassword('NewPass', replies.otherPassword, 'wrong_link_password')
  return inTransaction(database.sql, async (tx) => {
    const link = await takeLink(tx, { token, purposes: ['password'], now: asked.now })
    const client = link && (await lockClient(tx, link.clientId))
    if (!link?.passwordHash || !client?.email) throw linkDead()
    await replacePassword(tx, services, { clientId: client.id, passwordHash: link.passwordHash })
    await markProven(tx, { clientId: client.id, email: client.email, at: asked.now })
    return client.id
  })
}
