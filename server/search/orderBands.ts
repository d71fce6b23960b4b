import { sql as raw, type SQL } from 'drizzle-orm'
import { searchOrders, type SearchOrder } from '../../contract/searchLimits'
import type { Sql } from '../database/connect'
import { blockOf } from './bitmapSql'
import { mergeBits } from './mergeBits'

/** Bands of an order, and small bands of each: a small band of 100 000 products has about 100. */
const parts = 32

/** The bitmaps of the bands, and of the small bands by their places in them. */
export const bandKinds = {
  pertinence: ['pertinence', 'pertinence, small'],
  asc: ['asc', 'asc, small'],
  desc: ['desc', 'desc, small'],
} as const satisfies Record<SearchOrder, readonly [string, string]>

export const isBand = raw`kind like any (array['pertinence%', 'asc%', 'desc%'])`

/** Each order of the search, as its bands are cut. */
const bandOrders: Record<SearchOrder, ReturnType<typeof raw>> = {
  pertinence: raw`pieces desc, price_cents, sort_name, serial`,
  asc: raw`price_cents, sort_name, serial`,
  desc: raw`price_cents desc, sort_name, serial`,
}

/** Whether a band begins at a product, or before. */
const begins: Record<SearchOrder, ReturnType<typeof raw>> = {
  pertinence: raw`(-band.pieces, band.price_cents, band.sort_name, band.serial)
    <= (-product_search.pieces, products.price_cents, products.sort_name, products.serial)`,
  asc: raw`(band.price_cents, band.sort_name, band.serial)
    <= (products.price_cents, products.sort_name, products.serial)`,
  desc: raw`(-band.price_cents, band.sort_name, band.serial)
    <= (-products.price_cents, products.sort_name, products.serial)`,
}

/** Cuts the orders into bands anew, by the sales as they are. */
export async function writeBands(tx: Sql, now: Date): Promise<void> {
  await tx.execute(raw`update product_search set pieces = coalesce(recent_sales.pieces, 0)
    from product_search as one left join recent_sales using (product_id)
    where one.product_id = product_search.product_id
    and product_search.pieces <> coalesce(recent_sales.pieces, 0)`)
  await tx.execute(raw`delete from search_bands`)
  await tx.execute(raw`delete from search_bits where ${isBand}`)
  for (const sort of searchOrders)
    await tx.execute(raw`insert into search_bands
      select distinct on (band) ${sort}::text, band, pieces, price_cents, sort_name, serial
      from (${inBands(sort)}) as cut order by band, ${bandOrders[sort]}`)
  // Together: each merge replaces the changed products in the bitmaps of all orders.
  const ofSort = (sort: SearchOrder) =>
    raw`select ${sort}::text, band, id from (${inBands(sort)}) as cut`
  await mergeBands(tx, raw.join(searchOrders.map(ofSort), raw` union all `))
  await tx.execute(raw`update search_state set made_at = ${now.toISOString()}::timestamptz`)
}

/** The products on sale, each with its band. */
const inBands = (sort: SearchOrder) => raw`
  select products.id, pieces, price_cents, sort_name, serial,
    ntile(${parts * parts}::int) over (order by ${bandOrders[sort]}) as band
  from products join product_search on product_id = products.id where not retired`

/** Writes the bands of the products that changed; one before the first band is in it, too. */
export const mergeChangedBands = (tx: Sql) =>
  mergeBands(
    tx,
    raw.join(
      searchOrders.map(
        (sort) => raw`select ${sort}::text, (
            select coalesce(max(band.band), 1) from search_bands as band
            where band.sort = ${sort}::text and ${begins[sort]}
          ), products.id
          from products join product_search on product_id = products.id
          where not retired and products.id in (select product_id from search_changes)`,
      ),
      raw` union all `,
    ),
  )

const mergeBands = (tx: Sql, ones: SQL) =>
  mergeBits(tx, {
    ones: raw`select kind, value::text, ${blockOf(raw`id`)}
      from (${ones}) as every(sort, band, id) cross join lateral (values
        (sort, (band - 1) / ${parts}::int), (sort || ', small', (band - 1) % ${parts}::int)
      ) as part(kind, value) group by 1, 2, 3`,
    kinds: isBand,
  })
