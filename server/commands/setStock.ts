import { commandReplies as words } from '../../wording/commands'
import { CellFault, limits, readStock } from '../catalogue/file/cells'
import { inTransaction } from '../database/inTransaction'
import type { Services } from '../services'
import { recordAct } from '../staff/recordAct'
import { countStock } from '../stock/countStock'
import { CommandError } from './CommandError'

/** Sets the stock of a product, also of one that is no longer sold. */
export async function setStock(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  asked: { serial: string; stock: string },
) {
  const stock = readNumber(asked.stock)
  const at = clock()
  return inTransaction(database.sql, async (tx) => {
    const product = await countStock(tx, { serial: asked.serial.trim(), stock, at })
    if (!product) throw new CommandError(words.productUnknown(asked.serial))
    await recordAct(tx, {
      ...{ act: 'stock_moved', staffId: null, productId: product.id, at },
      before: { stock: product.stock },
      after: { stock, act: 'counted', pieces: stock },
    })
    return { ...product, stock }
  })
}

function readNumber(text: string): number {
  try {
    return readStock(text)
  } catch (error) {
    throw error instanceof CellFault ? new CommandError(words.wrongStock(limits.stock)) : error
  }
}
