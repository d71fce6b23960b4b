import * as z from 'zod/mini'
import { auditActs } from '../../auditActs'
import { carriers } from '../../carriers'
import { deliveryModes } from '../../deliveryModes'
import { grinds } from '../../grinds'
import { orderStates } from '../../orderStates'
import { manualMeans, paymentMeans } from '../../paymentMeans'
import { paymentStates } from '../../paymentStates'
import { shownWithdrawalStates, withdrawalStates } from '../../withdrawalStates'
import { addressReply } from '../address'
import { withoutNul } from '../ids'
import { isRefused } from './staffEndpoint'

/** Amounts are in cents. */
export const staffOrderSummary = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  delivery: z.enum(deliveryModes),
  name: z.string(),
  town: z.string(),
  pieces: z.int(),
  cents: z.int(),
  at: z.string(),
})
export type StaffOrderSummary = z.infer<typeof staffOrderSummary>

export const loggedAct = z.object({
  at: z.string(),
  /** E-mail; null for a command of the shop's machine. */
  who: z.nullable(z.string()),
  act: z.enum(auditActs),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type LoggedAct = z.infer<typeof loggedAct>

export const staffOrder = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  means: z.nullable(z.enum(paymentMeans)),
  delivery: z.enum(deliveryModes),
  at: z.string(),
  paid_at: z.nullable(z.string()),
  /** When it last ended without its payment. */
  ended_at: z.nullable(z.string()),
  promised: z.nullable(z.object({ from: z.string(), to: z.string() })),
  total_cents: z.int(),
  fee_cents: z.int(),
  /** What a promotion code took off the lines. */
  discount: z.nullable(z.object({ code: z.string(), cents: z.int() })),
  /** What the shop still holds of the money. */
  held_cents: z.int(),
  returned_cents: z.int(),
  client: z.object({
    /** Null once the account is erased, like the e-mail. */
    id: z.nullable(z.string()),
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.string(),
  }),
  address: z.nullable(z.string()),
  address_parts: z.nullable(addressReply),
  carrier: z.nullable(z.enum(carriers)),
  tracking_number: z.nullable(z.string()),
  /** The states into which the staff may put it now. */
  next: z.array(z.enum(orderStates)),
  /** False for a finished order of an erased account: nothing would erase the note. */
  may_note: z.boolean(),
  /** A payment that the shop receives by itself is awaited. */
  is_receivable: z.boolean(),
  /** The order no longer awaits a transfer or a payment at the counter, whose money may still arrive. */
  may_arrive_late: z.boolean(),
  /** Refunds that the shop makes by itself and has not confirmed. */
  refunds_to_make: z.int(),
  /**
   * Withdrawals that go on, oldest first, with those that a guest declares by the order's number and
   * e-mail.
   */
  withdrawals: z.array(z.object({ id: z.int(), state: z.enum(withdrawalStates) })),
  /** Those that are refused, with the reason, or refunded; an older server does not say them. */
  ended_withdrawals: z.optional(
    z.array(
      z.object({
        id: z.int(),
        state: z.enum(shownWithdrawalStates),
        refusal: z.nullable(z.string()),
      }),
    ),
  ),
  lines: z.array(
    z.object({
      id: z.string(),
      serial: z.string(),
      name: z.string(),
      grind: z.nullable(z.enum(grinds)),
      quantity: z.int(),
      cents: z.int(),
      refunded: z.int(),
    }),
  ),
  refunds: z.array(
    z.object({
      at: z.string(),
      cents: z.int(),
      state: z.enum(['requested', 'succeeded', 'failed']),
      /** How the shop gave it back by itself. */
      made_by: z.nullable(z.enum(manualMeans)),
      /** A lost dispute has taken it; failed once that dispute is won after all. */
      is_dispute: z.boolean(),
      /** Its money has not moved, is still held, and no refund has followed. */
      is_unsettled: z.boolean(),
    }),
  ),
  log: z.array(loggedAct),
})
export type StaffOrder = z.infer<typeof staffOrder>

/** The order after a change, and a sentence about it. */
export const changed = z.object({ order: staffOrder, message: z.string(), is_refused: isRefused })

const number = z.string().check(z.regex(/^\d{8}$/))
export const params = z.object({ id: number })
/** What the caller saw; another version means that somebody was faster. */
export const version = z.int().check(z.minimum(0))
export const short = (maxLength: number) => z.string().check(z.maxLength(maxLength), withoutNul)
