import type { FastifyInstance } from 'fastify'
import { getStaffToday } from '../../../contract/api/staff/staffToday'
import { findClosed } from '../../catalogue/whyClosed'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { readShopSettings } from '../../shop/readShopSettings'
import { shareNext } from '../../system/shareNext'
import { countToRead, findLowStock, findWaiting } from './queries'
import { countOwed } from '../../documents/heldDocuments'
import { countLostMails } from '../../mail/lostMails'
import { findTakings } from './takings'

/** The admin's first page: what waits, and today's takings. */
export function registerToday(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'settings' | 'clock'>,
): void {
  const { database, clock } = services
  const { sql } = database
  // Every open window reads it again at once after each change of an order.
  const sumTakings = shareNext(() => findTakings(sql, clock()))
  registerEndpoint(app, getStaffToday, async ({ staff: { role } }) => ({
    closed: await findClosed(services, await readShopSettings(sql)),
    ...(await findWaiting(sql, clock())),
    reviews: role === 'comptable' ? null : await countToRead(sql),
    ...(await findLowStock(sql)),
    lost_mails: await countLostMails(sql),
    documents: await countOwed(sql),
    takings: role === 'préparation' ? null : await sumTakings(),
  }))
}
