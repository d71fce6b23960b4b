import { eq } from 'drizzle-orm'
import { conditionsPath } from '../../contract/site/conditionsFiles'
import type { Sql } from '../database/connect'
import { conditionsVersions } from '../database/schema'
import type { Settings } from '../settings'
import { conditionsInForce } from './inForce'

type Order = { conditionsId: number | null; at: Date }

/**
 * The version of an order, and the path of its PDF: the accepted one, or that in force if the
 * caller sent none.
 */
export async function conditionsOf(
  sql: Sql,
  settings: Settings,
  { conditionsId, at }: Order,
): Promise<{ id: number; path: string }> {
  const id = conditionsId ?? (await conditionsInForce(sql, settings, at))
  const { hash } = conditionsVersions
  const [version] = await sql
    .select({ hash })
    .from(conditionsVersions)
    .where(eq(conditionsVersions.id, id))
  if (!version) throw new Error('The conditions of an order are not stored')
  return { id, path: conditionsPath(version.hash) }
}
