import * as z from 'zod/mini'
import { everyone, manager } from '../../staffRights'
import { done, staffEndpoint } from './staffEndpoint'
import { productParams } from './staffProduct'

/** Who waits for a product, and the mails about its return; numbers, because names are not needed. */
const waiting = z.object({
  /** People who confirmed that they wait. */
  count: z.int(),
  /** Since when the first of them does; null without any. */
  since: z.nullable(z.string()),
})
const mails = z.object({
  sent: z.int(),
  queued: z.int(),
  /** When the last one left. */
  last: z.nullable(z.string()),
})
const named = {
  id: z.int(),
  serial: z.string(),
  name: z.string(),
  stock: z.int(),
  retired: z.boolean(),
}

export const listStaffAlerts = staffEndpoint({
  name: 'listStaffAlerts',
  method: 'GET',
  path: '/api/admin/stock-alerts',
  may: everyone,
  summary: 'The hundred products for which most people wait, and the hundred last announced',
  problems: [401, 403],
  reply: z.object({
    waited: z.array(z.object({ ...named, waiting })),
    announced: z.array(z.object({ ...named, mails })),
    /** Whether each has more than it shows; an older server does not say it. */
    has_more_waited: z.optional(z.boolean()),
    has_more_announced: z.optional(z.boolean()),
  }),
})
export type StaffAlerts = z.infer<(typeof listStaffAlerts.replies)[200]>

export const getStaffProductFeedback = staffEndpoint({
  name: 'getStaffProductFeedback',
  method: 'GET',
  path: '/api/admin/products/:id/feedback',
  may: everyone,
  summary: 'The stars of a product, its reviews that wait to be read, and who waits for it',
  params: productParams,
  problems: [400, 401, 403, 404],
  reply: z.object({
    /** Of the published reviews, to a tenth; null without one. */
    average: z.nullable(z.number()),
    published: z.int(),
    to_read: z.int(),
    waiting,
    mails,
  }),
})
export type ProductFeedback = z.infer<(typeof getStaffProductFeedback.replies)[200]>

export const dropStaffAlerts = staffEndpoint({
  name: 'dropStaffAlerts',
  method: 'POST',
  path: '/api/admin/products/:id/drop-alerts',
  may: manager,
  summary: 'Tell those who wait for a product off sale that it will not come back',
  params: productParams,
  problems: [400, 401, 403, 404, 409],
  reply: done,
})
