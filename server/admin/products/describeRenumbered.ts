import { asc, sql as raw } from 'drizzle-orm'
import { renumberedNote } from '../../../wording/catalogueFile'
import type { Step } from '../../catalogue/file/planImport'
import type { Sql } from '../../database/connect'
import { products } from '../../database/schema'

/**
 * The new products of an import that have the name of a known one which its file does not name, in
 * words: a spreadsheet reads 0042 as the number 42, and 1-2 as a day.
 */
export async function describeRenumbered(sql: Sql, steps: readonly Step[]): Promise<string[]> {
  const added = steps.filter(({ before }) => !before)
  if (added.length === 0) return []
  const named = new Set(steps.map(({ before }) => before?.id))
  const others = await findByNames(
    sql,
    added.map(({ after }) => after.name ?? ''),
  )
  const serials = new Map(
    others.filter(({ id }) => !named.has(id)).map(({ name, serial }) => [name, serial]),
  )
  const pairs = added.flatMap(({ serial, after }) => {
    const known = serials.get(after.name ?? '')
    return known === undefined ? [] : [{ serial, known }]
  })
  return pairs.length > 0 ? [renumberedNote(pairs)] : []
}

function findByNames(sql: Sql, names: readonly string[]) {
  const { id, serial, name } = products
  // An array as one parameter, whatever its length.
  const listed = raw`(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`
  return sql
    .select({ id, serial, name })
    .from(products)
    .where(raw`${name} in ${listed}`)
    .orderBy(asc(id))
}
