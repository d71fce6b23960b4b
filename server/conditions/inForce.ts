import { createHash } from 'node:crypto'
import { eq, sql as raw } from 'drizzle-orm'
import type { PageSettings } from '../../contract/site/pageSettings'
import { storedTerms, type StoredTerms } from '../../wording/legal/storedTerms'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { conditionsVersions } from '../database/schema'
import type { Settings } from '../settings'
import { madeFrom } from '../shop/madeFrom'

type HashedTerms = StoredTerms & { hash: string; seller: string }

/** The terms of each settings are written once, and again when the shopkeeper changes some. */
const written = new WeakMap<Settings, () => HashedTerms>()

/**
 * The version of the conditions of sale that this server shows: the number of its text, which is
 * stored the first time. A text that was in force before has its old number.
 */
export async function conditionsInForce(sql: Sql, settings: Settings, at: Date): Promise<number> {
  return (await versionInForce(sql, settings, at)).id
}

/** The same with the hash of its text. */
export async function versionInForce(
  sql: Sql,
  settings: Settings,
  at: Date,
): Promise<{ id: number; hash: string }> {
  const terms = termsOf(settings)
  const { hash } = terms
  const stored = await findVersion(sql, hash)
  if (stored !== undefined) return { id: stored, hash }
  await sql
    .insert(conditionsVersions)
    .values({ ...terms, at })
    .onConflictDoNothing()
  const id = await findVersion(sql, hash)
  if (id === undefined) throw new Error('The conditions were not stored')
  return { id, hash }
}

async function findVersion(sql: Sql, hash: string): Promise<number | undefined> {
  const [version] = await versionByHash(sql).execute({ hash })
  return version?.id
}

const versionByHash = prepareOnce((sql) =>
  sql
    .select({ id: conditionsVersions.id })
    .from(conditionsVersions)
    .where(eq(conditionsVersions.hash, raw.placeholder('hash')))
    .prepare('version_by_hash'),
)

function termsOf(settings: Settings): HashedTerms {
  const terms = written.get(settings) ?? madeFrom(settings, hashTerms)
  written.set(settings, terms)
  return terms()
}

function hashTerms(shown: PageSettings): HashedTerms {
  const terms = storedTerms(shown)
  const hash = createHash('sha256').update(terms.text).digest('hex')
  return { ...terms, hash, seller: shown.seller.name }
}
