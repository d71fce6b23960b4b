import { sql as raw, type SQL } from 'drizzle-orm'
import { clientId } from '../server/demo/clientId'
import { emailDomain } from '../server/demo/rules'
import type { Sql } from '../server/database/connect'

const firstNames = 'Alice Camille Louis Jeanne Paul Marie Hugo Emma Jules Rose Adam Lina'
const beginnings = 'Bel Mar Dur Ler Rou Gar Mon Per Sau Val Cha Bou Lan Fon Gir Pic'
const endings = 'tin mont val lac roux gny din neau bert land quet reau sel pin seau ville'
const towns = 'Blois Tours Nantes Lyon Lille Brest Dijon Metz Nancy Rouen Caen Pau'

/** The n-th of these words, over and over. */
export const wordOf = (words: string, n: SQL) =>
  raw`(string_to_array(${words}::text, ' '))[1 + (${n}) % ${words.split(' ').length}]`

/** Clients with some three thousand names; the demonstration’s orders are theirs. */
export async function insertNamedClients(sql: Sql, count: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql.execute(raw`
    insert into clients (id, first_name, last_name, email, email_key, email_proven_at, adress, created_at, seen_at)
    select ${clientId(raw`n`)}, first, last, email, email, ${at}::timestamptz,
      n || ' rue des Tilleuls, 37000 ' || ${wordOf(towns, raw`n`)},
      ${at}::timestamptz - make_interval(mins => n * 48271 % 1051200), ${at}::timestamptz
    from generate_series(1, ${count}::int) as n
      cross join lateral (select ${wordOf(firstNames, raw`n`)} as first,
        ${wordOf(beginnings, raw`n`)} || ${wordOf(endings, raw`n / 16`)} as last) as named
      cross join lateral (select lower(first || '.' || last || n) || ${`@${emailDomain}`} as email) as mailed
    on conflict do nothing`)
}
