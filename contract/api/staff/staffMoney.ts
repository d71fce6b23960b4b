import * as z from 'zod/mini'
import { manualMeans } from '../../paymentMeans'
import { staffEndpoint } from './staffEndpoint'
import { changed, params, short, version } from './staffOrder'
import { manager } from '../../staffRights'

/** How money was given back, or came, outside of any provider. */
const madeBy = z.optional(z.enum(manualMeans))

export const cancelStaffOrder = staffEndpoint({
  name: 'cancelStaffOrder',
  method: 'POST',
  path: '/api/admin/orders/:id/cancel',
  may: manager,
  isSensitive: true,
  summary: 'Cancel an order before it leaves; its articles and its money go back',
  params,
  body: z.object({ version }),
  problems: [400, 401, 403, 404, 409],
  reply: changed,
})

export const refundStaffOrder = staffEndpoint({
  name: 'refundStaffOrder',
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  may: manager,
  isSensitive: true,
  summary: 'Give money back: an amount, or lines and the delivery fee',
  params,
  body: z.object({
    version,
    cents: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000))),
    lines: z.optional(
      z
        .array(z.object({ id: short(64), quantity: z.int().check(z.minimum(1)) }))
        .check(z.maxLength(200)),
    ),
    fee: z.optional(z.boolean()),
    restock: z.optional(z.boolean()),
    /** Without it, the provider is asked. */
    made_by: madeBy,
  }),
  problems: [400, 401, 403, 404, 409],
  reply: changed,
})

export const receiveStaffPayment = staffEndpoint({
  name: 'receiveStaffPayment',
  method: 'POST',
  path: '/api/admin/orders/:id/received',
  may: manager,
  isSensitive: true,
  summary: 'The money of a transfer, or at the counter, has arrived',
  params,
  body: z.object({
    version,
    /** How it came; without it, by the means that its client has chosen last. */
    received_by: madeBy,
    /** Whether the client, who is at the counter, takes the articles along. */
    handed_over: z.optional(z.boolean()),
  }),
  problems: [400, 401, 403, 404, 409],
  reply: changed,
})

export const confirmStaffRefunds = staffEndpoint({
  name: 'confirmStaffRefunds',
  method: 'POST',
  path: '/api/admin/orders/:id/refunds-made',
  may: manager,
  isSensitive: true,
  summary: 'The refunds that the shop makes by itself have been made',
  params,
  /** Without `made_by`, by the means that was paid with. */
  body: z.object({ version, made_by: madeBy }),
  problems: [400, 401, 403, 404, 409],
  reply: changed,
})
