import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffClients'
import { inParis } from '../../../contract/parisianDays'
import { clientDataFileName } from '../../../wording/dataFile'
import { clientReplies as replies } from '../../../wording/replies/staffClients'
import type { ClientHoldings } from '../../clients/ClientHoldings'
import { personalData } from '../../clients/personalData'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { eraseAccount, mailLink, noteOnClient } from './changeClient'
import { knownClient } from './findClient'
import { findClientPage } from './listClients'
import { readClient } from './readClient'
import { toClientSummary } from './serialize'

type Needs = Pick<Services, 'database' | 'clock' | 'settings'> & { holdings: ClientHoldings }

/** What the staff does with clients. */
export function registerClientDesk(app: FastifyInstance, services: Needs): void {
  const { database, clock, holdings } = services
  const { sql } = database

  registerEndpoint(app, endpoints.listStaffClients, async ({ query }) => {
    const { listed, next } = await findClientPage(sql, query)
    return { clients: listed.map(toClientSummary), next }
  })

  registerEndpoint(app, endpoints.getStaffClient, ({ params, query, staff }) =>
    readClient(services, { id: params.id, after: query.after, role: staff.role }),
  )

  registerEndpoint(app, endpoints.noteStaffClient, async ({ params, body, staff }) => {
    await noteOnClient(services, { id: params.id, by: staff.id }, body.text)
    return { message: replies.noted }
  })

  registerEndpoint(app, endpoints.mailStaffClientLink, async ({ params, body, staff }) => {
    await mailLink(services, { id: params.id, by: staff.id }, body.link)
    return { message: replies.mailed[body.link] }
  })

  registerEndpoint(app, endpoints.exportStaffClient, async ({ params: { id }, staff, reply }) => {
    await knownClient(sql, id)
    await recordAct(sql, { act: 'client_data', staffId: staff.id, clientId: id, at: clock() })
    void reply.header(
      'Content-Disposition',
      `attachment; filename="${clientDataFileName(id, inParis(clock()).day)}"`,
    )
    return personalData(services, id, holdings)
  })

  registerEndpoint(app, endpoints.eraseStaffClient, async ({ params, body, staff }) => {
    const who = { id: params.id, by: staff.id }
    await eraseAccount(services, who, body.email, holdings.eraseHoldings)
    return { message: replies.erased }
  })
}
