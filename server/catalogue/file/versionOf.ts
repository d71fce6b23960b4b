import { createHash } from 'node:crypto'
import { cellTexts, productColumns, type FileProduct } from './cellTexts'

/**
 * Changes with each cell of the product, by the admin, a file or a command; the stock does not
 * count, because it changes with each sale.
 */
export function versionOf(product: FileProduct): string {
  const texts = productColumns
    .filter((column) => column !== 'stock')
    .map((column) => cellTexts[column](product))
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
}
