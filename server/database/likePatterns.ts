import { and, like, sql as raw, type Column, type SQL } from 'drizzle-orm'
import { rowsOf } from './rowsOf'
import type { Sql } from './connect'

/**
 * What finds each word somewhere in a text of `search_text`. It is a query of its own, so that the
 * search is planned for the pattern, and the word is not read anew for every row.
 */
export async function likePatterns(sql: Sql, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const rows = await rowsOf<{ pattern: string }>(
    sql,
    raw`select '%' || replace(translate(search_text(word), '%\\', ''), '_', '\\_') || '%' as pattern
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as named(word, place)
      order by place`,
  )
  return rows.map(({ pattern }) => pattern)
}

/** Each pattern is somewhere in the text; undefined without patterns. */
export const isLikeEach = (text: Column, patterns: readonly string[]): SQL | undefined =>
  and(...patterns.map((pattern) => like(text, pattern)))
