import { sql as raw, type SQL } from 'drizzle-orm'

/** When a failed refund failed. */
export const failedAt = (refund: SQL) => raw`coalesce(${refund}.ended_at, ${refund}.created_at)`
