import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { products, stockAlerts } from '../database/schema'
import { forgetMailsOfAlerts } from '../mail/outbox'

/** The alerts of an e-mail, which must be proven: anybody can make an account with any e-mail. */
export async function findPersonalAlerts(
  sql: Sql,
  emailKey: string,
): Promise<PersonalData['stock_alerts']> {
  const rows = await sql
    .select({
      product: products.name,
      createdAt: stockAlerts.createdAt,
      confirmedAt: stockAlerts.confirmedAt,
      endsAt: stockAlerts.endsAt,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(eq(stockAlerts.emailKey, emailKey))
    .orderBy(asc(stockAlerts.id))
  return rows.map(({ product, createdAt, confirmedAt, endsAt }) => ({
    product_name: product,
    date: createdAt.toISOString(),
    confirmed: confirmedAt?.toISOString() ?? null,
    expires: endsAt.toISOString(),
  }))
}

/** Deletes the alerts of a proven e-mail, and the mails that they still send. */
export async function eraseAlerts(tx: Sql, emailKey: string): Promise<void> {
  // As the job does, which may be queueing one of these mails: its alert is waited for.
  await tx.delete(stockAlerts).where(eq(stockAlerts.emailKey, emailKey))
  await forgetMailsOfAlerts(tx, emailKey)
}
