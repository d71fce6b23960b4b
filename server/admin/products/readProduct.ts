import { and, desc, eq, ne, sql as raw } from 'drizzle-orm'
import type { StaffProduct } from '../../../contract/api/staff/staffProduct'
import { productReplies as replies } from '../../../wording/replies/products'
import { cellTexts, productColumns } from '../../catalogue/file/cellTexts'
import { versionOf } from '../../catalogue/file/versionOf'
import type { Sql } from '../../database/connect'
import { findCrops } from './pictureCrops'
import { auditLog, products, recentSales, stockMovements } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { selectActs } from '../../staff/selectActs'
import { countPromised } from '../../stock/countPromised'

const maxListed = 50

/** A product as the admin shows it; 404 for an unknown one. */
export async function readProduct(sql: Sql, id: number): Promise<StaffProduct> {
  const [found] = await sql
    .select({ product: products, sold: raw<number>`coalesce(${recentSales.pieces}, 0)` })
    .from(products)
    .leftJoin(recentSales, eq(recentSales.productId, products.id))
    .where(eq(products.id, id))
  if (!found) throw new ProblemError(404, 'not_found', replies.unknown)
  const { product, sold } = found
  const { picture, furtherPictures } = product
  const shown = [...(picture === null ? [] : [{ file: picture, alt: null }]), ...furtherPictures]
  const crops = await findCrops(
    sql,
    shown.map(({ file }) => file),
  )
  return {
    id,
    version: versionOf(product),
    serial: product.serial,
    retired: product.retired,
    stock: product.stock,
    promised: await countPromised(sql, id),
    sold,
    cells: Object.fromEntries(productColumns.map((column) => [column, cellTexts[column](product)])),
    pictures: shown.map(({ file, alt }) => {
      const { original, crop } = crops.get(file) ?? { original: file }
      return { file: original, alt, ...(crop && { crop }) }
    }),
    movements: (await findMovements(sql, id)).map(({ at, ...movement }) => ({
      ...movement,
      at: at.toISOString(),
    })),
    log: (await findProductActs(sql, id)).map(({ at, before, after, ...act }) => ({
      ...act,
      at: at.toISOString(),
      before: before as Record<string, unknown> | null,
      after: after as Record<string, unknown> | null,
    })),
  }
}

/** The last acts on a product but movements of its stock, newest first. */
export function findProductActs(sql: Sql, productId: number, limit = maxListed) {
  const isOfProduct = and(eq(auditLog.productId, productId), ne(auditLog.act, 'stock_moved'))
  return selectActs(sql, isOfProduct).orderBy(desc(auditLog.id)).limit(limit)
}

/** The last movements, newest first; the act of the same moment says whose each is. */
function findMovements(sql: Sql, productId: number) {
  return sql
    .select({
      at: stockMovements.at,
      change: stockMovements.change,
      cause: stockMovements.cause,
      order: stockMovements.orderId,
      who: raw<string | null>`(select staff.email from audit_log join staff on staff.id = staff_id
        where audit_log.product_id = "stock_movements"."product_id" and act = 'stock_moved'
        and audit_log.at = "stock_movements"."at" limit 1)`,
    })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(stockMovements.id))
    .limit(maxListed)
}
