import type { StaffClient, StaffClientSummary } from '../../../contract/api/staff/staffClients'
import { splitAddress } from '../../../contract/splitAddress'
import type { ClientRow } from '../../clients/queries'
import type { findActsOfClient } from '../orders/findOrder'
import { toActReply } from '../../staff/toActReply'
import { nameOf } from '../orders/serialize'
import type { ClientRow as ListedRow } from './listClients'

/** A client of the list. */
export function toClientSummary(row: ListedRow): StaffClientSummary {
  return {
    id: row.id,
    name: nameOf(row),
    email: row.email ?? '',
    town: splitAddress(row.address || (row.lastAddress ?? ''))?.town ?? '',
    orders: row.orders,
    last: row.lastAt?.toISOString() ?? null,
  }
}

type Parts = {
  client: ClientRow
  phone: string
  orderCount: number
  spentCents: number | null
  acts: Awaited<ReturnType<typeof findActsOfClient>>
} & Pick<StaffClient, 'orders' | 'next'>

/** A client with all that the staff sees of the account. */
export function toStaffClient(parts: Parts): StaffClient {
  const { client, phone, orderCount, spentCents, orders, next, acts } = parts
  return {
    id: client.id,
    name: nameOf(client),
    email: client.email ?? '',
    address: client.address,
    phone,
    since: client.createdAt.toISOString(),
    seen: client.seenAt.toISOString(),
    proven: client.emailProvenAt?.toISOString() ?? null,
    has_password: client.passwordHash !== null,
    links: client.emailProvenAt ? ['password'] : ['proof', 'password'],
    orders_count: orderCount,
    spent_cents: spentCents,
    orders,
    next,
    log: acts.map(toActReply),
  }
}
