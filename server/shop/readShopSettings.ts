import type { Sql } from '../database/connect'
import { shopSettings } from '../database/schema'
import { declaredSettings, type ShopSettings } from './shopSettings'

/**
 * Every setting: the stored value, or the default. Throws if a stored value is not of its form,
 * because a fee must not silently become another one.
 */
export async function readShopSettings(sql: Sql): Promise<ShopSettings> {
  const rows = await sql
    .select({ name: shopSettings.name, value: shopSettings.value })
    .from(shopSettings)
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const { delivery, preparation, hours, closedWeeks, reviews, opening, home, bestProducts } =
    declaredSettings
  return {
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
