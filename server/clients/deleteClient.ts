import { eq, sql as raw } from 'drizzle-orm'
import { accountDeleted } from '../../wording/mails/accountDeleted'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { clients } from '../database/schema'
import { forgetMails, queueMail } from '../mail/outbox'
import type { Services } from '../services'
import type { ClientHoldings } from './ClientHoldings'
import { eraseAlerts } from '../alerts/personalAlerts'
import { eraseReviews } from '../reviews/personalReviews'
import { eraseFavourites } from '../favourites/personalFavourites'
import { eraseNotes } from './personalNotes'
import { forgetLinks } from './links'
import { assertSamePassword } from './provePassword'
import { lockClient, type ClientRow } from './queries'

type EraseHoldings = ClientHoldings['eraseHoldings']
type Locked = { client: ClientRow; at: Date }

/**
 * Makes the account anonymous: deletes cart, links and mails; keeps paid orders for accounting.
 * Throws a ProblemError if the password is another by now than the one that was proven.
 */
export async function deleteClient(
  { database, clock, settings }: Services,
  clientId: string,
  eraseHoldings: EraseHoldings,
  proven?: string | null,
): Promise<void> {
  await inTransaction(database.sql, async (tx) => {
    // Locks the client before its orders, like all code that locks both.
    const client = await lockClient(tx, clientId)
    if (!client) return
    if (proven !== undefined) assertSamePassword(client, proven)
    await deleteLocked(tx, settings, { client, at: clock() }, eraseHoldings)
  })
}

/** The same for a client whose row is locked. */
export async function deleteLocked(
  tx: Sql,
  { seller }: Pick<Services['settings'], 'seller'>,
  { client, at }: Locked,
  eraseHoldings: EraseHoldings,
): Promise<void> {
  await eraseClient(tx, { client, at }, eraseHoldings)
  if (!client.email) return
  // Without a client, so that nothing links the e-mail to the anonymous account.
  await queueMail(tx, {
    mail: accountDeleted(seller, { isProven: client.emailProvenAt !== null }),
    recipient: client.email,
    clientId: null,
    at,
    isForgottenIfLost: true,
  })
}

/** Erases the data of a client whose row is locked, and tells nobody. */
export async function eraseClient(
  tx: Sql,
  { client, at }: Locked,
  eraseHoldings: EraseHoldings,
): Promise<void> {
  const { id: clientId, emailKey, emailProvenAt } = client
  const provenEmailKey = emailProvenAt ? emailKey : null
  if (provenEmailKey !== null) await eraseAlerts(tx, provenEmailKey)
  await eraseReviews(tx, clientId)
  await eraseFavourites(tx, clientId)
  await eraseNotes(tx, clientId)
  await eraseHoldings(tx, { clientId, at, provenEmailKey })
  await forgetLinks(tx, clientId)
  await forgetMails(tx, clientId)
  await tx
    .update(clients)
    .set({
      firstName: '',
      lastName: '',
      email: null,
      emailKey: null,
      bornDate: null,
      address: '',
      passwordHash: null,
      invitationsRefusedAt: null,
      sessionVersion: raw`${clients.sessionVersion} + 1`,
      deletedAt: at,
    })
    .where(eq(clients.id, clientId))
}
