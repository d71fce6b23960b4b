import { fecWords, monthReplies as words } from '../../wording/months'
import type { Sql } from '../database/connect'
import type { Settings } from '../settings'
import { writeFec } from './fec'
import { exportMonth, readMonthEntries } from './month'
import { daysOfMonth } from './monthRules'

type Wanted = { month: string; format: 'csv' | 'fec' }

/** A month as a file; the name of a FEC is as the tax office wants it (LPF A47 A-1, VII). */
export async function exportFile(
  sql: Sql,
  { siret }: Pick<Settings['seller'], 'siret'>,
  { month, format }: Wanted,
): Promise<{ fileName: string; content: string }> {
  if (format === 'csv')
    return { fileName: words.csvName(month), content: await exportMonth(sql, month) }
  const siren = siret.replaceAll(/\D/g, '').slice(0, 9)
  const last = (daysOfMonth(month)?.to ?? month).replaceAll('-', '')
  return {
    fileName: fecWords.fileName(siren, last),
    content: writeFec(await readMonthEntries(sql, month)),
  }
}
