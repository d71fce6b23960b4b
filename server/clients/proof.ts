import { eq } from 'drizzle-orm'
import { proofOfAccount, proofRequest, proofToReserve } from '../../wording/mails/proofRequest'
import type { Sql } from '../database/connect'
import { clients } from '../database/schema'
import { queueMail, releaseMails } from '../mail/outbox'
import type { Settings } from '../settings'
import { forgetLinks, linkTo, makeLink } from './links'
import { mayMail } from './mayMail'

/**
 * What the proof is for: the order whose confirmation waits, one that is still to be placed, or the
 * account alone.
 */
type Need = number | 'reservation' | 'account'
type Request = { clientId: string; email: string; for: Need; at: Date }

/** Mails a link that proves the client's e-mail; false if this e-mail has had too many. */
export async function requestProof(
  tx: Sql,
  settings: Settings,
  { clientId, email, for: need, at }: Request,
): Promise<boolean> {
  if (!(await mayMail(tx, settings, { kind: 'proof asked of', email, at }))) return false
  const token = await makeLink(tx, { purpose: 'proof', clientId, newEmail: email }, at)
  if (!token) return false
  const mail = mailFor(need, settings.seller, linkTo(settings, 'proof', token))
  await queueMail(tx, { mail, recipient: email, clientId, at })
  return true
}

function mailFor(need: Need, seller: Settings['seller'], link: string) {
  if (need === 'reservation') return proofToReserve(seller, link)
  return need === 'account' ? proofOfAccount(seller, link) : proofRequest(seller, need, link)
}

type Proven = { clientId: string; email: string; at: Date }

/** Marks the client's e-mail as proven and releases the mails that waited for it. */
export async function markProven(tx: Sql, { clientId, email, at }: Proven): Promise<void> {
  await tx.update(clients).set({ emailProvenAt: at }).where(eq(clients.id, clientId))
  await forgetLinks(tx, clientId, ['proof'])
  await releaseMails(tx, { clientId, recipient: email, at })
}
