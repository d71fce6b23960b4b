import * as z from 'zod/mini'
import { preparing } from '../../staffRights'
import { done, staffEndpoint } from './staffEndpoint'

/** As many as a list shows. */
export const maxLostMails = 100

const lostMail = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** Null where it is neither a client's, nor the shop's, nor the staff's: who waits for a product is shown to nobody. */
  recipient: z.nullable(z.string()),
  /** The client whose account it concerns; null for none. */
  client: z.nullable(z.uuid()),
  /** When it was written, ISO 8601 in UTC. */
  at: z.string(),
})
export type LostMail = z.infer<typeof lostMail>

export const listLostMails = staffEndpoint({
  name: 'listLostMails',
  method: 'GET',
  path: '/api/admin/lost-mails',
  may: preparing,
  summary: 'The mails that were given up, the newest first, a hundred at most',
  problems: [401, 403],
  reply: z.object({
    mails: z.array(lostMail),
    /** Whether there are older ones; an older server does not say it. */
    has_more: z.optional(z.boolean()),
  }),
})
export type LostMails = z.infer<(typeof listLostMails.replies)[200]>

const chosen = z.object({ ids: z.array(z.uuid()).check(z.maxLength(maxLostMails)) })

export const retryLostMails = staffEndpoint({
  name: 'retryLostMails',
  method: 'POST',
  path: '/api/admin/lost-mails/retry',
  may: preparing,
  summary: 'Send these mails again; those that are no longer lost are left',
  body: chosen,
  problems: [400, 401, 403],
  reply: done,
})

export const dropLostMails = staffEndpoint({
  name: 'dropLostMails',
  method: 'POST',
  path: '/api/admin/lost-mails/drop',
  may: preparing,
  summary: 'Erase these mails, which are never sent; those that are no longer lost are left',
  body: chosen,
  problems: [400, 401, 403],
  reply: done,
})
