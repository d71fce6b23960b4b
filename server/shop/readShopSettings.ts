import type { Sql } from '../database/connect'
import { shopSettings } from '../database/schema'
import type { StoredSettings } from '../settings'
import { declaredSettings, type ShopSettings } from './shopSettings'

/**
 * Every setting: the stored value, or the default. Throws if a stored value is not of its form,
 * because a fee must not silently become another one.
 */
export async function readShopSettings(sql: Sql): Promise<ShopSettings> {
  return toShopSettings(await readRows(sql))
}

/** Those of which the environment may say something too. */
export async function readStoredSettings(sql: Sql): Promise<StoredSettings> {
  const rows = await readRows(sql)
  const { identity, means } = toShopSettings(rows)
  return { identity, means: rows.has('means') ? means : null }
}

async function readRows(sql: Sql): Promise<ReadonlyMap<string, unknown>> {
  const rows = await sql
    .select({ name: shopSettings.name, value: shopSettings.value })
    .from(shopSettings)
  return new Map(rows.map(({ name, value }) => [name, value]))
}

function toShopSettings(stored: ReadonlyMap<string, unknown>): ShopSettings {
  const { identity, means, delivery, preparation, hours, closedWeeks, reviews } = declaredSettings
  const { opening, home, bestProducts } = declaredSettings
  return {
    identity: identity.schema.parse(stored.get('identity') ?? identity.initial),
    means: means.schema.parse(stored.get('means') ?? means.initial),
    delivery: delivery.schema.parse(stored.get('delivery') ?? delivery.initial),
    preparation: preparation.schema.parse(stored.get('preparation') ?? preparation.initial),
    hours: hours.schema.parse(stored.get('hours') ?? hours.initial),
    closedWeeks: closedWeeks.schema.parse(stored.get('closedWeeks') ?? closedWeeks.initial),
    reviews: reviews.schema.parse(stored.get('reviews') ?? reviews.initial),
    opening: opening.schema.parse(stored.get('opening') ?? opening.initial),
    home: home.schema.parse(stored.get('home') ?? home.initial),
    bestProducts: bestProducts.schema.parse(stored.get('bestProducts') ?? bestProducts.initial),
  }
}
