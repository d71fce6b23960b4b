import { sql as raw } from 'drizzle-orm'
import { clients, orders } from '../database/schema'

/** Whom an order goes to; a deleted client's name stands beside the address until it has arrived. */
export const recipientName = raw<string>`coalesce(${orders.recipient},
  trim(${clients.firstName} || ' ' || ${clients.lastName}))`
