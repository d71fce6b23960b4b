import { asc, eq } from 'drizzle-orm'
import { toEuros } from '../../contract/amounts'
import type { PersonalData } from '../../contract/api/personalData'
import { problemReplies } from '../../wording/replies/problems'
import { findCartDate, findOpenCartLines } from '../cart/queries'
import { toCartLineReply } from '../cart/serialize'
import type { Sql } from '../database/connect'
import { links, outbox } from '../database/schema'
import { findAllOrderLines, findPayments, type PaidLine } from '../orders/queries'
import { toOrderReply, toOrderLineReply } from '../orders/serialize'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { findClient } from './queries'
import { toWireClient } from './serialize'

/**
 * All that the shop knows of a client. What opens an account is left out: hashes, and the words of
 * mails on their way, which would give whoever holds a session the links that only the mailbox may.
 */
export async function personalData(
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
  clientId: string,
): Promise<PersonalData> {
  const client = await findClient(sql, clientId)
  if (!client) throw new ProblemError(401, 'session_ended', problemReplies.sessionEnded)
  return {
    date: clock().toISOString(),
    client: {
      ...toWireClient(client),
      client_born_date: client.bornDate,
      client_since: client.createdAt.toISOString(),
      client_last_seen: client.seenAt.toISOString(),
      has_password: client.passwordHash !== null,
      email_proven: client.emailProvenAt?.toISOString() ?? null,
    },
    cart_since: (await findCartDate(sql, clientId))?.toISOString() ?? null,
    cart: (await findOpenCartLines(sql, clientId)).map(toCartLineReply),
    orders: await ordersOf(sql, clientId),
    links: await linksOf(sql, clientId),
    mails: await mailsOf(sql, clientId),
  }
}

async function ordersOf(sql: Sql, clientId: string): Promise<PersonalData['orders']> {
  const payments = new Map(
    (await findPayments(sql, clientId)).map(({ orderId, means, amountCents, state, at }) => [
      orderId,
      { means, amount: toEuros(amountCents), state, date: at.toISOString() },
    ]),
  )
  const byOrder = new Map<number, PaidLine[]>()
  for (const line of await findAllOrderLines(sql, clientId))
    byOrder.set(line.order.id, [...(byOrder.get(line.order.id) ?? []), line])
  return [...byOrder.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const { id, since, delivery, adress } = first.order
    return {
      ...toOrderReply(first.order),
      cart_since: since.toISOString(),
      command_delivery: delivery,
      command_adress: adress,
      payment: payments.get(id) ?? null,
      lines: lines.map(toOrderLineReply),
    }
  })
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
