import * as z from 'zod/mini'
import { done, staffEndpoint } from './staffEndpoint'
import { accounting, manager } from '../../staffRights'

const params = z.object({ month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)) })

/** Amounts are in cents; rates in hundredths of a percent. */
const monthSummary = z.object({
  /** As 2026-11. */
  month: z.string(),
  is_closed: z.boolean(),
  /** It is over, and the oldest that is open. */
  is_closable: z.boolean(),
  /** Of the sales and their refunds alone. */
  gross_cents: z.int(),
  invoices: z.int(),
  credit_notes: z.int(),
})
export type MonthSummary = z.infer<typeof monthSummary>

export const listStaffMonths = staffEndpoint({
  name: 'listStaffMonths',
  method: 'GET',
  path: '/api/admin/months',
  may: accounting,
  summary: 'The months with entries in the journal, newest first',
  problems: [401, 403],
  reply: z.object({
    months: z.array(monthSummary),
    /** How many documents wait, after a restore, for the last number given out; null: none is held. */
    held: z.nullable(z.int()),
  }),
})

const sums = { net_cents: z.int(), vat_cents: z.int(), gross_cents: z.int() }
const range = z.nullable(z.object({ first: z.string(), last: z.string(), count: z.int() }))

const staffMonth = z.object({
  month: z.string(),
  is_closed: z.boolean(),
  /** Of the closing. */
  hash: z.nullable(z.string()),
  /** Of the sales and their refunds alone. */
  ...sums,
  /** The rate is null for money that is no sale, which is in no other sum. */
  rates: z.array(z.object({ vat_rate: z.nullable(z.int()), ...sums })),
  invoices: range,
  credit_notes: range,
})
export type StaffMonth = z.infer<typeof staffMonth>

export const getStaffMonth = staffEndpoint({
  name: 'getStaffMonth',
  method: 'GET',
  path: '/api/admin/months/:month',
  may: accounting,
  summary: 'The sums of a month by rate, and its numbers',
  params,
  problems: [400, 401, 403],
  reply: staffMonth,
})

export const exportFormats = ['csv', 'fec'] as const

export const exportStaffMonth = staffEndpoint({
  name: 'exportStaffMonth',
  method: 'POST',
  path: '/api/admin/months/:month/export',
  may: accounting,
  isSensitive: true,
  summary: 'A month as a table, or as the file of French accounting (FEC)',
  params,
  body: z.object({ format: z.enum(exportFormats) }),
  problems: [400, 401, 403],
  reply: z.object({ file_name: z.string(), content: z.string() }),
})

export const closeStaffMonth = staffEndpoint({
  name: 'closeStaffMonth',
  method: 'POST',
  path: '/api/admin/months/:month/close',
  may: manager,
  isSensitive: true,
  summary: 'Close a month that is over, for ever',
  params,
  problems: [400, 401, 403, 409],
  reply: done,
})
