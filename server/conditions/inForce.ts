import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PageSettings } from '../../contract/site/pageSettings'
import { storedTerms, type StoredTerms } from '../../wording/legal/storedTerms'
import type { Sql } from '../database/connect'
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
  const terms = termsOf(settings)
  const stored = await findVersion(sql, terms.hash)
  if (stored !== undefined) return stored
  await sql
    .insert(conditionsVersions)
    .values({ ...terms, at })
    .onConflictDoNothing()
  const version = await findVersion(sql, terms.hash)
  if (version === undefined) throw new Error('The conditions were not stored')
  return version
}

async function findVersion(sql: Sql, hash: string): Promise<number | undefined> {
  const { id } = conditionsVersions
  const [version] = await sql
    .select({ id })
    .from(conditionsVersions)
    .where(eq(conditionsVersions.hash, hash))
  return version?.id
}

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
