import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { favourites, products } from '../database/schema'

export async function findPersonalFavourites(
  sql: Sql,
  clientId: string,
): Promise<PersonalData['favourites']> {
  const rows = await sql
    .select({ name: products.name, addedAt: favourites.addedAt })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(eq(favourites.clientId, clientId))
    .orderBy(desc(favourites.addedAt), products.serial)
  return rows.map(({ name, addedAt }) => ({ product_name: name, date: addedAt.toISOString() }))
}

export async function eraseFavourites(tx: Sql, clientId: string): Promise<void> {
  await tx.delete(favourites).where(eq(favourites.clientId, clientId))
}
