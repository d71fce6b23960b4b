import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffOpening'
import { adminOpeningReplies as replies } from '../../../wording/replies/adminOpening'
import { describeIncompleteSheets } from '../../catalogue/incompleteSheets'
import { findInvented } from '../../catalogue/inventedProducts'
import { findClosed } from '../../catalogue/whyClosed'
import { countProducts } from '../../catalogue/queries'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { changedSettings } from '../../shop/changedSettings'
import { missingSettings } from '../../shop/missingToOpen'
import { readShopSettings } from '../../shop/readShopSettings'
import { missingAddress } from '../settings/missingAddress'
import { retireInvented } from '../products/retireInvented'
import { stepOf, stepStates } from './stepStates'
import { findMailTest } from '../settings/testMail'

type Needs = Pick<Services, 'database' | 'settings' | 'clock' | 'pictures'>

/** What leads a new shopkeeper to an open shop. */
export function registerOpeningDesk(app: FastifyInstance, services: Needs): void {
  const { settings } = services
  const { sql } = services.database

  registerEndpoint(app, endpoints.getStaffOpening, async () => {
    const [shop, changed, sheets, invented, onSale, mail] = await Promise.all([
      readShopSettings(sql),
      changedSettings(sql),
      describeIncompleteSheets(sql),
      findInvented(sql),
      countProducts(sql),
      findMailTest(sql, settings),
    ])
    const missing = [...missingAddress(settings), ...missingSettings(settings)]
    const facts = { sheets, on_sale: onSale, invented: invented.length, mail }
    const names = missing.map(({ name }) => name)
    return {
      ...facts,
      closed: await findClosed(services, shop),
      steps: stepStates({ ...facts, missing: names, changed }),
      missing: missing.map((lack) => ({ ...lack, step: stepOf(lack.name) })),
    }
  })

  registerEndpoint(app, endpoints.retireInventedProducts, async ({ staff }) => {
    return { message: replies.retired(await retireInvented(services, staff.id)) }
  })
}
