import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { links, outbox } from '../database/schema'
import { sessionEnded } from '../http/sessionEnded'
import type { Services } from '../services'
import { findPersonalAlerts } from '../alerts/personalAlerts'
import { findPersonalReviews } from '../reviews/personalReviews'
import { findPersonalFavourites } from '../favourites/personalFavourites'
import type { ClientHoldings } from './ClientHoldings'
import { findPersonalNotes } from './personalNotes'
import { findClient } from './queries'
import { toClientReply } from './serialize'

/**
 * All the data that the shop has about a client, except what opens an account: hashes, and the text
 * of unsent mails, whose links are for the mailbox and not for the holder of a session.
 */
export async function personalData(
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
  clientId: string,
  { findCart, findOrders, findDocuments, findWithdrawals }: ClientHoldings,
): Promise<PersonalData> {
  const client = await findClient(sql, clientId)
  if (!client) throw sessionEnded()
  const provenEmailKey = client.emailProvenAt ? client.emailKey : null
  return {
    date: clock().toISOString(),
    client: {
      ...toClientReply(client),
      client_born_date: client.bornDate,
      client_since: client.createdAt.toISOString(),
      client_last_seen: client.seenAt.toISOString(),
      has_password: client.passwordHash !== null,
      email_proven: client.emailProvenAt?.toISOString() ?? null,
      invitations_refused: client.invitationsRefusedAt?.toISOString() ?? null,
    },
    ...(await findCart(sql, clientId)),
    orders: await findOrders(sql, clientId),
    documents: await findDocuments(sql, clientId),
    links: await linksOf(sql, clientId),
    mails: await mailsOf(sql, clientId),
    stock_alerts: provenEmailKey === null ? [] : await findPersonalAlerts(sql, provenEmailKey),
    withdrawals: await findWithdrawals(sql, { clientId, provenEmailKey }),
    ...(await findPersonalReviews(sql, clientId)),
    favourites: await findPersonalFavourites(sql, clientId),
    notes: await findPersonalNotes(sql, clientId),
  }
}

async function linksOf(sql: Sql, clientId: string): Promise<PersonalData['links']> {
  const rows = await sql
    .select({ purpose: links.purpose, newEmail: links.newEmail, expiresAt: links.expiresAt })
    .from(links)
    .where(eq(links.clientId, clientId))
    .orderBy(asc(links.expiresAt))
  return rows.map(({ purpose, newEmail, expiresAt }) => ({
    purpose,
    new_email: newEmail,
    expires: expiresAt.toISOString(),
  }))
}

async function mailsOf(sql: Sql, clientId: string): Promise<PersonalData['mails']> {
  const rows = await sql
    .select({ subject: outbox.subject, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.clientId, clientId))
    .orderBy(asc(outbox.createdAt), asc(outbox.subject))
  return rows.map(({ subject, createdAt, sentAt }) => ({
    subject,
    date: createdAt.toISOString(),
    sent: sentAt?.toISOString() ?? null,
  }))
}
