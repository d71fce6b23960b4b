import { and, eq, isNull } from 'drizzle-orm'
import { absoluteUrl } from '../../../contract/site/pageSettings'
import { paths } from '../../../contract/site/paths'
import { notComingBack } from '../../../wording/mails/notComingBack'
import { productReplies } from '../../../wording/replies/products'
import { staffAlertReplies as replies } from '../../../wording/replies/staffAlerts'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { products, stockAlerts } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { queueMail } from '../../mail/outbox'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { takeAlerts } from '../../alerts/queries'

/** Mails queued in one transaction. */
const batch = 100

type Needs = Pick<Services, 'settings' | 'database' | 'clock'>
type Dropped = { name: string; people: number }

/**
 * Tells each person who waits for a product once that it will not come back, and deletes the alerts.
 * Throws a ProblemError: 404, or 409 while the product is on sale, because its page takes new ones.
 */
export async function dropAlerts(
  { settings, database, clock }: Needs,
  { productId, by }: { productId: number; by: string },
): Promise<Dropped> {
  const link = absoluteUrl(paths.products, settings)
  const dropBatch = () =>
    inTransaction(database.sql, async (tx): Promise<Dropped> => {
      const name = await lockRetired(tx, productId)
      const at = clock()
      const told = await takeAlerts(tx, { productId, now: at, limit: batch })
      const mail = notComingBack(settings.seller, name, link)
      for (const { email } of told)
        await queueMail(tx, { mail, recipient: email, clientId: null, at, isOfAlert: true })
      if (told.length < batch) await deleteUnconfirmed(tx, productId)
      if (told.length > 0)
        await recordAct(tx, {
          act: 'alerts_dropped',
          staffId: by,
          productId,
          after: { product: name, people: told.length },
          at,
        })
      return { name, people: told.length }
    })
  let dropped = await dropBatch()
  let { people } = dropped
  while (dropped.people === batch) {
    dropped = await dropBatch()
    people += dropped.people
  }
  return { name: dropped.name, people }
}

/** Nobody who did not confirm is told anything. */
async function deleteUnconfirmed(tx: Sql, productId: number): Promise<void> {
  await tx
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), isNull(stockAlerts.confirmedAt)))
}

/** The name of a product off sale, which is not put back meanwhile. */
async function lockRetired(tx: Sql, productId: number): Promise<string> {
  const [product] = await tx
    .select({ name: products.name, retired: products.retired })
    .from(products)
    .where(eq(products.id, productId))
    .for('share')
  if (!product) throw new ProblemError(404, 'not_found', productReplies.unknown)
  if (!product.retired) throw new ProblemError(409, 'product_available', replies.onSale)
  return product.name
}
