import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffFigures'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { readDays } from './readDays'
import { readFigures } from './readFigures'
import { writeFigures } from './writeFigures'

/** What the shop sold. */
export function registerFigures(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'settings' | 'clock'>,
): void {
  const { database, settings, clock } = services

  registerEndpoint(app, endpoints.getStaffFigures, ({ query }) =>
    readFigures(services, readDays(query, clock())),
  )

  registerEndpoint(app, endpoints.getStaffFigureFile, ({ query: { table, ...asked } }) => {
    const now = clock()
    const { vatFranchise } = settings.seller
    return writeFigures(database.sql, { table, compared: readDays(asked, now), vatFranchise, now })
  })
}
