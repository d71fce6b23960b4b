import * as z from 'zod/mini'
import { short } from './staffOrder'
import { staffEndpoint } from './staffEndpoint'
import { accounting } from '../../staffRights'

const kinds = ['invoice', 'credit_note'] as const
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** Amounts are in cents, days ISO 8601 in Paris. */
const staffDocument = z.object({
  number: z.string(),
  kind: z.enum(kinds),
  is_specimen: z.boolean(),
  /** A credit note that no longer stands, because its refund failed after all. */
  is_undone: z.boolean(),
  order: z.int(),
  /** False once the order is erased, which the document outlives. */
  has_order: z.boolean(),
  day: z.string(),
  cents: z.int(),
  /** Empty once it is erased. */
  name: z.string(),
})
export type StaffDocument = z.infer<typeof staffDocument>

export const listStaffDocuments = staffEndpoint({
  name: 'listStaffDocuments',
  method: 'GET',
  path: '/api/admin/documents',
  may: accounting,
  summary: 'Invoices and credit notes, of a month or those that match; newest first',
  query: z.object({
    month: z.optional(month),
    q: z.optional(short(100)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}_[A-Z\d-]{1,40}$/))),
  }),
  problems: [400, 401, 403],
  reply: z.object({ documents: z.array(staffDocument), next: z.nullable(z.string()) }),
})

/** A file as the admin saves it; `content` is text, or base64 for a PDF. */
const file = z.object({ file_name: z.string(), content: z.string() })

export const getStaffDocument = staffEndpoint({
  name: 'getStaffDocument',
  method: 'GET',
  path: '/api/admin/documents/:number',
  may: accounting,
  summary: 'An invoice or a credit note as a PDF, in base64',
  params: z.object({ number: z.string().check(z.regex(/^[A-Z\d-]{1,40}$/)) }),
  problems: [400, 401, 403, 404, 429],
  reply: file,
  limits: { perAddress: { max: 200, minutes: 10 }, perAccount: { max: 200, minutes: 10 } },
})

export const verifyStaffJournal = staffEndpoint({
  name: 'verifyStaffJournal',
  method: 'POST',
  path: '/api/admin/journal/verification',
  may: accounting,
  summary: 'Read the journal from its start, and name the first entry that was touched',
  problems: [401, 403],
  reply: z.object({ is_whole: z.boolean(), message: z.string() }),
})
