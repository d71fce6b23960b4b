import { and, asc, eq, sql as raw } from 'drizzle-orm'
import { synonymColumns, synonymReplies as words } from '../../wording/synonyms'
import { readCsv } from '../catalogue/file/csv'
import { decodeText } from '../catalogue/file/decodeText'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { inTransaction } from '../database/inTransaction'
import { searchSynonyms } from '../database/schema'
import { SynonymsError } from './SynonymsError'

type Synonym = typeof searchSynonyms.$inferSelect
/** A synonym as it is given, and its line in a file. */
type Given = { line?: number; cells: readonly string[] }

const maxSynonyms = 2_000

export const listSynonyms = (sql: Sql): Promise<Synonym[]> =>
  sql.select().from(searchSynonyms).orderBy(asc(searchSynonyms.word), asc(searchSynonyms.meaning))

/** Adds a synonym; `isNew` is false where it was there. Throws `SynonymsError`. */
export async function addSynonym(
  sql: Sql,
  cells: readonly string[],
): Promise<Synonym & { isNew: boolean }> {
  const [synonym] = await readSynonyms(sql, [{ cells }])
  if (!synonym) throw new SynonymsError([words.notTwo])
  const added = await sql.insert(searchSynonyms).values(synonym).onConflictDoNothing().returning()
  return { ...synonym, isNew: added.length > 0 }
}

/** Removes a synonym, or all of a word; returns how many. */
export async function removeSynonyms(sql: Sql, word: string, meaning?: string): Promise<number> {
  const is = (column: typeof searchSynonyms.word | typeof searchSynonyms.meaning, text: string) =>
    eq(column, raw`search_text(${text.trim()})`)
  const removed = await sql
    .delete(searchSynonyms)
    .where(
      and(
        is(searchSynonyms.word, word),
        meaning === undefined ? undefined : is(searchSynonyms.meaning, meaning),
      ),
    )
    .returning()
  return removed.length
}

/** Replaces all synonyms by those of a CSV file; returns how many. Throws `SynonymsError`. */
export function importSynonyms(sql: Sql, bytes: Buffer): Promise<number> {
  const rows: Given[] = readCsv(decodeText(bytes).text)
  const isHeading = rows[0]?.cells.join() === synonymColumns.join()
  return replaceSynonyms(sql, isHeading ? rows.slice(1) : rows)
}

export async function replaceSynonyms(sql: Sql, given: readonly Given[]): Promise<number> {
  if (given.length > maxSynonyms) throw new SynonymsError([words.tooMany(maxSynonyms)])
  const synonyms = await readSynonyms(sql, given)
  return inTransaction(sql, async (tx) => {
    await tx.delete(searchSynonyms)
    if (synonyms.length === 0) return 0
    const added = await tx.insert(searchSynonyms).values(synonyms).onConflictDoNothing().returning()
    return added.length
  })
}

/** As the search compares words. Throws `SynonymsError` with what is wrong in every line. */
async function readSynonyms(sql: Sql, given: readonly Given[]): Promise<Synonym[]> {
  const texts = given.map(({ cells }) => cells.map((cell) => cell.replaceAll('\0', ' ').trim()))
  const read = await rowsOf<{ text: string; isEmpty: boolean }>(
    sql,
    raw`select search_text(text) as text, to_tsvector('french', search_text(text)) = '' as "isEmpty"
      from jsonb_array_elements_text(${JSON.stringify(texts.flat())}::jsonb)
        with ordinality as given(text, place) order by place`,
  )
  const faults: string[] = []
  const synonyms = given.map(({ line, cells }) => {
    const pair = read.splice(0, cells.length)
    const fault = faultOf(pair)
    if (fault !== undefined) faults.push(line === undefined ? fault : words.ofLine(line, fault))
    return { word: pair[0]?.text ?? '', meaning: pair[1]?.text ?? '' }
  })
  if (faults.length > 0) throw new SynonymsError(faults)
  return synonyms
}

function faultOf(pair: readonly { text: string; isEmpty: boolean }[]): string | undefined {
  if (pair.length !== 2) return words.notTwo
  const [word, meaning] = pair
  const wrong = pair.find(({ text }) => !/^[a-z0-9]{2,40}$/.test(text))
  if (wrong) return words.notWord(wrong.text)
  const empty = pair.find(({ isEmpty }) => isEmpty)
  if (empty) return words.saysNothing(empty.text)
  return word?.text === meaning?.text ? words.same(word?.text ?? '') : undefined
}
