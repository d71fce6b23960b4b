import { and, desc, eq, ne, sql as raw } from 'drizzle-orm'
import type { StaffProduct } from '../../../contract/api/staff/staffProduct'
import { productReplies as replies } from '../../../wording/replies/products'
import { cellTexts, productColumns } from '../../catalogue/file/cellTexts'
import { versionOf } from '../../catalogue/file/versionOf'
import type { Sql } from '../../database/connect'
import { firstOf } from '../../database/firstOf'
import { findCrops } from './pictureCrops'
import { findMovements } from './findMovements'
import { auditLog, products, recentSales } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { selectActs } from '../../staff/selectActs'
import { toActReply } from '../../staff/toActReply'
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
  const acts = firstOf(await findProductActs(sql, id, maxListed + 1), maxListed)
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
    ...(await findMovements(sql, id)),
    log: acts.listed.map(toActReply),
    has_all_acts: !acts.hasMore,
  }
}

/** The last acts on a product but movements of its stock, newest first. */
export function findProductActs(sql: Sql, productId: number, limit = maxListed) {
  const isOfProduct = and(eq(auditLog.productId, productId), ne(auditLog.act, 'stock_moved'))
  return selectActs(sql, isOfProduct).orderBy(desc(auditLog.id)).limit(limit)
}
