import { sql as raw, type SQL } from 'drizzle-orm'
import { maxCounted } from '../../contract/api/staff/staffOrders'

/** The number of rows of a FROM clause, up to a limit, so that counting costs the same for ever. */
export const boundedCount = (from: SQL): SQL =>
  raw`(select count(*)::int from (select 1 from ${from} limit ${maxCounted}) as counted)`

/** The number of orders among the `order_id` of a query, up to the same limit of its rows. */
export const boundedOrders = (found: SQL): SQL =>
  raw`(select count(distinct order_id)::int from (${found} limit ${maxCounted}) as counted)`
