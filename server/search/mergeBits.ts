import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { joinBlocks, noneAndStale } from './bitmapSql'

type Bits = {
  /** The blocks of what has each value now, as `blockOf` selects them. */
  ones: SQL
  /** The condition of the bitmaps' kinds. */
  kinds: SQL
}

/** Replaces the bits of the changed products in the bitmaps of these kinds. */
export async function mergeBits(tx: Sql, { ones, kinds }: Bits): Promise<void> {
  await tx.execute(raw`with ${noneAndStale},
    fresh as (
      select kind, value, ${joinBlocks} as bits from none, (${ones}) as parts group by 1, 2
    )
    insert into search_bits (kind, value, bits)
    select kind, value, (coalesce(old.bits, none.bits) & coalesce(~stale.bits, ~none.bits))
      | coalesce(fresh.bits, none.bits)
    from none, stale, (select * from search_bits where ${kinds}) as old
    full join fresh using (kind, value)
    on conflict (kind, value) do update set bits = excluded.bits`)
}
