import * as z from 'zod/mini'
import { carriers } from '../../carriers'
import { orderStates } from '../../orderStates'
import { manualMeans } from '../../paymentMeans'
import { addressParts } from '../address'
import { staffEndpoint } from './staffEndpoint'
import { changed, params, short, staffOrder, staffOrderSummary, version } from './staffOrder'
import { everyone, preparing } from '../../staffRights'

/** A count ends here; more are as many to a person. */
export const maxCounted = 1000

export const listStaffOrders = staffEndpoint({
  name: 'listStaffOrders',
  method: 'GET',
  path: '/api/admin/orders',
  may: everyone,
  summary: 'Orders by state, or those that match; newest first, a page at a time',
  query: z.object({
    state: z.optional(z.enum(orderStates)),
    q: z.optional(short(100)),
    /** Only those with a refund that is requested, or that failed lately. */
    refunds: z.optional(z.literal('open')),
    /** Only those whose money the shop awaits by this means. */
    to_pay: z.optional(z.enum(manualMeans)),
    /** Only those whose payment is disputed. */
    disputed: z.optional(z.literal('open')),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{8}$/))),
  }),
  problems: [400, 401, 403],
  reply: z.object({
    orders: z.array(staffOrderSummary),
    next: z.nullable(z.string()),
    counts: z.array(z.object({ state: z.enum(orderStates), count: z.int() })),
    /** How many orders have a refund that is requested, or that failed lately. */
    open_refunds: z.int(),
    /** How many orders have a payment that is disputed. */
    disputed: z.int(),
    /** How many orders the shop awaits the money of, by each means. */
    to_pay: z.record(z.enum(manualMeans), z.int()),
  }),
})

export const getStaffOrder = staffEndpoint({
  name: 'getStaffOrder',
  method: 'GET',
  path: '/api/admin/orders/:id',
  may: everyone,
  summary: 'An order with its lines, its money and everything done to it',
  params,
  problems: [400, 401, 403, 404],
  reply: staffOrder,
})

export const changeStaffOrder = staffEndpoint({
  name: 'changeStaffOrder',
  method: 'POST',
  path: '/api/admin/orders/:id/state',
  may: preparing,
  summary:
    'Put a paid order into its next state; a parcel may have its carrier and number, and “expédiée” once more corrects them',
  params,
  body: z.object({
    version,
    state: z.enum(orderStates),
    carrier: z.optional(z.enum(carriers)),
    tracking_number: z.optional(short(40)),
    /** Of a parcel that came back: whether its articles can be sold again. */
    restock: z.optional(z.boolean()),
  }),
  problems: [400, 401, 403, 404, 409],
  reply: changed,
})

export const noteStaffOrder = staffEndpoint({
  name: 'noteStaffOrder',
  method: 'POST',
  path: '/api/admin/orders/:id/notes',
  may: preparing,
  summary: 'Write a note that the staff alone reads; the client’s data export has it',
  params,
  body: z.object({ text: short(1000).check(z.minLength(1)) }),
  problems: [400, 401, 403, 404, 409],
  reply: changed,
})

export const correctStaffOrderAddress = staffEndpoint({
  name: 'correctStaffOrderAddress',
  method: 'POST',
  path: '/api/admin/orders/:id/address',
  may: preparing,
  summary: 'Correct where a parcel goes, before it leaves; the client gets a mail',
  params,
  body: z.object({ version, address: addressParts }),
  problems: [400, 401, 403, 404, 409],
  reply: changed,
})
