import { eq } from 'drizzle-orm'
import type { WholeProductReply } from '../../../contract/api/catalogue'
import { inParis } from '../../../contract/parisianDays'
import { categoryNames } from '../../../wording/replies/catalogue'
import { productReplies as replies } from '../../../wording/replies/products'
import { planImport, type Product, type Step } from '../../catalogue/file/planImport'
import { toWholeProductReply } from '../../catalogue/rules'
import { productAfter } from '../../catalogue/file/stepChanges'
import { readTypedCells } from '../../catalogue/file/typedCells'
import { withEarlierPrices } from '../../catalogue/file/withEarlierPrices'
import { products } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import type { Services } from '../../services'

type Draft = { id: number | null; cells: Record<string, string> }
/** A new product's own is not asked for before it is saved. */
const newSerial = 'nouveau'

/**
 * The product that saving this draft would show, read without a lock. What cannot be read yet stays
 * as it is; null for a new product without a name or a price. Throws a ProblemError (404).
 */
export async function previewProduct(
  { database: { sql }, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  { id, cells }: Draft,
): Promise<WholeProductReply | null> {
  const now = clock()
  const found = id === null ? [] : await sql.select().from(products).where(eq(products.id, id))
  if (id !== null && !found[0]) throw new ProblemError(404, 'not_found', replies.unknown)
  const serial = found[0]?.serial ?? newSerial
  const { changes } = readTypedCells({ serial, cells, isNew: id === null })
  const { steps } = planImport(found, changes, inParis(now).day)
  const [step] = await withEarlierPrices(sql, steps, now)
  if (!step) return null
  const product = productAfter(step)
  if (product.name === '' || product.priceCents === 0) return null
  return toWholeProductReply(
    {
      ...product,
      sortName: '',
      netQuantity: product.facts.netQuantity ?? null,
      earlierPriceCents: earlierPrice(step, product),
      categoryName: categoryNames[product.categoryId] ?? '',
    },
    settings,
  )
}

/** The struck price, which goes with the reduction that it was stated for. */
function earlierPrice({ before, earlier }: Step, product: Pick<Product, 'regularPriceCents'>) {
  if (product.regularPriceCents === null) return null
  if (earlier) return 'cents' in earlier ? earlier.cents : null
  return before?.earlierPriceCents ?? null
}
