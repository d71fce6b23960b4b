import { eq } from 'drizzle-orm'
import { proofToReserve, proofRequest } from '../../wording/mails/proofRequest'
import type { Sql } from '../database/connect'
import { clients } from '../database/schema'
import { queueMail, releaseMails } from '../mail/outbox'
import type { Settings } from '../settings'
import { forgetLinks, linkTo, makeLink } from './links'
import { mayMail } from './mayMail'

/** `orderId` is the order whose confirmation waits; absent before there is one. */
type Request = { clientId: string; email: string; orderId?: number | undefined; at: Date }

/** Mails a link that proves the client's e-mail; false if this e-mail has had too many. */
export async function requestProof(
  tx: Sql,
  settings: Settings,
  { clientId, email, orderId, at }: Request,
): Promise<boolean> {
  if (!(await mayMail(tx, settings, { kind: 'proof asked of', email, at }))) return false
  const token = await makeLink(tx, { purpose: 'proof', clientId, newEmail: email }, at)
  if (!token) return false
  const { seller } = settings
  const link = linkTo(settings, 'proof', token)
  const mail =
    orderId === undefined ? proofToReserve(seller, link) : proofRequest(seller, orderId, link)
  await queueMail(tx, { mail, recipient: email, clientId, at })
  return true
}

type Proven = { clientId: string; email: string; at: Date }

/** Marks the client's e-mail as proven and releases the mails that waited for it. */
export async function markProven(tx: Sql, { clientId, email, at }: Proven): Promise<void> {
  await tx.update(clients).set({ emailProvenAt: at }).where(eq(clients.id, clientId))
  await forgetLinks(tx, clientId, ['proof'])
  await releaseMails(tx, { clientId, recipient: email, at })
}
