import { backInStock } from '../../wording/mails/backInStock'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { pathTo } from '../../contract/site/paths'
import { inTransaction } from '../database/inTransaction'
import { findClosed } from '../catalogue/whyClosed'
import type { Job } from '../jobs/Job'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { readShopSettings } from '../shop/readShopSettings'
import { findDueProducts, lockAvailable, takeAlerts } from './queries'
import { minuteMs } from '../system/durations'

/** Mails queued in one transaction. */
const batch = 100

type Needs = Pick<Services, 'settings' | 'database' | 'clock'>

/** Tells those who wait for a product that it is there again, each once. */
export function alertJobs(services: Needs): Job[] {
  return [
    {
      name: 'stock-alerts',
      everyMs: minuteMs,
      leaseMs: minuteMs,
      run: (signal) => sendAlerts(services, signal),
    },
  ]
}

/** Sends nothing while the shop takes no orders: who waits hears of it once they can order. */
export async function sendAlerts(services: Needs, signal?: AbortSignal): Promise<void> {
  const { settings, database, clock } = services
  if (await findClosed(services, await readShopSettings(database.sql))) return
  for (const product of await findDueProducts(database.sql, clock())) {
    const mail = backInStock(
      settings.seller,
      product.name,
      absoluteUrl(pathTo('product', product.serial), settings),
    )
    const sendBatch = () =>
      inTransaction(database.sql, async (tx) => {
        // Sold out again, or retired, since the job began: who waits goes on waiting.
        if (!(await lockAvailable(tx, product.id))) return 0
        const at = clock()
        const told = await takeAlerts(tx, { productId: product.id, now: at, limit: batch })
        for (const { email } of told)
          await queueMail(tx, {
            mail,
            recipient: email,
            clientId: null,
            at,
            productId: product.id,
            isOfAlert: true,
          })
        return told.length
      })
    while (!signal?.aborted && (await sendBatch()) === batch);
  }
}
