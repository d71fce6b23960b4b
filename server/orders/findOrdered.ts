import type { Sql } from '../database/connect'
import { grindOf } from '../database/grind'
import { discountsOf } from '../shop/totals'
import { findFrozenLines, findUsedCode } from './queries'

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
