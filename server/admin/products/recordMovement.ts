import { and, eq, sql as raw } from 'drizzle-orm'
import type { StockAct, StockCause } from '../../../contract/stockCauses'
import { productReplies as replies } from '../../../wording/replies/products'
import { CellFault, readStock } from '../../catalogue/file/cells'
import { nextStock, type StockCells } from '../../catalogue/file/stockCells'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { auditLog, products } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { wrongField } from '../../http/wrongField'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { moveStock } from '../../stock/queries'

type NewMovement = { id: number; act: StockAct; pieces: string; key: string; by: string }

const causes = { arrived: 'arrival', counted: 'count', lost: 'loss' } as const satisfies Record<
  StockAct,
  StockCause
>

/**
 * Moves a stock by what a person says of it, once for each key: a request that was sent twice, or
 * whose reply was lost, counts once. Returns when the key counted before; null if it counts now.
 * Throws a ProblemError: 404, 400 with why, or 409 if the key has counted something else.
 */
export async function recordMovement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, act, pieces: typed, key, by }: NewMovement,
): Promise<Date | null> {
  const pieces = readPieces(typed, act)
  return inTransaction(database.sql, async (tx) => {
    const [product] = await tx
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, id))
      .for('no key update')
    if (!product) throw new ProblemError(404, 'not_found', replies.unknown)
    const before = product.stock
    const recorded = await findRecorded(tx, id, key)
    if (recorded) {
      if (recorded.act === act && recorded.pieces === pieces) return recorded.at
      const message = replies.countedOtherwise(recorded, before)
      throw new ProblemError(409, 'product_changed', message)
    }
    const decided = nextStock(before, toStockCells(act, pieces))
    if ('fault' in decided) throw wrongField('pieces', replies.fault(decided.fault))
    const at = clock()
    const change = decided.stock - before
    await moveStock(tx, [{ productId: id, change, cause: causes[act], at }])
    await recordAct(tx, {
      ...{ act: 'stock_moved', staffId: by, productId: id, at },
      before: { stock: before },
      after: { stock: decided.stock, act, pieces, key },
    })
    return null
  })
}

function toStockCells(act: StockAct, pieces: number): StockCells {
  if (act === 'counted') return { stockCounted: pieces }
  return { stockMoved: act === 'lost' ? -pieces : pieces }
}

function readPieces(typed: string, act: StockAct): number {
  try {
    const pieces = readStock(typed)
    if (pieces === 0 && act !== 'counted') throw wrongField('pieces', replies.noPieces)
    return pieces
  } catch (error) {
    throw error instanceof CellFault ? wrongField('pieces', replies.fault(error.message)) : error
  }
}

async function findRecorded(tx: Sql, id: number, key: string) {
  const isSame = raw`${auditLog.after} ->> 'key' = ${key}`
  const [row] = await tx
    .select({
      at: auditLog.at,
      act: raw<StockAct>`${auditLog.after} ->> 'act'`,
      pieces: raw<number>`(${auditLog.after} ->> 'pieces')::int`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.productId, id), eq(auditLog.act, 'stock_moved'), isSame))
  return row
}
