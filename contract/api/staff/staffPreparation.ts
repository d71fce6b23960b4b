import * as z from 'zod/mini'
import { deliveryModes } from '../../deliveryModes'
import { grinds } from '../../grinds'
import { maxOrdersAtOnce } from '../../maxOrdersAtOnce'
import { orderStates } from '../../orderStates'
import { done, isRefused, staffEndpoint } from './staffEndpoint'
import { params, version } from './staffOrder'
import { preparing } from '../../staffRights'

const orderNumber = z.int().check(z.minimum(10_000_000), z.maximum(99_999_999))

/** An order that stays as it is; its state is null if it is unknown. */
const leftOut = z.object({ id: z.int(), state: z.nullable(z.enum(orderStates)) })
const notPrepared = z.object({ ...leftOut.shape, reason: z.string() })
export type NotPrepared = z.infer<typeof notPrepared>

export const prepareStaffOrders = staffEndpoint({
  name: 'prepareStaffOrders',
  method: 'POST',
  path: '/api/admin/preparation',
  may: preparing,
  summary: 'Put many paid orders into preparation, each that still can',
  body: z.object({
    orders: z
      .array(z.object({ id: orderNumber, version }))
      .check(z.minLength(1), z.maxLength(maxOrdersAtOnce)),
  }),
  problems: [400, 401, 403],
  reply: z.object({
    prepared: z.array(z.int()),
    refused: z.array(notPrepared),
    message: z.string(),
    is_refused: isRefused,
  }),
})

const article = z.object({
  serial: z.string(),
  name: z.string(),
  category: z.string(),
  grind: z.nullable(z.enum(grinds)),
  /** Without the pieces that were refunded. */
  quantity: z.int(),
})
export type PreparedArticle = z.infer<typeof article>

const preparedOrder = z.object({
  id: z.int(),
  delivery: z.enum(deliveryModes),
  at: z.string(),
  promised: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Empty once the account is deleted. */
  name: z.string(),
  /** The lines of its postal address; none for an order that is picked up. */
  address: z.array(z.string()),
  phone: z.string(),
  /** What the client pays at the counter on fetching it; null where it is paid. */
  to_pay_cents: z.nullable(z.int()),
  lines: z.array(article),
})
export type PreparedOrder = z.infer<typeof preparedOrder>

export const listStaffPreparation = staffEndpoint({
  name: 'listStaffPreparation',
  method: 'GET',
  path: '/api/admin/preparation',
  may: preparing,
  summary: 'What is to be picked, packed and labelled for the chosen orders',
  query: z.object({
    /** Numbers of orders, joined by hyphens. */
    orders: z
      .string()
      .check(z.regex(/^[1-9]\d{7}(-[1-9]\d{7})*$/), z.maxLength(maxOrdersAtOnce * 9)),
  }),
  problems: [400, 401, 403],
  reply: z.object({
    /** The articles of all these orders together, by category and name. */
    picks: z.array(article),
    orders: z.array(preparedOrder),
    /** Chosen orders that are unknown, have nothing to prepare, or are being withdrawn from. */
    left_out: z.array(z.object({ ...leftOut.shape, is_withdrawn: z.boolean() })),
  }),
})

export const mailStaffOrderStatus = staffEndpoint({
  name: 'mailStaffOrderStatus',
  method: 'POST',
  path: '/api/admin/orders/:id/status-mail',
  may: preparing,
  summary: 'Mail the client where the order is; once in a quarter of an hour',
  params,
  problems: [400, 401, 403, 404, 409],
  reply: done,
})
