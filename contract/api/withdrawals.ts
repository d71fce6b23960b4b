import * as z from 'zod/mini'
import { maxArticlesLength } from '../maxArticlesLength'
import { shownWithdrawalStates } from '../withdrawalStates'
import { deliverableEmail, name } from './clients'
import { endpoint, problems } from './endpoint'
import { id, idText } from './ids'
import { toOneLine } from './oneLine'

const key = z.optional(z.uuid())
const limits = { perAddress: { max: 20, minutes: 60 } }

/** What was declared and when: the same on the page and in the mail. */
const acknowledgement = z.object({
  withdrawal_name: z.string(),
  withdrawal_email: z.string(),
  withdrawal_order: z.string(),
  /** The articles as typed; null for none. */
  withdrawal_articles: z.nullable(z.string()),
  /** The lines that were picked; empty for the whole order, and where articles were typed. */
  withdrawal_lines: z.array(z.object({ product_name: z.string(), command_quantity: z.number() })),
  /** ISO 8601 in UTC. */
  withdrawal_date: z.string(),
  /** False where this e-mail was sent too many already. */
  withdrawal_mailed: z.boolean(),
})
export type AcknowledgementReply = z.infer<typeof acknowledgement>

export const declareWithdrawal = endpoint({
  name: 'declareWithdrawal',
  method: 'POST',
  path: '/api/withdrawals',
  audience: 'public',
  extension: true,
  summary: 'Withdraw from a contract without an account; the reply never tells whether it exists',
  body: z.object({
    withdrawal_name: name,
    withdrawal_order: z.string().check(z.overwrite(toOneLine), z.minLength(1), z.maxLength(64)),
    withdrawal_email: deliverableEmail,
    withdrawal_articles: z.optional(
      z.string().check(z.overwrite(toOneLine), z.maxLength(maxArticlesLength)),
    ),
    /** Chosen by the form: the same declaration sent twice is one. */
    withdrawal_key: key,
  }),
  replies: { 201: acknowledgement, ...problems(400, 429) },
  limits,
})

export const listWithdrawable = endpoint({
  name: 'listWithdrawable',
  method: 'GET',
  path: '/api/client/withdrawals',
  audience: 'client',
  extension: true,
  summary: 'The client’s orders from which they can withdraw, and their withdrawals, newest first',
  query: z.object({ client_id: idText }),
  replies: {
    200: z.object({
      orders: z.array(
        z.object({
          command_id: id,
          command_date: z.string(),
          /** The last day, ISO 8601; null while the goods have not arrived. */
          withdrawal_deadline: z.nullable(z.string()),
          withdrawal_late: z.boolean(),
          lines: z.array(
            z.object({
              /** Its place on the order, from 1. */
              command_line: z.number(),
              product_name: z.string(),
              /** The pieces that are left to withdraw from. */
              command_quantity: z.number(),
            }),
          ),
        }),
      ),
      withdrawals: z.array(
        z.object({
          command_id: id,
          withdrawal_date: z.string(),
          withdrawal_state: z.enum(shownWithdrawalStates),
        }),
      ),
    }),
    ...problems(400, 401, 403),
  },
})

export const withdrawOrder = endpoint({
  name: 'withdrawOrder',
  method: 'POST',
  path: '/api/client/withdrawals',
  audience: 'client',
  extension: true,
  summary: 'Withdraw from an order of the client, or from lines of it',
  body: z.object({
    client_id: id,
    command_id: id,
    /** Absent: all that is left. */
    withdrawal_lines: z.optional(
      z
        .array(
          z.object({
            command_line: z.int().check(z.gte(1)),
            command_quantity: z.int().check(z.gte(1)),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    ),
    withdrawal_key: key,
  }),
  replies: { 201: acknowledgement, ...problems(400, 401, 403, 404, 409, 429) },
  limits,
})
