import { sql as raw, type SQL } from 'drizzle-orm'
import type { Channel, Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { retryConflicts } from '../database/inTransaction'
import { blockOf } from './bitmapSql'
import { mergeBits } from './mergeBits'
import { isBand, mergeChangedBands, writeBands } from './orderBands'
import { facetValues } from './productValues'
import { dayMs, maxClockDriftMs } from '../system/durations'

/** Changed products that each search reads one by one before their bits are written. */
const maxChanges = 250
/** Stems of fewer products are found by the index of the documents. */
const frequentFrom = 1_000
/** Bitmaps of new products: places beyond the last id. */
const spare = 4_096

/** Whether so much changed, or so long ago, that the bitmaps are due. */
export async function areBitmapsDue(sql: Sql, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ isDue: boolean }>(
    sql,
    raw`select (select count(*) from (select from search_changes limit ${maxChanges + 1}) as changes) > ${maxChanges}
      or ${areOrdersOld(now)} as "isDue"`,
  )
  return row?.isDue ?? false
}

/** The order of the sales is a day old, or was made while a clock was ahead. */
const areOrdersOld = (now: Date) => raw`exists (select from search_bits, search_state
  where made_at not between ${from(now, -dayMs)} and ${from(now, maxClockDriftMs)})`
const from = (now: Date, ms: number) =>
  raw`${new Date(now.getTime() + ms).toISOString()}::timestamptz`

/**
 * Writes the bits of the products that changed; all bitmaps where there are none yet or much
 * changed; once a day the order of the sales. Searches meanwhile read what was before.
 */
export async function writeBitmaps(sql: Sql, now: Date): Promise<void> {
  await retryConflicts(() =>
    sql.transaction(
      async (tx) => {
        await tx.execute(raw`select from search_state where id = 1 for update`)
        const { isAllDue, areOrdersDue } = await readState(tx, now)
        await (isAllDue ? writeAll(tx) : writeChanged(tx))
        if (isAllDue || areOrdersDue) await writeBands(tx, now)
        await tx.execute(raw`delete from search_changes`)
        // A search that missed products meanwhile may have been stored.
        await tx.execute(raw`select pg_notify(${'catalogue_changed' satisfies Channel}, '')`)
        await tx.execute(raw`analyze search_bits, search_bands, search_stems, search_changes`)
      },
      // One snapshot: what is deleted in the end is what was read.
      { isolationLevel: 'repeatable read' },
    ),
  )
}

async function readState(tx: Sql, now: Date) {
  const [row] = await rowsOf<{ isAllDue: boolean; areOrdersDue: boolean }>(
    tx,
    raw`select not exists (select from search_bits)
        or (select count(distinct product_id) from search_changes) > (select count(*) from product_search) / 4
        or (select max(product_id) from search_changes)
          >= (select length(bits) from search_bits where kind = 'none') as "isAllDue",
      ${areOrdersOld(now)} as "areOrdersDue"`,
  )
  return row ?? { isAllDue: true, areOrdersDue: true }
}

async function writeAll(tx: Sql): Promise<void> {
  await tx.execute(raw`delete from search_bits`)
  await tx.execute(raw`delete from search_stems`)
  await tx.execute(raw`insert into search_bits (kind, value, bits)
    select 'none', '', repeat('0', ((coalesce(max(id), 0) + ${spare}) / 4096 + 1) * 4096)::varbit from products`)
  await tx.execute(raw`insert into search_stems
    select word from ts_stat('select document from product_search') where ndoc >= ${frequentFrom}`)
  await mergeValues(tx, raw`true`)
  await mergeWords(tx, raw`true`)
}

async function writeChanged(tx: Sql): Promise<void> {
  const within = raw`in (select product_id from search_changes)`
  await mergeValues(tx, raw`products.id ${within}`)
  await mergeChangedBands(tx)
  const [row] = await rowsOf<{ some: boolean }>(
    tx,
    raw`select exists(select from search_changes where is_text) as some`,
  )
  if (row?.some) await mergeWords(tx, raw`product_id ${within}`)
}

const isWord = raw`kind in ('text', 'fact', 'name')`

const mergeValues = (tx: Sql, which: SQL) =>
  mergeBits(tx, {
    ones: raw`select kind, value, ${blockOf(raw`products.id`)}
      from products cross join lateral (${facetValues}) as every(kind, value)
      where not retired and value is not null and ${which} group by 1, 2, 3`,
    kinds: raw`not (kind = 'none' or ${isWord} or ${isBand})`,
  })

/** Where a frequent stem is. */
const levels = {
  text: raw`true`,
  fact: raw`weights && '{A,B}'`,
  name: raw`weights && '{A}'`,
}

/** A statement for each level: one for all takes long in a large shop. */
async function mergeWords(tx: Sql, which: SQL): Promise<void> {
  for (const [level, isThere] of Object.entries(levels))
    await mergeBits(tx, {
      ones: raw`select ${level}::text as kind, lexeme as value, ${blockOf(raw`product_id`)}
        from product_search cross join unnest(document) as every(lexeme, positions, weights)
        join search_stems on stem = lexeme
        where ${isThere} and ${which} group by 1, 2, 3`,
      kinds: raw`kind = ${level}`,
    })
}
