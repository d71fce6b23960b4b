import { eq } from 'drizzle-orm'
import { fecWords, monthReplies as words } from '../../wording/months'
import type { Sql } from '../database/connect'
import { documents } from '../database/schema'
import type { Settings } from '../settings'
import { writeFec } from './fec'
import { exportMonth, readMonthEntries } from './month'
import { daysOfMonth, type NumberedEntry } from './monthRules'
import type { Snapshot } from './Snapshot'

type Wanted = { month: string; format: 'csv' | 'fec' }

/**
 * A month as a file; the name of a FEC is as the tax office wants it (LPF A47 A-1, VII), with the SIREN
 * that the firm had when the month's last document was made.
 */
export async function exportFile(
  sql: Sql,
  { siret }: Pick<Settings['seller'], 'siret'>,
  { month, format }: Wanted,
): Promise<{ fileName: string; content: string }> {
  if (format === 'csv')
    return { fileName: words.csvName(month), content: await exportMonth(sql, month) }
  const entries = await readMonthEntries(sql, month)
  const siren = ((await findSiret(sql, entries)) || siret).replaceAll(/\D/g, '').slice(0, 9)
  const last = (daysOfMonth(month)?.to ?? month).replaceAll('-', '')
  return {
    fileName: fecWords.fileName(siren, last),
    content: writeFec(entries),
  }
}

/** As the last document of these entries names it, perhaps empty; undefined where they have none. */
async function findSiret(sql: Sql, entries: readonly NumberedEntry[]): Promise<string | undefined> {
  const number = entries.flatMap(({ document }) => document ?? []).at(-1)
  if (number === undefined) return undefined
  const [row] = await sql.select().from(documents).where(eq(documents.number, number))
  return row && (JSON.parse(row.snapshot) as Snapshot).seller.siret
}
