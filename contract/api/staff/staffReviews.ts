import * as z from 'zod/mini'
import { maxReasonLength, reviewStates } from '../../reviews'
import { preparing } from '../../staffRights'
import { withoutNul } from '../ids'
import { done, staffEndpoint } from './staffEndpoint'
import { short } from './staffOrder'

export const staffReview = z.object({
  /** Its order and its product: the same for each text that its author writes. */
  id: z.string(),
  /** Another one for each text and each decision. */
  version: z.string(),
  /** Of this text, for the commands. */
  number: z.int(),
  state: z.enum(reviewStates),
  stars: z.int(),
  text: z.string(),
  /** The name that is published. */
  author: z.string(),
  product: z.object({ id: z.int(), serial: z.string(), name: z.string(), retired: z.boolean() }),
  order: z.int(),
  /** When it was written. */
  at: z.string(),
  decision: z.nullable(
    z.object({
      at: z.string(),
      /** E-mail; null for a command of the shop's machine. */
      who: z.nullable(z.string()),
      /** Null for one that is published. */
      reason: z.nullable(z.string()),
    }),
  ),
})
export type StaffReview = z.infer<typeof staffReview>

export const listStaffReviews = staffEndpoint({
  name: 'listStaffReviews',
  method: 'GET',
  path: '/api/admin/reviews',
  may: preparing,
  summary: 'Reviews in a state: those to read oldest first, the others by their last decision',
  query: z.object({
    state: z.enum(reviewStates),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,15}$/))),
  }),
  problems: [400, 401, 403],
  reply: z.object({
    reviews: z.array(staffReview),
    next: z.nullable(z.string()),
    counts: z.array(z.object({ state: z.enum(reviewStates), count: z.int() })),
  }),
})

const params = z.object({ id: z.string().check(z.regex(/^[1-9]\d{7}-[1-9]\d{0,8}$/)) })

export const getStaffReview = staffEndpoint({
  name: 'getStaffReview',
  method: 'GET',
  path: '/api/admin/reviews/:id',
  may: preparing,
  summary: 'What the client of an order says of a product now',
  params,
  problems: [400, 401, 403, 404],
  reply: staffReview,
})

export const decideStaffReview = staffEndpoint({
  name: 'decideStaffReview',
  method: 'POST',
  path: '/api/admin/reviews/:id/decision',
  may: preparing,
  summary: 'Publish a review, or refuse it or take it down with a reason that is mailed',
  params,
  body: z.object({
    /** Of the text that was read; another one means that it changed, or somebody was faster. */
    version: short(64),
    published: z.boolean(),
    reason: z.optional(z.string().check(z.maxLength(maxReasonLength), withoutNul)),
  }),
  problems: [400, 401, 403, 404, 409],
  reply: done,
})
