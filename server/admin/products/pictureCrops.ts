import { inArray } from 'drizzle-orm'
import type { Crop } from '../../../contract/site/crops'
import type { Sql } from '../../database/connect'
import { pictureCrops } from '../../database/schema'

/** A picture that is part of another one. */
export type PictureCrop = typeof pictureCrops.$inferSelect

/** Which of these pictures are parts of others, and of which. */
export async function findCrops(
  sql: Sql,
  names: string[],
): Promise<Map<string, { original: string; crop: Crop }>> {
  const rows = await sql.select().from(pictureCrops).where(inArray(pictureCrops.picture, names))
  return new Map(rows.map(({ picture, original, ...crop }) => [picture, { original, crop }]))
}

/** Every part that was made of these pictures. */
export function listCropsOf(sql: Sql, originals: string[]): Promise<PictureCrop[]> {
  return sql.select().from(pictureCrops).where(inArray(pictureCrops.original, originals))
}

/** Parts that look the same are one picture, which is known by the last frame. */
export async function recordCrops(tx: Sql, crops: readonly PictureCrop[]): Promise<void> {
  for (const crop of crops)
    await tx.insert(pictureCrops).values(crop).onConflictDoUpdate({
      target: pictureCrops.picture,
      set: crop,
    })
}
