import * as z from 'zod/mini'
import { shownWithdrawalStates, withdrawalStates } from '../../withdrawalStates'
import { done, isRefused, staffEndpoint } from './staffEndpoint'
import { short } from './staffOrder'
import { everyone, manager, preparing } from '../../staffRights'

/** Days are ISO 8601, in Paris. */
const staffWithdrawal = z.object({
  id: z.int(),
  /** Another one for each decision and each order that it is matched with. */
  version: z.string(),
  state: z.enum(shownWithdrawalStates),
  /** The states into which the staff may put it now. */
  next: z.array(z.enum(withdrawalStates)),
  /** Null until it is matched. */
  order: z.nullable(z.int()),
  /** Whether the staff may say of which order it is: a guest's, until it is accepted. */
  may_match: z.boolean(),
  /** Whether its refund may restock the articles: the end of its order has not said it already. */
  may_restock: z.boolean(),
  /** The order's number as it was typed. */
  order_text: z.string(),
  /** The order that a guest most likely means: its number, and its client's e-mail. */
  likely_order: z.nullable(z.int()),
  /** Null once the personal data is erased, like the e-mail. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The articles as they were typed; null for none, which means the whole order. */
  articles: z.nullable(z.string()),
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** The last day to withdraw; null while the receipt is unknown. */
  deadline: z.nullable(z.string()),
  is_late: z.boolean(),
  /** The day until which the shop refunds; null once its money has moved, or it is refused. */
  due: z.nullable(z.string()),
  /** False where the acknowledgement was held back. */
  is_mailed: z.boolean(),
  refusal: z.nullable(z.string()),
})
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>

const params = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) })
/** Of what was read; another one means that somebody was faster. */
const version = short(64)

export const listStaffWithdrawals = staffEndpoint({
  name: 'listStaffWithdrawals',
  method: 'GET',
  path: '/api/admin/withdrawals',
  may: everyone,
  summary: 'Withdrawals that go on, the first due first, then those that ended lately',
  query: z.object({
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[01]-[01]-\d{1,15}-\d{1,9}$/))),
  }),
  problems: [400, 401, 403],
  reply: z.object({ withdrawals: z.array(staffWithdrawal), next: z.nullable(z.string()) }),
})

export const matchStaffWithdrawal = staffEndpoint({
  name: 'matchStaffWithdrawal',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/order',
  may: manager,
  summary: 'Say which order, and which lines of it, a withdrawal is about',
  params,
  body: z.object({
    version,
    order: short(20),
    /** Lines by their place on the order, from 1; absent or empty: all of it. */
    lines: z.optional(
      z
        .array(
          z.object({
            place: z.int().check(z.minimum(1)),
            quantity: z.int().check(z.minimum(1)),
          }),
        )
        .check(z.maxLength(200)),
    ),
  }),
  problems: [400, 401, 403, 404, 409],
  reply: done,
})

export const decideStaffWithdrawal = staffEndpoint({
  name: 'decideStaffWithdrawal',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/decision',
  may: manager,
  summary: 'Accept a withdrawal, or refuse it with a reason; the client gets a mail',
  params,
  body: z.object({
    version,
    accepted: z.boolean(),
    /** Of a refusal, which is mailed. */
    reason: z.optional(short(500)),
  }),
  problems: [400, 401, 403, 404, 409],
  reply: done,
})

export const receiveStaffWithdrawal = staffEndpoint({
  name: 'receiveStaffWithdrawal',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/goods-back',
  may: preparing,
  summary: 'The articles of an accepted withdrawal are back',
  params,
  body: z.object({ version }),
  problems: [400, 401, 403, 404, 409],
  reply: done,
})

export const refundStaffWithdrawal = staffEndpoint({
  name: 'refundStaffWithdrawal',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/refund',
  may: manager,
  isSensitive: true,
  summary: 'Refund what a withdrawal is about, with the delivery fee if nothing is left',
  params,
  body: z.object({
    version,
    /** Whether its articles can be sold again. */
    restock: z.boolean(),
  }),
  problems: [400, 401, 403, 404, 409],
  reply: z.object({ ...done.shape, is_refused: isRefused }),
})
