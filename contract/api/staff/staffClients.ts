import * as z from 'zod/mini'
import { personalData } from '../personalData'
import { done, staffEndpoint } from './staffEndpoint'
import { loggedAct, short, staffOrderSummary } from './staffOrder'
import { manager, preparing } from '../../staffRights'

const id = z.string()
/** Any UUID: those of the demonstration’s clients have no version. */
const params = z.object({ id: z.guid() })
/** `next` of the page before. */
const after = z.optional(z.string().check(z.maxLength(60), z.regex(/^\d{1,15}-[\da-f-]{36}$/)))

const summary = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Empty where no address is known. */
  town: z.string(),
  orders: z.int(),
  /** Of the last order, ISO 8601 in UTC; null without one. */
  last: z.nullable(z.string()),
})
export type StaffClientSummary = z.infer<typeof summary>

/** What links the staff may have mailed. */
export const staffLinks = ['proof', 'password'] as const
export type StaffLink = (typeof staffLinks)[number]

const staffClient = z.object({
  id,
  name: z.string(),
  email: z.string(),
  address: z.string(),
  /** Of the last order that has one. */
  phone: z.string(),
  since: z.string(),
  seen: z.string(),
  /** When a link mailed to this e-mail was last used. */
  proven: z.nullable(z.string()),
  has_password: z.boolean(),
  /** The links that serve for something now. */
  links: z.array(z.enum(staffLinks)),
  orders_count: z.int(),
  /** What they paid less what was returned, in cents; null for a role that sees no figures. */
  spent_cents: z.nullable(z.int()),
  orders: z.array(staffOrderSummary),
  next: z.nullable(z.string()),
  log: z.array(loggedAct),
})
export type StaffClient = z.infer<typeof staffClient>

export const listStaffClients = staffEndpoint({
  name: 'listStaffClients',
  method: 'GET',
  path: '/api/admin/clients',
  may: preparing,
  summary: 'Clients, or those that match; the newest account first, a page at a time',
  query: z.object({ q: z.optional(short(100)), after }),
  problems: [400, 401, 403],
  reply: z.object({ clients: z.array(summary), next: z.nullable(z.string()) }),
})

export const getStaffClient = staffEndpoint({
  name: 'getStaffClient',
  method: 'GET',
  path: '/api/admin/clients/:id',
  may: preparing,
  summary: 'A client with the state of the account, a page of orders, and notes',
  params,
  query: z.object({
    /** `next` of the page of orders before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{8}$/))),
  }),
  problems: [400, 401, 403, 404],
  reply: staffClient,
})

export const noteStaffClient = staffEndpoint({
  name: 'noteStaffClient',
  method: 'POST',
  path: '/api/admin/clients/:id/notes',
  may: preparing,
  summary: 'Write a note that the staff alone reads; the client’s data export has it',
  params,
  body: z.object({ text: short(1000).check(z.minLength(1)) }),
  problems: [400, 401, 403, 404],
  reply: done,
})

export const mailStaffClientLink = staffEndpoint({
  name: 'mailStaffClientLink',
  method: 'POST',
  path: '/api/admin/clients/:id/links',
  may: preparing,
  summary: 'Mail the client the link that proves the e-mail, or the way to a password',
  params,
  body: z.object({ link: z.enum(staffLinks) }),
  problems: [400, 401, 403, 404, 409, 429],
  reply: done,
})

export const exportStaffClient = staffEndpoint({
  name: 'exportStaffClient',
  method: 'POST',
  path: '/api/admin/clients/:id/data',
  may: manager,
  isSensitive: true,
  summary: 'All that the shop knows of the client, for an answer to them',
  params,
  problems: [400, 401, 403, 404],
  reply: personalData,
})

export const eraseStaffClient = staffEndpoint({
  name: 'eraseStaffClient',
  method: 'POST',
  path: '/api/admin/clients/:id/erasure',
  may: manager,
  isSensitive: true,
  summary: 'Erase the account of a client whose orders are all done',
  params,
  /** The client's e-mail, typed to confirm who is meant. */
  body: z.object({ email: short(254) }),
  problems: [400, 401, 403, 404, 409],
  reply: done,
})
