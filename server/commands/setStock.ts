import { commandReplies as words } from '../../wording/commands'
import { CellFault, limits, readStock } from '../catalogue/cells'
import type { Services } from '../services'
import { countStock } from '../stock/countStock'
import { CommandError } from './CommandError'

/** Sets the stock of a product, also of one that is no longer sold. */
export async function setStock(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  asked: { serial: string; stock: string },
) {
  const counted = { serial: asked.serial.trim(), stock: readNumber(asked.stock), at: clock() }
  const product = await countStock(database.sql, counted)
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
