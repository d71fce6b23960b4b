import { and, asc, eq, gt } from 'drizzle-orm'
import { absoluteUrl } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import { orderRefunded } from '../../../wording/mails/orderRefunded'
import { lineName } from '../../../wording/grinds'
import type { Sql } from '../../database/connect'
import { grindOf, isBeans } from '../../database/grind'
import { frozenLine } from '../../database/placedOrders'
import { orderLines, paymentAttempts, products, refundLines } from '../../database/schema'
import { queueMail } from '../../mail/outbox'
import type { Settings } from '../../settings'
import type { LockedOrder } from '../lockOrder'
import type { Refund } from './refundQueries'

type Refunded = { order: LockedOrder; refund: Refund; at: Date }

/** Queues the mail about a refund; nothing if it failed, or if the account is deleted. */
export async function queueRefundMail(
  tx: Sql,
  settings: Settings,
  { order, refund, at }: Refunded,
): Promise<void> {
  const { buyer } = order
  if (refund.state !== 'succeeded' || !buyer) return
  const paidBy = await findMeans(tx, refund.attemptId)
  const mail = orderRefunded(settings.seller, {
    id: order.id,
    at: order.orderedAt,
    firstName: buyer.isProven ? buyer.firstName : null,
    refundedCents: refund.amountCents,
    lines: await findLines(tx, refund.id),
    feeCents: refund.feeCents,
    totalCents: order.totalCents,
    state: order.state,
    reason: refund.reason,
    paidBy,
    returnedBy: refund.madeBy ?? paidBy,
    hasCreditNote: refund.vat.some(({ grossCents }) => grossCents > 0),
    link: absoluteUrl(pathTo('order', order.id), settings),
  })
  await queueMail(tx, { mail, recipient: buyer.email, clientId: buyer.id, at })
}

async function findMeans(tx: Sql, attemptId: string) {
  const [attempt] = await tx
    .select({ means: paymentAttempts.means })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
  if (!attempt) throw new Error('A refund has no payment')
  return attempt.means
}

/** The lines whose price it returns; pieces that only came back after it have none. */
async function findLines(tx: Sql, refundId: string) {
  const lines = await tx
    .select({
      name: frozenLine.name,
      grind: orderLines.grind,
      isBeans,
      quantity: refundLines.quantity,
      amountCents: refundLines.amountCents,
      picture: products.picture,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(refundLines.refundId, refundId), gt(refundLines.amountCents, 0)))
    .orderBy(asc(orderLines.position))
  return lines.map((line) => ({ ...line, name: lineName({ ...line, grind: grindOf(line) }) }))
}
