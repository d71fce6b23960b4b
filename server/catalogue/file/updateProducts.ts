import { eq, getTableColumns, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { products } from '../../database/schema'
import type { Product } from './planImport'

/** Rows of one statement: few enough for its time limit, because each changed name is indexed. */
const atOnce = 200

const columns = getTableColumns(products)
type Field = Exclude<keyof Product, 'id' | 'stock' | 'createdAt'>
/** What a known product becomes. */
export type Update = { before: Product; fields: { [Name in Field]?: Product[Name] } }

/**
 * Writes fields of locked products. A statement sets in each of its rows every field that one of
 * them changes; a product that keeps such a field gets what it had.
 */
export async function updateProducts(tx: Sql, updates: readonly Update[]): Promise<void> {
  const real = updates.filter(({ fields }) => Object.keys(fields).length > 0)
  for (let start = 0; start < real.length; start += atOnce)
    await updateTogether(tx, real.slice(start, start + atOnce))
}

async function updateTogether(tx: Sql, updates: readonly Update[]): Promise<void> {
  const names = [...new Set(updates.flatMap(({ fields }) => Object.keys(fields)))] as Field[]
  const rows = updates.map(({ before, fields }) => {
    const after = { ...before, ...fields }
    const cells = names.map((name) => [columns[name].name, after[name]] as const)
    return Object.fromEntries<unknown>([['id', before.id], ...cells])
  })
  const changed = raw`jsonb_populate_recordset(null::${products}, ${JSON.stringify(rows)}::jsonb) as changed`
  const changedField = (name: Field) => raw`changed.${raw.identifier(columns[name].name)}`
  await tx
    .update(products)
    .set(Object.fromEntries(names.map((name) => [name, changedField(name)])))
    .from(changed)
    .where(eq(products.id, raw`changed.id`))
}
