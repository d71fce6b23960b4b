import type { StaffClient } from '../../../contract/api/staff/staffClients'
import type { StaffRole } from '../../../contract/staffRoles'
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
  const { listed, next } = await findOrderPage(sql, { clientId: id, after })
  return toStaffClient({
    client,
    phone: await findPhone(sql, id),
    orderCount: sums.orders,
    spentCents: role === 'préparation' ? null : sums.spent_cents,
    orders: listed.map(toSummary),
    next,
    acts: await findActsOfClient(sql, id),
  })
}
