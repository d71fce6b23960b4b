import { and, asc, eq, gt, inArray, isNotNull, sql as raw } from 'drizzle-orm'
import { emailKeyOf } from '../mail/emailKeyOf'
import { productIdOf } from '../database/bySerial'
import type { Sql } from '../database/connect'
import { products, stockAlerts } from '../database/schema'
import { hashOfToken } from '../mail/mailedLinks'
import { confirmedUntil, linkUntil } from './rules'

/** The product on sale with this reference; undefined if there is none. */
export async function findOnSale(sql: Sql, serial: string) {
  const [product] = await sql
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(and(eq(products.retired, false), eq(products.id, productIdOf(sql, serial))))
  return product
}

type NewAlert = { productId: number; email: string; tokenHash: string; now: Date }

/** Stores an alert, or gives the one that this e-mail has for this product a new link. */
export async function storeAlert(sql: Sql, { productId, email, tokenHash, now }: NewAlert) {
  const at = raw`${now.toISOString()}::timestamptz`
  const isOver = raw`${stockAlerts.endsAt} <= ${at}`
  const isWaiting = raw`${stockAlerts.confirmedAt} is null or ${isOver}`
  await sql
    .insert(stockAlerts)
    .values({
      productId,
      email,
      emailKey: emailKeyOf(email),
      tokenHash,
      createdAt: now,
      endsAt: linkUntil(now),
    })
    .onConflictDoUpdate({
      target: [stockAlerts.productId, stockAlerts.emailKey],
      set: {
        email,
        tokenHash,
        endsAt: raw`case when ${isWaiting} then excluded.ends_at else ${stockAlerts.endsAt} end`,
        confirmedAt: raw`case when ${isOver} then null else ${stockAlerts.confirmedAt} end`,
      },
    })
}

/** Confirms the alert of a mailed link; undefined if there is none, or its time is over. */
export async function confirmAlert(sql: Sql, token: string, now: Date) {
  const [alert] = await sql
    .update(stockAlerts)
    .set({
      confirmedAt: raw`coalesce(${stockAlerts.confirmedAt}, ${now.toISOString()}::timestamptz)`,
      endsAt: confirmedUntil(now),
    })
    .from(products)
    .where(
      and(
        eq(stockAlerts.tokenHash, hashOfToken(token)),
        gt(stockAlerts.endsAt, now),
        eq(products.id, stockAlerts.productId),
      ),
    )
    .returning({ email: stockAlerts.email, serial: products.serial, name: products.name })
  return alert
}

/** Deletes the alert of a mailed link; false if there is none. */
export async function deleteAlert(sql: Sql, token: string): Promise<boolean> {
  const deleted = await sql
    .delete(stockAlerts)
    .where(eq(stockAlerts.tokenHash, hashOfToken(token)))
    .returning({ id: stockAlerts.id })
  return deleted.length > 0
}

const isConfirmed = isNotNull(stockAlerts.confirmedAt)

/** The products for which somebody waits, and which can be bought again. */
export function findDueProducts(sql: Sql, now: Date) {
  return sql
    .selectDistinct({ id: products.id, serial: products.serial, name: products.name })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(
      and(
        isConfirmed,
        gt(stockAlerts.endsAt, now),
        gt(products.stock, 0),
        eq(products.retired, false),
      ),
    )
    .orderBy(asc(products.id))
}

/** Whether it can still be bought; locked, so that it stays so while a batch is queued. */
export async function lockAvailable(tx: Sql, productId: number): Promise<boolean> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), gt(products.stock, 0), eq(products.retired, false)))
    .for('share')
  return found.length > 0
}

type Due = { productId: number; now: Date; limit: number }

/** Deletes a product's oldest alerts and returns their e-mails. */
export function takeAlerts(tx: Sql, { productId, now, limit }: Due) {
  const oldest = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), isConfirmed, gt(stockAlerts.endsAt, now)))
    .orderBy(asc(stockAlerts.confirmedAt), asc(stockAlerts.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .delete(stockAlerts)
    .where(inArray(stockAlerts.id, oldest))
    .returning({ email: stockAlerts.email })
}
