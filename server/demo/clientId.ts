import { sql as raw, type SQL } from 'drizzle-orm'

/** The identifier of the made-up client of this number. */
export function clientId(n: SQL): SQL {
  return raw`md5('demonstration ' || (${n}))::uuid`
}
