import * as z from 'zod/mini'
import { staffRoles } from '../../staffRoles'
import { deliverableEmail } from '../clients'
import { done, staffEndpoint } from './staffEndpoint'
import { loggedAct } from './staffOrder'
import { manager } from '../../staffRights'

/** Times are ISO 8601 in UTC. */
const teamMember = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  since: z.string(),
  /** Null for a member who has not signed in lately, or never. */
  last_sign_in: z.nullable(z.string()),
  /** False until the first invitation is used. */
  is_opened: z.boolean(),
  passkeys: z.int(),
  recovery_codes: z.int(),
  /** Until when a link waits to be used; null for none. */
  invited_until: z.nullable(z.string()),
})
export type TeamMember = z.infer<typeof teamMember>

const teamAct = z.extend(loggedAct, {
  id: z.int(),
  /** The order that it concerns. */
  order: z.nullable(z.int()),
  /** The product that it concerns, as it is called now. */
  product: z.nullable(z.object({ serial: z.string(), name: z.string() })),
  /** The name of the client whom it concerns; null once the account is erased. */
  client: z.nullable(z.string()),
})
export type TeamAct = z.infer<typeof teamAct>

const params = z.object({ id: z.uuid() })
const role = z.enum(staffRoles)
/** The single-use link is shown this once; the mail has it too. */
const linked = z.object({ message: z.string(), link: z.string() })

export const listTeam = staffEndpoint({
  name: 'listTeam',
  method: 'GET',
  path: '/api/admin/team',
  may: manager,
  summary: 'Who has access to the admin, and how they sign in',
  problems: [401, 403],
  reply: z.object({ members: z.array(teamMember) }),
})

export const inviteTeamMember = staffEndpoint({
  name: 'inviteTeamMember',
  method: 'POST',
  path: '/api/admin/team',
  may: manager,
  isSensitive: true,
  summary: 'Invite by e-mail; the single-use link is mailed, and in the reply',
  body: z.object({ staff_email: deliverableEmail, role }),
  problems: [400, 401, 403, 409],
  reply: linked,
})

export const sendTeamLink = staffEndpoint({
  name: 'sendTeamLink',
  method: 'POST',
  path: '/api/admin/team/:id/link',
  may: manager,
  isSensitive: true,
  summary: 'A new single-use link, which replaces the one before; once used, every other means too',
  params,
  problems: [400, 401, 403, 404],
  reply: linked,
})

export const changeTeamRole = staffEndpoint({
  name: 'changeTeamRole',
  method: 'POST',
  path: '/api/admin/team/:id/role',
  may: manager,
  isSensitive: true,
  summary: 'Give another role; the member’s sessions end',
  params,
  body: z.object({ role }),
  problems: [400, 401, 403, 404, 409],
  reply: done,
})

export const removeTeamMember = staffEndpoint({
  name: 'removeTeamMember',
  method: 'DELETE',
  path: '/api/admin/team/:id',
  may: manager,
  isSensitive: true,
  summary: 'Take access away at once',
  params,
  problems: [400, 401, 403, 404, 409],
  reply: done,
})

export const listTeamLog = staffEndpoint({
  name: 'listTeamLog',
  method: 'GET',
  path: '/api/admin/log',
  may: manager,
  summary: 'Who did what and when, newest first, a page at a time',
  query: z.object({
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}$/))),
  }),
  problems: [400, 401, 403],
  reply: z.object({ acts: z.array(teamAct), next: z.nullable(z.string()) }),
})
