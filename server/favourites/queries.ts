import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { maxFavourites } from '../../contract/favourites'
import type { Sql } from '../database/connect'
import { clients, favourites, products } from '../database/schema'

/** The references of a client's favourites, the newest first. */
export async function listFavourites(sql: Sql, clientId: string): Promise<string[]> {
  const rows = await sql
    .select({ serial: products.serial })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(eq(favourites.clientId, clientId))
    .orderBy(desc(favourites.addedAt), products.serial)
  return rows.map(({ serial }) => serial)
}

type Added = { clientId: string; serials: readonly string[]; now: Date }

/** Adds what the shop knows and the client does not have yet, as far as there is room. */
export async function insertFavourites(tx: Sql, { clientId, serials, now }: Added): Promise<void> {
  // Two additions at once stay within the limit together.
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), isNull(clients.deletedAt)))
    .for('no key update')
  if (!client) return
  const known = await tx
    .select({ id: products.id, serial: products.serial })
    .from(products)
    .where(inArray(products.serial, [...serials]))
  const held = await tx
    .select({ id: favourites.productId })
    .from(favourites)
    .where(eq(favourites.clientId, clientId))
  const rows = known
    .filter(({ id }) => !held.some((one) => one.id === id))
    .sort((one, other) => serials.indexOf(one.serial) - serials.indexOf(other.serial))
    .slice(0, maxFavourites - held.length)
    // A millisecond apart, so that they keep their order.
    .map(({ id }, place) => ({
      clientId,
      productId: id,
      addedAt: new Date(now.getTime() - place),
    }))
  if (rows.length > 0) await tx.insert(favourites).values(rows)
}

/** Removes one, if it is there; false if the shop does not know the product. */
export async function deleteFavourite(
  sql: Sql,
  clientId: string,
  serial: string,
): Promise<boolean> {
  const [product] = await sql
    .select({ id: products.id })
    .from(products)
    .where(eq(products.serial, serial))
  if (!product) return false
  await sql
    .delete(favourites)
    .where(and(eq(favourites.clientId, clientId), eq(favourites.productId, product.id)))
  return true
}
