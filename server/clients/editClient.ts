import { randomUUID } from 'node:crypto'
import { clientsReplies as replies } from '../../wording/replies/clients'
import { emailChangeAsked, emailInUse, emailLink } from '../../wording/mails/emailChange'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { isUniqueViolation } from '../database/sqlStates'
import { queueMail } from '../mail/outbox'
import { ProblemError } from '../http/ProblemError'
import { sessionEnded } from '../http/sessionEnded'
import type { Services } from '../services'
import { forgetLinks, linkDead, linkTo, makeLink, takeLink, type LimitMailTo } from './links'
import { markProven } from './proof'
import { assertSamePassword, provePassword, type Proof } from './provePassword'
import {
  changeAddress,
  changeEmail,
  findClient,
  findClientByEmail,
  lockClient,
  type ClientRow,
} from './queries'
import { emailKeyOf } from '../mail/emailKeyOf'

type Edit = Proof & { email: string; address: string; limitMailTo: LimitMailTo }

/**
 * Changes the address at once, and the e-mail, which requires the password, when the mailed link is
 * opened. Returns the current client.
 */
export async function editClient(
  services: Services,
  { email, address, limitMailTo, ...proof }: Edit,
): Promise<{ client: ClientRow; isLinkSent: boolean }> {
  if (!email && !address)
    throw new ProblemError(400, 'invalid_input', replies.nothingToChange, {
      Newemail: replies.nothingToChange,
      NewAdress: replies.nothingToChange,
    })
  const { clientId } = proof
  const { sql } = services.database
  const isNew = (client?: ClientRow) => email !== '' && emailKeyOf(email) !== client?.emailKey
  let proven: string | null = null
  if (isNew(await findClient(sql, clientId))) {
    proven = await provePassword(services, proof)
    await limitMailTo(email)
  }
  return inTransaction(sql, async (tx) => {
    const client = await lockClient(tx, clientId)
    if (!client) throw sessionEnded()
    if (address) await changeAddress(tx, clientId, address)
    const isNewEmail = isNew(client)
    if (isNewEmail) {
      assertSamePassword(client, proven)
      await mailLink(tx, services, client, email)
    }
    return { client: { ...client, ...(address && { address }) }, isLinkSent: isNewEmail }
  })
}

/**
 * An e-mail of another account receives no link. Neither the reply nor the personal data file
 * reveals it: the client has the same rows in both cases.
 */
async function mailLink(
  tx: Sql,
  { settings, clock }: Services,
  client: ClientRow,
  newEmail: string,
): Promise<void> {
  const at = clock()
  const clientId = client.id
  const mailId = randomUUID()
  const token = await makeLink(tx, { purpose: 'email', clientId, newEmail, mailId }, at)
  if (!token) throw new ProblemError(429, 'too_many_requests', replies.tooManyLinks)
  const { seller } = settings
  const isTaken = await findClientByEmail(tx, newEmail)
  const mail = isTaken ? emailInUse(seller) : emailLink(seller, linkTo(settings, 'email', token))
  await queueMail(tx, { id: mailId, mail, recipient: newEmail, clientId, at, isLimited: true })
  if (client.email)
    await queueMail(tx, {
      // Text that a client typed is never mailed to an unproven e-mail.
      mail: emailChangeAsked(seller, client.emailProvenAt ? newEmail : null),
      recipient: client.email,
      clientId,
      at,
    })
}

/**
 * Uses the link of a new e-mail, which ends every session and every other link of the client, or
 * the link that proves the current e-mail, which ends nothing.
 */
export async function confirmEmail(
  { database, clock }: Services,
  token: string,
): Promise<{ id: string; email: string }> {
  try {
    return await inTransaction(database.sql, async (tx) => {
      const at = clock()
      const link = await takeLink(tx, { token, purposes: ['email', 'proof'], now: at })
      const client = link && (await lockClient(tx, link.clientId))
      if (!client || !link.newEmail) throw linkDead()
      const proven = { clientId: client.id, email: link.newEmail, at }
      if (link.purpose === 'email') {
        await changeEmail(tx, client.id, link.newEmail)
        await forgetLinks(tx, client.id)
      }
      await markProven(tx, proven)
      return { id: client.id, email: link.newEmail }
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ProblemError(409, 'email_taken', replies.emailTakenMeanwhile)
    throw error
  }
}
