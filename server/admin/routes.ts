import type { FastifyInstance } from 'fastify'
import { getStaffToday } from '../../contract/api/staff/staffToday'
import { findClosed } from '../catalogue/whyClosed'
import type { CheckoutServices } from '../checkout/CheckoutServices'
import type { ClientHoldings } from '../clients/ClientHoldings'
import { registerEndpoint } from '../http/registerEndpoint'
import { registerAlertDesk } from './alerts/routes'
import { registerClientDesk } from './clients/routes'
import { registerFigures } from './figures/routes'
import { registerPromotionDesk } from './promotions/routes'
import { registerSettingDesk } from './settings/routes'
import { registerDocumentDesk } from './documents/routes'
import { registerMonthDesk } from './documents/monthRoutes'
import { registerOpeningDesk } from './opening/routes'
import { registerOrderDesk } from './orders/routes'
import { registerPreparation } from './preparation/routes'
import type { Services } from '../services'
import { registerProductDesk } from './products/routes'
import { readShopSettings } from '../shop/readShopSettings'
import { registerReviewDesk } from './reviews/routes'
import { shareNext } from '../system/shareNext'
import { findTakings } from './today/takings'
import { countLostMails, countToRead, findLowStock, findWaiting } from './today/queries'
import { registerWithdrawalDesk } from './withdrawals/routes'

/** The rooms of the admin. */
export function registerAdmin(
  app: FastifyInstance,
  services: CheckoutServices &
    Pick<Services, 'pictures' | 'liveSettings'> & { holdings: ClientHoldings },
): void {
  const { database, clock } = services
  const { sql } = database

  // Every open window reads it again at once after each change of an order.
  const sumTakings = shareNext(() => findTakings(sql, clock()))
  registerEndpoint(app, getStaffToday, async ({ staff: { role } }) => ({
    closed: await findClosed(services, await readShopSettings(sql)),
    ...(await findWaiting(sql, clock())),
    reviews: role === 'comptable' ? null : await countToRead(sql),
    low_stock: await findLowStock(sql),
    lost_mails: await countLostMails(sql),
    takings: role === 'préparation' ? null : await sumTakings(),
  }))
  registerOrderDesk(app, services)
  registerWithdrawalDesk(app, services)
  registerPromotionDesk(app, services)
  registerClientDesk(app, services)
  registerFigures(app, services)
  registerSettingDesk(app, services)
  registerOpeningDesk(app, services)
  registerPreparation(app, services)
  registerDocumentDesk(app, services)
  registerMonthDesk(app, services)
  registerProductDesk(app, services)
  registerReviewDesk(app, services)
  registerAlertDesk(app, services)
}
