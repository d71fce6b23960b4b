import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/staff/staffTeam'
import { staffReplies as replies } from '../../wording/replies/staff'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { changeRole } from './changeRole'
import { findLog, findTeam } from './findTeam'
import { inviteNewMember } from './invite'
import { removeStaff } from './removeStaff'
import { sendLink } from './sendLink'
import { toTeamMember } from './serializeTeam'
import { toActReply } from './toActReply'

/** Who has access to the admin, and what they did. */
export function registerTeam(app: FastifyInstance, services: Services): void {
  const { database, clock } = services

  registerEndpoint(app, endpoints.listTeam, async () => ({
    members: (await findTeam(database.sql, clock())).map(toTeamMember),
  }))

  registerEndpoint(app, endpoints.inviteTeamMember, async ({ body, staff }) => {
    const { staff_email: email, role } = body
    const link = await inviteNewMember(services, { email, role, by: staff.id })
    return { message: replies.invited(email), link }
  })

  registerEndpoint(app, endpoints.sendTeamLink, async ({ params: { id }, staff }) => {
    const { link, email } = await sendLink(services, { id, by: staff.id })
    return { message: replies.linkSent(email), link }
  })

  registerEndpoint(app, endpoints.changeTeamRole, async ({ params: { id }, body, staff }) => {
    const { role } = body
    const { email, hasChanged } = await changeRole(services, { id, role, by: staff.id })
    return { message: (hasChanged ? replies.roleChanged : replies.roleKept)(email, role) }
  })

  registerEndpoint(app, endpoints.removeTeamMember, async ({ params: { id }, staff }) => ({
    message: replies.removed(await removeStaff(services, { id, by: staff.id })),
  }))

  registerEndpoint(app, endpoints.listTeamLog, async ({ query: { after } }) => {
    const { listed, next } = await findLog(database.sql, after ? Number(after) : undefined)
    return { acts: listed.map(toActReply), next }
  })
}
