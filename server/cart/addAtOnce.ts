import { randomUUID } from 'node:crypto'
import { and, asc, eq, getTableColumns, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { productIdBy } from '../database/bySerial'
import { prepareOnce } from '../database/prepareOnce'
import { retryConflicts } from '../database/retry'
import { clients, orderLines, orders, products } from '../database/schema'
import { living } from '../clients/queries'
import { cartParts } from './cartParts'
import { randomOrderId } from './orderId'
import { lineColumns, openCartOf, type CartLine } from './queries'

/**
 * Adds one piece of a product in one statement, in a new cart if the client has none. Returns the
 * changed cart; undefined if nothing is changed, because a rule or another transaction forbids it.
 */
export async function addAtOnce(
  sql: Sql,
  { clientId, serial, now }: { clientId: string; serial: string; now: Date },
): Promise<CartLine[] | undefined> {
  const lines = await retryConflicts(() =>
    statement(sql).execute({
      clientId,
      typed: serial,
      lowered: serial.toLowerCase(),
      orderId: randomOrderId(),
      lineId: randomUUID(),
      now: now.toISOString(),
    }),
  )
  return lines.length > 0 ? lines : undefined
}

const { serial, name, priceCents, picture, retired, stock, weightGrams, soldByWeight } = products
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
}

const cartId = { id: orders.id }
const line = getTableColumns(orderLines)

const statement = prepareOnce((sql) => {
  const { clientId, cart, lines, isUnchanged, isPayableWith } = cartParts(sql)
  const product = productIdBy(sql, {
    typed: raw.placeholder('typed'),
    lowered: raw.placeholder('lowered'),
  })
  const article = sql.$with('article').as(
    sql
      .select(articleColumns)
      .from(products)
      .where(and(eq(products.id, product), raw`not ${retired}`)),
  )
  const ofArticle = raw`from ${lines} where ${lines.productId} = ${article.id}`
  const held = sql.$with('held', cartId).as(
    raw`update ${orders} set revision = ${orders.revision} + 1 from ${cart}, ${article}
      where ${isUnchanged} and ${isPayableWith(article.priceCents)}
        and ${article.stock} > coalesce((select ${lines.quantity} ${ofArticle}), 0)
      returning ${orders.id}`,
  )
  const buyer = sql
    .select({ buyerId: clients.id })
    .from(clients)
    .where(living(clientId))
    .for('key share', { skipLocked: true })
    .as('buyer')
  const created = sql.$with('created', cartId).as(
    raw`insert into ${orders} (id, client_id, created_at)
      select ${raw.placeholder('orderId')}::integer, ${clientId}::uuid, ${raw.placeholder('now')}::timestamptz
      from ${article}, ${buyer}
      where ${article.stock} > 0 and not exists (select from ${orders} where ${openCartOf(clientId)})
      on conflict do nothing
      returning ${orders.id}`,
  )
  const open = sql
    .$with('open', cartId)
    .as(raw`select * from ${held} union all select * from ${created}`)
  const grown = sql.$with('grown', line).as(
    raw`update ${orderLines} set quantity = ${orderLines.quantity} + 1 from ${open}, ${article}
      where ${orderLines.orderId} = ${open.id} and ${orderLines.productId} = ${article.id}
      returning ${orderLines}.*`,
  )
  const begun = sql.$with('begun', line).as(
    raw`insert into ${orderLines} (id, order_id, product_id, quantity)
      select ${raw.placeholder('lineId')}::uuid, ${open.id}, ${article.id}, 1 from ${open}, ${article}
      where not exists (select ${ofArticle})
      returning ${orderLines}.*`,
  )
  const changed = sql
    .$with('changed', line)
    .as(raw`select * from ${grown} union all select * from ${begun}`)
  const shown = sql.$with('shown', lineColumns).as(
    raw`select ${lines}.* from ${lines}, ${open}, ${article} where ${lines.productId} <> ${article.id}
      union all
      select ${changed.id}, ${changed.orderId}, ${article}.*, ${changed.quantity}, ${changed.position}
      from ${changed}, ${article}`,
  )
  return sql
    .with(cart, lines, article, held, created, open, grown, begun, changed, shown)
    .select()
    .from(shown)
    .orderBy(asc(shown.position))
    .prepare('cart_add')
})
