import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql as raw } from 'drizzle-orm'
import type { Brewing } from '../../contract/facts'
import type { Sql } from '../database/connect'
import { netQuantity } from '../catalogue/listedFacts'
import { productIdBy } from '../database/bySerial'
import { isBeans } from '../database/grind'
import { prepareOnce } from '../database/prepareOnce'
import { retryConflicts } from '../database/inTransaction'
import { clients, orderLines, orders, products } from '../database/schema'
import { living } from '../clients/queries'
import { cartParts, largest } from './cartParts'
import { randomOrderId } from './orderId'
import { isUnusedId, lineColumns, openCartOf, type CartLine } from './queries'
import { maxTotalCents } from './rules'

export type Added = { clientId: string; serial: string; grind: Brewing | null; quantity: number }

/**
 * Adds pieces of a product in one statement, in a new cart if the client has none. Returns the
 * changed cart; undefined if nothing is changed, because a rule or another transaction forbids it.
 */
export async function addAtOnce(
  sql: Sql,
  { clientId, serial, grind, quantity }: Added,
  now: Date,
): Promise<CartLine[] | undefined> {
  // PostgreSQL computes totals within its integers; no stock is as large.
  if (quantity > maxTotalCents) return undefined
  const lines = await retryConflicts(() =>
    statement(sql).execute({
      clientId,
      grind,
      quantity,
      typed: serial,
      lowered: serial.toLowerCase(),
      orderId: randomOrderId(),
      lineId: randomUUID(),
      now: now.toISOString(),
    }),
  )
  return lines.length > 0 ? lines : undefined
}

const { serial, name, priceCents, picture, retired, stock } = products
const { weightGrams, soldByWeight, categoryId } = products
/** In the order in which they are in a line. */
const articleColumns = {
  id: products.id,
  serial,
  name,
  priceCents,
  picture,
  retired,
  stock,
  weightGrams,
  soldByWeight,
  categoryId,
  netQuantity: netQuantity.as('net_quantity'),
  isBeans: isBeans.as('is_beans'),
}

const place = { id: orders.id, productId: orderLines.productId }
const line = {
  id: orderLines.id,
  orderId: orderLines.orderId,
  quantity: orderLines.quantity,
  grind: orderLines.grind,
  position: orderLines.position,
}
const lineOf = raw.join(Object.values(line), raw`, `)
const grind = raw`${raw.placeholder('grind')}::text`
const orderId = raw`${raw.placeholder('orderId')}::integer`
const quantity = raw`${raw.placeholder('quantity')}::integer`

const statement = prepareOnce((sql) => {
  const { clientId, cart, lines, isUnchanged, hasRoomFor } = cartParts(sql)
  const product = productIdBy(sql, {
    typed: raw.placeholder('typed'),
    lowered: raw.placeholder('lowered'),
  })
  const article = sql.$with('article').as(
    sql
      .select(articleColumns)
      .from(products)
      .where(
        and(eq(products.id, product), raw`not ${retired}`, raw`(${grind} is null or ${isBeans})`),
      ),
  )
  const held = sql.$with('held', place).as(
    raw`update ${orders} set revision = ${orders.revision} + 1 from ${cart}, ${article}
      where ${isUnchanged} and ${hasRoomFor(quantity, article)}
      returning ${orders.id}, ${article.id} as product_id`,
  )
  const buyer = sql
    .select({ buyerId: clients.id })
    .from(clients)
    .where(living(clientId))
    .for('key share', { skipLocked: true })
    .as('buyer')
  const created = sql.$with('created', place).as(
    raw`insert into ${orders} (id, client_id, created_at)
      select ${orderId}, ${clientId}::uuid, ${raw.placeholder('now')}::timestamptz
      from ${article}, ${buyer}
      where ${article.stock} >= ${quantity} and ${article.priceCents}::bigint * ${quantity} <= ${largest}
        and not exists (select from ${orders} where ${openCartOf(clientId)})
        and ${isUnusedId(orderId)}
      on conflict do nothing
      returning ${orders.id}, (select ${article.id} from ${article}) as product_id`,
  )
  const grown = sql.$with('grown', line).as(
    raw`update ${orderLines} set quantity = ${orderLines.quantity} + ${quantity} from ${held}
      where ${orderLines.orderId} = ${held.id} and ${orderLines.productId} = ${held.productId}
        and ${orderLines.grind} is not distinct from ${grind}
      returning ${lineOf}`,
  )
  const begun = sql.$with('begun', line).as(
    raw`insert into ${orderLines} (id, order_id, product_id, quantity, grind)
      select ${raw.placeholder('lineId')}::uuid, place.id, product_id, ${quantity}, ${grind}
      from (select * from ${held} union all select * from ${created}) place
      where not exists (select from ${grown})
      returning ${lineOf}`,
  )
  const changed = sql
    .$with('changed', line)
    .as(raw`select * from ${grown} union all select * from ${begun}`)
  const shown = sql.$with('shown', lineColumns).as(
    raw`select ${lines}.* from ${lines}, ${changed} where ${lines.id} <> ${changed.id}
      union all
      select ${changed.id}, ${changed.orderId}, ${article}.*, ${changed.quantity}, ${changed.grind}, ${changed.position}
      from ${changed}, ${article}`,
  )
  return sql
    .with(cart, lines, article, held, created, grown, begun, changed, shown)
    .select()
    .from(shown)
    .orderBy(asc(shown.position))
    .prepare('cart_add')
})
