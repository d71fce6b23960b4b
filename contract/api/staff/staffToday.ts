import * as z from 'zod/mini'
import { closedReasons } from '../../closedReasons'
import { staffRoles } from '../../staffRoles'
import { staffEndpoint } from './staffEndpoint'

const takings = z.object({ cents: z.int(), before_cents: z.int() })

export const getStaffToday = staffEndpoint({
  name: 'getStaffToday',
  method: 'GET',
  path: '/api/admin/today',
  may: staffRoles,
  summary: 'What waits for the staff, and the takings for those who may see figures',
  problems: [401, 403],
  reply: z.object({
    /** Why the shop takes no orders; null while it does. */
    closed: z.nullable(z.enum(closedReasons)),
    to_prepare: z.int(),
    /** To be paid at the counter. */
    to_prepare_unpaid: z.int(),
    to_ship: z.int(),
    /** In preparation, to be picked up. */
    to_make_ready: z.int(),
    to_hand_over: z.int(),
    /** Ready for more than a week. */
    not_fetched: z.int(),
    /** Sent, and not noted as delivered three days after the last promised one. */
    not_delivered: z.int(),
    /** Orders with a refund that is requested, or failed lately without another that followed. */
    refunds: z.int(),
    /** Orders with a payment that is disputed. */
    disputes: z.int(),
    /** Transfers that are awaited. */
    payments: z.int(),
    /** Withdrawals that go on. */
    withdrawals: z.int(),
    /** Reviews to read; null for a role that does not see them. */
    reviews: z.nullable(z.int()),
    /** Those with some pieces left first. */
    low_stock: z.array(z.object({ serial: z.string(), name: z.string(), stock: z.int() })),
    /** False where there are more than are listed. */
    has_all_low_stock: z.boolean(),
    lost_mails: z.int(),
    /** Invoices and credit notes that wait for the last number given out. */
    documents: z.int(),
    /** Null for a role that sees no figures. */
    takings: z.nullable(
      z.object({
        day: takings,
        week: takings,
        month: takings,
        /** Of this month, without the delivery fees; the most first. */
        categories: z.array(z.object({ name: z.string(), ...takings.shape })),
      }),
    ),
  }),
})
