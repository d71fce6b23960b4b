import { paths } from '../../contract/site/paths'
import { reviewInvitation } from '../../wording/mails/reviewInvitation'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import type { Job } from '../jobs/Job'
import { createLinkToken, linkAt } from '../mail/mailedLinks'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { readShopSettings } from '../shop/readShopSettings'
import { findDueOrders, findKept, lockInvited, storeInvitation } from './invitations'
import { listReviewable } from './queries'
import { dueBetween } from './rules'
import { minuteMs } from '../system/durations'

/** Orders read at once. */
const batch = 100

type Needs = Pick<Services, 'settings' | 'database' | 'clock'>

/** Asks for reviews some days after an order was received, once for each order. */
export function reviewJobs(services: Needs): Job[] {
  return [
    {
      name: 'review-invitations',
      everyMs: 10 * minuteMs,
      leaseMs: minuteMs,
      run: (signal) => sendInvitations(services, signal),
    },
  ]
}

export async function sendInvitations(services: Needs, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services
  const { reviews } = await readShopSettings(database.sql)
  if (reviews.invitationDays === null) return
  const due = { ...dueBetween(clock(), reviews.invitationDays), limit: batch }
  let found: { id: number }[]
  do {
    found = await findDueOrders(database.sql, due)
    for (const { id } of found) {
      if (signal?.aborted) return
      await inTransaction(database.sql, (tx) => invite(tx, services, id))
    }
  } while (found.length === batch)
}

async function invite(tx: Sql, { settings, clock }: Needs, orderId: number): Promise<void> {
  const client = await lockInvited(tx, orderId)
  if (!client?.email) return
  const { token, tokenHash } = createLinkToken()
  const now = clock()
  const { id: clientId, email } = client
  if (!(await storeInvitation(tx, { orderId, email, tokenHash, now }))) return
  const reviewer = { orderId, clientId, firstName: '', lastName: '' }
  const kept = await findKept(tx, orderId)
  const products = (await listReviewable(tx, reviewer)).filter(
    ({ serial, review }) => review === null && kept.includes(serial),
  )
  const mail = reviewInvitation(settings.seller, {
    orderId,
    products: products.map(({ name }) => name),
    link: linkAt(settings, paths.reviewLink, token),
  })
  await queueMail(tx, { mail, recipient: email, clientId, at: now })
}
