import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { equipmentIds, foodIds } from '../../contract/categories'

type Columns = Record<'retired' | 'categoryId' | 'weightGrams' | 'picture' | 'facts', AnyPgColumn>

/**
 * A product on sale that lacks what the law wants of it: what `missingOnSheet` says, in SQL, so that
 * an index finds these products.
 */
export function hasIncompleteSheet(columns: Columns): SQL {
  const { retired, categoryId, weightGrams, picture, facts } = columns
  const isOneOf = (ids: readonly number[]) => sql`${categoryId} in (${sql.raw(ids.join(', '))})`
  const lacks = (...names: string[]) =>
    sql.join(
      names.map((name) => sql`${facts} ->> ${sql.raw(`'${name}'`)} is null`),
      sql` or `,
    )
  return sql`not ${retired} and (
    ${isOneOf(foodIds)} and (
      ${lacks('legalName', 'ingredients')}
      or ${weightGrams} is null and ${lacks('netQuantity')}
      or (${lacks('operator')}) <> (${lacks('operatorAddress')})
      or ${facts} @> '{"organic": true}'
        and coalesce(${facts} ->> 'certifier', '') !~ '[A-Z]{2}-[A-ZÖØ]{2,4}-[0-9]{2,3}'
    )
    or ${isOneOf(equipmentIds)} and (
      ${picture} is null
      or ${lacks('manufacturer', 'manufacturerAddress', 'manufacturerContact', 'model')}
      or ${facts} @> '{"manufacturerOutsideEu": true}'
        and (${lacks('responsible', 'responsibleAddress', 'responsibleContact')})
    )
  )`
}
