import * as z from 'zod/mini'
import { paymentMeans } from '../../paymentMeans'
import { accounting } from '../../staffRights'
import { staffEndpoint } from './staffEndpoint'

/** The periods with a name: each until today. */
export const figurePeriods = ['semaine', 'mois', 'annee'] as const
export type FigurePeriod = (typeof figurePeriods)[number]
/** What can be downloaded. */
export const figureTables = ['jours', 'produits', 'rayons', 'taux', 'moyens', 'stock'] as const
export type FigureTable = (typeof figureTables)[number]

const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/))
/** A named period, or two days in Paris; this month without either. */
const asked = {
  period: z.optional(z.enum(figurePeriods)),
  from: z.optional(day),
  to: z.optional(day),
}

const sums = z.object({
  orders: z.int(),
  /** What the orders paid on these days cost, whatever became of them later. */
  sales_cents: z.int(),
  /** The delivery fees within it. */
  fees_cents: z.int(),
  /** What was returned of sales on these days. */
  refunds_cents: z.int(),
})
const days = z.object({ from: z.string(), to: z.string() })
const dayRow = z.object({
  day: z.string(),
  orders: z.int(),
  sales_cents: z.int(),
  refunds_cents: z.int(),
})
const runsOut = z.object({
  serial: z.string(),
  name: z.string(),
  stock: z.int(),
  /** Pieces sold in the last 28 days. */
  sold: z.int(),
  /** The day in Paris on which the last piece goes at this pace. */
  day: z.string(),
})

/** Amounts are in cents, days in Paris, ISO 8601. */
export const staffFigures = z.object({
  period: z.nullable(z.enum(figurePeriods)),
  days,
  before: days,
  now: sums,
  then: sums,
  by_day: z.array(dayRow),
  by_product: z.array(
    z.object({
      serial: z.string(),
      name: z.string(),
      category: z.string(),
      pieces: z.int(),
      sales_cents: z.int(),
      refunds_cents: z.int(),
    }),
  ),
  /** False where there are more products than are listed. */
  has_all_products: z.boolean(),
  by_category: z.array(
    z.object({
      name: z.string(),
      sales_cents: z.int(),
      refunds_cents: z.int(),
      before_cents: z.int(),
    }),
  ),
  /** With the delivery fees. */
  by_rate: z.array(
    z.object({
      /** In hundredths of a percent. */
      rate: z.int(),
      sales_cents: z.int(),
      refunds_cents: z.int(),
      /** Within the sales less the refunds. */
      vat_cents: z.int(),
    }),
  ),
  by_means: z.array(
    z.object({
      /** Null for an order without a payment, as the demonstration makes them. */
      means: z.nullable(z.enum(paymentMeans)),
      orders: z.int(),
      sales_cents: z.int(),
      refunds_cents: z.int(),
    }),
  ),
  /** The invoices and credit notes of these days; null for none. */
  documents: z.nullable(z.object({ sales_cents: z.int(), refunds_cents: z.int() })),
  runs_out: z.array(runsOut),
  /** False where there are more products that run out than are listed. */
  has_all_that_run_out: z.boolean(),
})
export type StaffFigures = z.infer<typeof staffFigures>

export const getStaffFigures = staffEndpoint({
  name: 'getStaffFigures',
  method: 'GET',
  path: '/api/admin/figures',
  may: accounting,
  summary: 'Sales and refunds of a period beside the one before, and what runs out when',
  query: z.object(asked),
  problems: [400, 401, 403],
  reply: staffFigures,
})

export const getStaffFigureFile = staffEndpoint({
  name: 'getStaffFigureFile',
  method: 'GET',
  path: '/api/admin/figures/file',
  may: accounting,
  isSensitive: true,
  summary: 'A table of the figures for spreadsheets',
  query: z.object({ ...asked, table: z.enum(figureTables) }),
  problems: [400, 401, 403],
  reply: z.object({ name: z.string(), content: z.string() }),
})
