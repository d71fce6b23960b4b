import * as z from 'zod/mini'
import { categoryIds } from '../../categories'
import { promotionKinds } from '../../promotionKinds'
import { done, staffEndpoint } from './staffEndpoint'
import { manager } from '../../staffRights'

const ids = Object.values(categoryIds)
const day = z.nullable(z.iso.date())
const cents = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** What a new code says; days are ISO 8601, in Paris. */
const newPromotion = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/)),
  kind: z.enum(promotionKinds),
  /** Percent, or cents. */
  value: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  minimum_cents: cents,
  /** Null for all categories. */
  category: z.nullable(z.int().check(z.minimum(Math.min(...ids)), z.maximum(Math.max(...ids)))),
  /** How many orders may use it; null for any number. */
  max_uses: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  once_per_client: z.boolean(),
  starts_on: day,
  ends_on: day,
})

const staffPromotion = z.object({
  ...newPromotion.shape,
  id: z.int(),
  code: z.string(),
  /** Orders that use it, and what it took off them. */
  uses: z.int(),
  discount_cents: z.int(),
  /** Whether an order may use it today. */
  is_open: z.boolean(),
  /** Its first day is still to come; an older server does not say it. */
  is_ahead: z.optional(z.boolean()),
  /** Ended by hand: it never counts again. */
  is_ended: z.boolean(),
})
export type StaffPromotion = z.infer<typeof staffPromotion>

export const listStaffPromotions = staffEndpoint({
  name: 'listStaffPromotions',
  method: 'GET',
  path: '/api/admin/promotions',
  may: manager,
  summary:
    'Promotion codes with their uses, those that may still serve first, then those that are over, then those that were ended, the newest first, at most two hundred',
  problems: [401, 403],
  reply: z.object({
    promotions: z.array(staffPromotion),
    /** False where there are more codes than are listed; an older server does not say it. */
    has_all: z.optional(z.boolean()),
  }),
})

export const createStaffPromotion = staffEndpoint({
  name: 'createStaffPromotion',
  method: 'POST',
  path: '/api/admin/promotions',
  may: manager,
  summary: 'Make a promotion code',
  body: newPromotion,
  problems: [400, 401, 403, 409],
  reply: done,
})

export const endStaffPromotion = staffEndpoint({
  name: 'endStaffPromotion',
  method: 'POST',
  path: '/api/admin/promotions/:id/end',
  may: manager,
  summary: 'End a promotion code for good; orders that use it keep their discount',
  params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  problems: [401, 403, 404],
  reply: done,
})
