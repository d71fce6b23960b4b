import { or, sql as raw } from 'drizzle-orm'
import { inParis } from '../../../contract/parisianDays'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { products } from '../../database/schema'
import { moveStock, type StockMovement } from '../../stock/queries'
import { CatalogueFileError, type Fault } from './CatalogueFileError'
import { defaultVat } from './fields'
import { planImport, type InventedNames, type Product, type Step } from './planImport'
import type { Change } from './readChanges'
import { sortName } from '../sortName'
import { updateProducts, type Update } from './updateProducts'
import { withEarlierPrices } from './withEarlierPrices'

/** The advisory lock's number; no other lock of the shop has it. */
export const importLock = 4_100_002
/** Rows of one insert: far below PostgreSQL's 65 535 parameters a statement. */
const atOnce = 500

type Changed = Step & { before: Product }
type Reading = { changes: readonly Change[]; faults: readonly Fault[] }
/** A step that was written, and its product. */
export type Written = { step: Step; productId: number }
/** What goes with the writing, while the products are locked. */
export type Companions = {
  /** Throws where the products are not as its caller saw them. */
  guard?: (steps: readonly Step[], tx: Sql) => void | Promise<void>
  /** Records who changed what. */
  record?: (tx: Sql, written: readonly Written[]) => Promise<void>
}
type Manner = Companions & { now: Date; isDryRun: boolean; invented?: InventedNames }

/**
 * Plans and writes an import in one transaction, and returns what happened to each line. Known
 * products are locked in the order in which orders lock them. Throws `CatalogueFileError`, and what
 * the guard throws. A dry run writes nothing, and takes no lock that a payment would wait for.
 */
export function applyChanges(
  sql: Sql,
  { changes, faults }: Reading,
  { now, isDryRun, invented, guard, record }: Manner,
): Promise<Step[]> {
  return inTransaction(sql, async (tx) => {
    // Two servers may fill the same empty shop: the second finds the first one's products.
    if (!isDryRun) await tx.execute(raw`select pg_advisory_xact_lock(${importLock})`)
    const known = await findNamed(tx, changes, isDryRun)
    const plan = planImport(known, changes, inParis(now).day, invented)
    await guard?.(plan.steps, tx)
    if (faults.length + plan.faults.length > 0)
      throw new CatalogueFileError([...faults, ...plan.faults])
    const steps = await withEarlierPrices(tx, plan.steps, now)
    if (isDryRun) return steps
    const written = await write(tx, steps, now)
    await record?.(tx, written)
    return steps
  })
}

/** The products that the changes name; locked in the order in which orders lock them, unless in a dry run. */
async function findNamed(
  tx: Sql,
  changes: readonly Change[],
  isDryRun: boolean,
): Promise<Product[]> {
  const serials = changes.map(({ serial }) => serial)
  // An array as one parameter, whatever its length.
  const listed = (texts: string[]) =>
    raw`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
  const named = tx
    .select()
    .from(products)
    .where(
      or(
        raw`${products.serial} in ${listed(serials)}`,
        raw`lower(${products.serial}) in ${listed(serials.map((serial) => serial.toLowerCase()))}`,
      ),
    )
    .orderBy(products.id)
  return isDryRun ? named : named.for('no key update')
}

async function write(tx: Sql, steps: readonly Step[], now: Date): Promise<Written[]> {
  // In the file's order, two imports, or an import and an order, could deadlock.
  const changed = steps.filter(isChange).sort((one, other) => one.before.id - other.before.id)
  const updates: Update[] = []
  const movements: StockMovement[] = []
  for (const { before, after } of changed) {
    const { stock = before.stock, ...fields } = withSortName(after)
    updates.push({ before, fields })
    const change = stock - before.stock
    movements.push({ productId: before.id, change, cause: 'import', at: now })
  }
  await updateProducts(tx, updates)
  // The change of the price has cleared the earlier one.
  await updateProducts(tx, changed.flatMap(toEarlierPrice))
  await moveStock(tx, movements)
  const fresh = steps.filter(({ before }) => !before)
  const ids = new Map<string, number>()
  for (let start = 0; start < fresh.length; start += atOnce) {
    const rows = fresh.slice(start, start + atOnce).map((step) => toProduct(step, now))
    const { id, serial } = products
    const inserted = await tx.insert(products).values(rows).returning({ id, serial })
    for (const product of inserted) ids.set(product.serial, product.id)
  }
  return [...changed, ...fresh].map((step) => ({
    step,
    productId: step.before?.id ?? ids.get(step.serial) ?? 0,
  }))
}

/** Whether the import changes this known product. */
export function isChange(step: Step): step is Changed {
  const { before, after } = step
  if (!before) return false
  const names = Object.keys(after) as (keyof Step['after'])[]
  return names.some((name) => before[name] !== after[name])
}

function withSortName(fields: Step['after']): Step['after'] & { sortName?: string } {
  return fields.name === undefined ? fields : { ...fields, sortName: sortName(fields.name) }
}

function toEarlierPrice({ before, earlier }: Changed): Update[] {
  return earlier && 'cents' in earlier
    ? [{ before, fields: { earlierPriceCents: earlier.cents } }]
    : []
}

function toProduct({ serial, after }: Step, createdAt: Date): typeof products.$inferInsert {
  const { name, categoryId, priceCents, stock } = after
  if (
    name === undefined ||
    categoryId === undefined ||
    priceCents === undefined ||
    stock === undefined
  )
    throw new Error(`The new product ${serial} was not checked.`)
  return {
    vatRate: defaultVat(categoryId),
    ...after,
    name,
    categoryId,
    priceCents,
    stock,
    serial,
    sortName: sortName(name),
    createdAt,
  }
}
