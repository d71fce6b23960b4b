import type { Sql } from '../../database/connect'
import { findBeforeOpening, listPrices, type PriceEntry } from '../../prices/queries'
import { countFromOpening, findEarlierPrice } from '../../prices/rules'
import type { Step } from './planImport'

/** Adds to each step that makes or changes a reduction, or puts one back on sale, what the history says of it. */
export async function withEarlierPrices(
  tx: Sql,
  steps: readonly Step[],
  now: Date,
): Promise<Step[]> {
  const reduced = steps.filter(isReduction)
  if (reduced.length === 0) return [...steps]
  const prices = await listPrices(
    tx,
    reduced.flatMap(({ before }) => before?.id ?? []),
  )
  const closed = await findBeforeOpening(tx)
  return steps.map((step) => {
    if (!isReduction(step)) return step
    const { before } = step
    const known = (before && prices.get(before.id)) ?? []
    const history = countFromOpening([...known, toEntry(step, now)], closed)
    return { ...step, earlier: findEarlierPrice({ history, createdAt: before?.createdAt ?? now }) }
  })
}

function isReduction({ before, after }: Step): boolean {
  const { priceCents, regularPriceCents, retired } = after
  if (regularPriceCents == null) return false
  if (before?.retired && retired === false) return true
  return before?.priceCents !== priceCents || before?.regularPriceCents !== regularPriceCents
}

/** What the history will say of the step. */
function toEntry({ before, after }: Step, at: Date): PriceEntry {
  return {
    priceCents: after.priceCents ?? 0,
    regularPriceCents: after.regularPriceCents ?? null,
    onSale: !(after.retired ?? before?.retired),
    at,
  }
}
