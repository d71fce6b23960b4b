import { eq, sql as raw } from 'drizzle-orm'
import { conditionsWords } from '../../wording/conditions'
import type { Sql } from '../database/connect'
import { conditionsVersions } from '../database/schema'
import { makeConditionsPdf } from './makeConditionsPdf'

type Wanted = { id: number } | { hash: string }

/**
 * A version of the conditions as a PDF; null for no such one. It is made from the stored text when
 * it is first asked for, and stored: servers that make it at once agree on one.
 */
export async function conditionsFile(
  sql: Sql,
  wanted: Wanted,
): Promise<{ name: string; bytes: Buffer } | null> {
  const { id, hash, pdf } = conditionsVersions
  const where = 'id' in wanted ? eq(id, wanted.id) : eq(hash, wanted.hash)
  const name = conditionsWords.fileName
  const [stored] = await sql.select({ pdf }).from(conditionsVersions).where(where)
  if (!stored) return null
  if (stored.pdf) return { name, bytes: stored.pdf }
  const [version] = await sql.select().from(conditionsVersions).where(where)
  if (!version) return null
  const made = await makeConditionsPdf(version)
  const [kept] = await sql
    .update(conditionsVersions)
    .set({ pdf: raw`coalesce(${pdf}, ${made})` })
    .where(eq(id, version.id))
    .returning({ pdf })
  return { name, bytes: kept?.pdf ?? made }
}
