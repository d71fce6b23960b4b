import { and, asc, desc, eq, isNull, or, sql as raw, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Id } from '../../contract/api/ids'
import type { Brewing } from '../../contract/facts'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { retryConflicts } from '../database/inTransaction'
import { orderLines, orders } from '../database/schema'
import { cartParts } from './cartParts'
import type { CartLine } from './queries'
import { maxTotalCents } from './rules'

/** A line by its identifier; or of a product, without a grind its line in beans, or its first. */
export type LineOfClient = {
  clientId: string
  serial: Id
  grind: Brewing | null | undefined
  lineId: string | undefined
}
type Changed = Promise<CartLine[] | undefined>

/**
 * Adds one piece to a line in one statement. Returns the changed cart; undefined if nothing is
 * changed, because a rule or another transaction forbids it.
 */
export const incrementAtOnce = (sql: Sql, line: LineOfClient): Changed =>
  change(increment(sql), line)

/** Removes one piece in the same way. */
export const decrementAtOnce = (sql: Sql, line: LineOfClient): Changed =>
  change(decrement(sql), line)

/** Sets the quantity in the same way. */
export async function setQuantityAtOnce(
  sql: Sql,
  line: LineOfClient & { quantity: number },
): Changed {
  // PostgreSQL computes totals within its integers; no stock is as large.
  return line.quantity > maxTotalCents ? undefined : change(setTo(sql), line)
}

const plusOne = (quantity: SQLWrapper) => raw`${quantity} + 1`
const minusOne = (quantity: SQLWrapper) => raw`${quantity} - 1`
const given = () => raw`${raw.placeholder('quantity')}::bigint`

const increment = prepareOnce((sql) => prepareChange(sql, 'cart_increment', plusOne))
const decrement = prepareOnce((sql) => prepareChange(sql, 'cart_decrement', minusOne))
const setTo = prepareOnce((sql) => prepareChange(sql, 'cart_set', given))

async function change(
  prepared: ReturnType<typeof prepareChange>,
  { clientId, serial, grind, lineId, quantity }: LineOfClient & { quantity?: number },
): Changed {
  const typed = String(serial)
  const values = {
    clientId,
    quantity,
    typed,
    lowered: typed.toLowerCase(),
    grind: grind ?? null,
    isAnyGrind: grind === undefined,
    lineId: lineId ?? null,
  }
  const lines = await retryConflicts(() => prepared.execute(values))
  return lines.length > 0 ? lines : undefined
}

function prepareChange(sql: Sql, name: string, wantedOf: (quantity: SQLWrapper) => SQL) {
  const { cart, lines, line, isUnchanged, hasRoomFor } = cartParts(sql)
  const isExact = eq(lines.serial, raw.placeholder('typed'))
  const isAnyCase = eq(raw`lower(${lines.serial})`, raw.placeholder('lowered'))
  const isGround = raw`(${raw.placeholder('isAnyGrind')}::boolean
    or ${lines.grind} is not distinct from ${raw.placeholder('grind')}::text)`
  // Compared as text, because the caller's identifier may not be a uuid.
  const lineId = raw`${raw.placeholder('lineId')}::text`
  const isNamed = raw`case when ${lineId} is null then ${and(or(isExact, isAnyCase), isGround)}
    else ${lines.id}::text = ${lineId} end`
  const { id, productId, quantity, priceCents, stock, retired, position } = line
  const wanted = wantedOf(quantity).as('wanted')
  const target = sql.$with('target').as(
    sql
      .select({ id, productId, quantity, priceCents, stock, retired, wanted })
      .from(lines)
      .where(isNamed)
      .orderBy(desc(isExact), desc(isNull(lines.grind)), asc(position))
      .limit(1),
  )
  const more = raw`(${target.wanted} - ${target.quantity})`
  const article = { id: target.productId, priceCents: target.priceCents, stock: target.stock }
  const isAllowed = raw`not ${target.retired} and ${hasRoomFor(more, article)}`
  const held = sql.$with('held', { id: orderLines.id, wanted: target.wanted }).as(
    raw`update ${orders} set revision = ${orders.revision} + 1 from ${cart}, ${target}
      where ${isUnchanged} and ${target.wanted} >= 1 and ${wantedOf === minusOne ? raw`true` : isAllowed}
      returning ${target.id}, ${target.wanted}`,
  )
  const changed = sql.$with('changed', { id: orderLines.id, quantity: orderLines.quantity }).as(
    raw`update ${orderLines} set quantity = ${held.wanted} from ${held}
      where ${orderLines.id} = ${held.id}
      returning ${orderLines.id}, ${orderLines.quantity}`,
  )
  const shown = raw<number>`case ${id} when ${changed.id} then ${changed.quantity} else ${quantity} end`
  return sql
    .with(cart, lines, target, held, changed)
    .select({ ...line, quantity: shown })
    .from(changed)
    .crossJoin(lines)
    .orderBy(asc(position))
    .prepare(name)
}
