import { eq } from 'drizzle-orm'
import { commandReplies as words } from '../../wording/commands'
import { CellFault, limits, readStock } from '../catalogue/cells'
import { productIdOf } from '../database/bySerial'
import type { Sql } from '../database/connect'
import { products } from '../database/schema'
import { CommandError } from './CommandError'

/** Sets the stock of a product, also of one that is no longer sold. */
export async function setStock(sql: Sql, asked: { serial: string; stock: string }) {
  const [product] = await sql
    .update(products)
    .set({ stock: readNumber(asked.stock) })
    .where(eq(products.id, productIdOf(sql, asked.serial.trim())))
    .returning({ serial: products.serial, name: products.name, stock: products.stock })
  if (!product) throw new CommandError(words.productUnknown(asked.serial))
  return product
}

function readNumber(text: string): number {
  try {
    return readStock(text)
  } catch (error) {
    throw error instanceof CellFault ? new CommandError(words.wrongStock(limits.stock)) : error
  }
}
