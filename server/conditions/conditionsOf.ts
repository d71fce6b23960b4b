import { eq, sql as raw } from 'drizzle-orm'
import { conditionsPath } from '../../contract/site/conditionsFiles'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { conditionsVersions } from '../database/schema'
import type { Settings } from '../settings'
import { versionInForce } from './inForce'

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
  const version =
    conditionsId === null
      ? await versionInForce(sql, settings, at)
      : { id: conditionsId, hash: await findHash(sql, conditionsId) }
  return { id: version.id, path: conditionsPath(version.hash) }
}

async function findHash(sql: Sql, id: number): Promise<string> {
  const [version] = await versionById(sql).execute({ id })
  if (!version) throw new Error('The conditions of an order are not stored')
  return version.hash
}

const versionById = prepareOnce((sql) =>
  sql
    .select({ hash: conditionsVersions.hash })
    .from(conditionsVersions)
    .where(eq(conditionsVersions.id, raw.placeholder('id')))
    .prepare('version_by_id'),
)
