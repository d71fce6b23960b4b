import { sql as raw } from 'drizzle-orm'
import type { Channel, Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { inTransaction } from '../database/inTransaction'

/** Deletes the words that no product on sale has any more, where products lost words. */
export async function deleteLostWords(sql: Sql): Promise<void> {
  await inTransaction(sql, async (tx) => {
    // Waits for the transactions that add words.
    await tx.execute(raw`select pg_advisory_xact_lock(hashtext('search_words'))`)
    const losses = await rowsOf(tx, raw`delete from search_losses returning id`)
    if (losses.length === 0) return
    await tx.execute(raw`delete from search_words where not exists (
      select from ts_stat('select document from product_search') as used where used.word = stem)`)
    await tx.execute(raw`select pg_notify(${'catalogue_changed' satisfies Channel}, '')`)
  })
}
