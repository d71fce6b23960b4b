import type { StaffClient } from '../../../contract/api/staff/staffClients'
import type { StaffRole } from '../../../contract/staffRoles'
import { staffPageSize } from '../../../contract/lists'
import { placeOf } from '../../database/placeInList'
import type { Services } from '../../services'
import { findActsOfClient } from '../orders/findOrder'
import { findOrderPage } from '../orders/listOrders'
import { toSummary } from '../orders/serialize'
import { findPhone, knownClient, sumOrders } from './findClient'
import { toStaffClient } from './serialize'

type Wanted = { id: string; after?: string | undefined; role: StaffRole }

/** A client as the admin shows it; 404 for an unknown or erased one. */
export async function readClient(
  { database: { sql } }: Pick<Services, 'database'>,
  { id, after, role }: Wanted,
): Promise<StaffClient> {
  const client = await knownClient(sql, id)
  const sums = await sumOrders(sql, id)
  const rows = await findOrderPage(sql, { clientId: id, after })
  const last = rows.length > staffPageSize ? rows[staffPageSize - 1] : undefined
  return toStaffClient({
    client,
    phone: await findPhone(sql, id),
    orderCount: sums.orders,
    spentCents: role === 'préparation' ? null : sums.spent_cents,
    orders: rows.slice(0, staffPageSize).map(toSummary),
    next: last ? placeOf(last.orderedAt, last.id) : null,
    acts: await findActsOfClient(sql, id),
  })
}
