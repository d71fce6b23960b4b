import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/stockAlerts'
import { paths } from '../../contract/site/paths'
import { stockAlertRequest } from '../../wording/mails/stockAlertRequest'
import { catalogueReplies } from '../../wording/replies/catalogue'
import { stockAlertReplies as replies } from '../../wording/replies/stockAlerts'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import { createLinkToken, linkAt, type LimitMails } from '../mail/mailedLinks'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { confirmAlert, deleteAlert, findOnSale, storeAlert } from './queries'

const linkDead = () => new ProblemError(404, 'link_dead', replies.linkDead)

type Needs = Pick<Services, 'settings' | 'database' | 'clock'> & { limitMails: LimitMails }

/** Alerts for products that are sold out, each confirmed by a mailed link before it counts. */
export function registerAlerts(
  app: FastifyInstance,
  { settings, database, clock, limitMails }: Needs,
): void {
  registerEndpoint(app, endpoints.requestStockAlert, async ({ body, request, reply }) => {
    const product = await findOnSale(database.sql, String(body.product_serial_number))
    if (!product) throw new ProblemError(404, 'not_found', catalogueReplies.productUnknown)
    if (product.stock > 0) throw new ProblemError(409, 'product_available', replies.available)
    const email = body.alert_email
    // Only programs fill the invisible field. They get the usual reply, so that they learn nothing.
    if (body.alert_website) return { message: replies.requested }
    await limitMails({ email, kind: 'alert' }, request, reply)
    const { token, tokenHash } = createLinkToken()
    const now = clock()
    await inTransaction(database.sql, async (tx) => {
      await storeAlert(tx, { productId: product.id, email, tokenHash, now })
      const link = linkAt(settings, paths.stockAlert, token)
      const mail = stockAlertRequest(settings.seller, product.name, link)
      await queueMail(tx, {
        mail,
        recipient: email,
        clientId: null,
        at: now,
        isLimited: true,
        isOfAlert: true,
      })
    })
    return { message: replies.requested }
  })

  registerEndpoint(app, endpoints.confirmStockAlert, async ({ body }) => {
    const alert = await confirmAlert(database.sql, body.token, clock())
    if (!alert) throw linkDead()
    return {
      product_serial_number: alert.serial,
      product_name: alert.name,
      alert_email: alert.email,
    }
  })

  registerEndpoint(app, endpoints.cancelStockAlert, async ({ body }) => {
    if (!(await deleteAlert(database.sql, body.token))) throw linkDead()
    return { message: replies.cancelled }
  })
}
