import { and, desc, eq, isNotNull, notInArray, sql as raw } from 'drizzle-orm'
import { longParts } from '../../contract/addressLimits'
import type { AddressParts } from '../../contract/api/address'
import { composeAddress } from '../../contract/composeAddress'
import { splitAddress } from '../../contract/splitAddress'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { orders } from '../database/schema'

const maxOrders = 20
const maxAddresses = 3

/** The addresses of the client's last deliveries, newest first, each once. */
export async function findLastAddresses(sql: Sql, clientId: string): Promise<AddressParts[]> {
  const found = await preparedAddresses(sql).execute({ clientId })
  const byText = new Map<string, AddressParts>()
  for (const { parts, text } of found) {
    const address = parts ?? splitAddress(text ?? '')
    // A text without parts may be longer than what can be ordered to.
    if (!address || longParts(address).length > 0) continue
    const key = composeAddress(address).toLowerCase()
    if (!byText.has(key)) byText.set(key, address)
  }
  return [...byText.values()].slice(0, maxAddresses)
}

// An order that ended before it was paid for may have had a wrong address.
const preparedAddresses = prepareOnce((sql) =>
  sql
    .select({ parts: orders.addressParts, text: orders.address })
    .from(orders)
    .where(
      and(
        eq(orders.clientId, raw.placeholder('clientId')),
        eq(orders.delivery, 'domicile'),
        isNotNull(orders.address),
        notInArray(orders.state, ['panier', 'annulée', 'expirée']),
      ),
    )
    .orderBy(desc(orders.orderedAt))
    .limit(maxOrders)
    .prepare('last_addresses'),
)
