import { setTimeout as wait } from 'node:timers/promises'
import { sql as raw } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { rowsOf } from '../database/rowsOf'

/** Milliseconds; shorter than monitors wait for a reply. */
const timeoutMs = 2_000

/** Whether the database answers now, and takes changes, on a connection like a visitor's. */
export async function databaseAnswers({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  const over = new AbortController()
  const asked = rowsOf<{ answers: boolean }>(
    sql,
    raw`select current_setting('transaction_read_only') = 'off' as answers`,
  ).then(
    ([row]) => row?.answers === true,
    () => false,
  )
  const late = wait(timeoutMs, false, { signal: over.signal }).catch(() => false)
  const answers = await Promise.race([asked, late])
  over.abort()
  return answers
}
