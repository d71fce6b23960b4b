import { sql as raw } from 'drizzle-orm'
import { clients, orders } from '../database/schema'

/**
 * The name of the person who receives an order; the order stores a deleted client's until it has
 * arrived.
 */
export const recipientName = raw<string>`coalesce(${orders.recipient},
  trim(${clients.firstName} || ' ' || ${clients.lastName}))`
