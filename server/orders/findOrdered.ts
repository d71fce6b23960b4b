import { asc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { grindOf, isBeans } from '../database/grind'
import { frozenLine } from '../database/placedOrders'
import { prepareOnce } from '../database/prepareOnce'
import { orderLines, products } from '../database/schema'
import { discountsOf } from '../shop/totals'
import { findUsedCode } from './queries'

/** What was ordered: the lines as they are frozen, and what a promotion code took off them. */
export async function findOrdered(
  tx: Sql,
  { id, promotionId }: { id: number; promotionId: number | null },
) {
  const frozen = await findFrozenLines(tx, id)
  const lines = frozen.map((line) => ({ ...line, grind: grindOf(line) }))
  const code = promotionId === null ? null : await findUsedCode(tx, id)
  return { lines, discounts: discountsOf(code, lines) }
}

/** The frozen lines of an order, in their order. */
const findFrozenLines = (sql: Sql, orderId: number) => preparedLines(sql).execute({ orderId })

const preparedLines = prepareOnce((sql) =>
  sql
    .select({
      ...frozenLine,
      quantity: orderLines.quantity,
      grind: orderLines.grind,
      isBeans,
      picture: products.picture,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, raw.placeholder('orderId')))
    .orderBy(asc(orderLines.position))
    .prepare('frozen_lines'),
)
