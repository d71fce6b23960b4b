import { createHash } from 'node:crypto'
import { and, asc, eq, gt, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { rowsOf } from '../database/rowsOf'
import { documents, journal, journalHead } from '../database/schema'
import { digestOf, type EntryContent } from './rules'

type JournalFault =
  | { kind: 'entry' | 'document' | 'missing'; position: number; document: string | null }
  | { kind: 'unwritten'; document: string }
type Verified = { entries: number; fault: JournalFault | null }

const batch = 500

/** Reads the journal from its start; the fault is the first entry that is not as it was written. */
export async function verifyJournal(sql: Sql): Promise<Verified> {
  const [head] = await sql.select().from(journalHead)
  const end = head?.position ?? 0
  let hash = '0'.repeat(64)
  for (let position = 0; position < end;) {
    const rows = await readEntries(sql, position, Math.min(end, position + batch))
    for (const row of rows) {
      const { document } = row.entry
      position += 1
      if (row.entry.position !== position)
        return fail(position - 1, { kind: 'missing', position, document: null })
      const next = hashOf(hash, row.entry)
      if (next !== row.entry.hash) return fail(position - 1, { kind: 'entry', position, document })
      if (!isSameDocument(row)) return fail(position - 1, { kind: 'document', position, document })
      hash = next
    }
    if (rows.length === 0)
      return fail(position, { kind: 'missing', position: position + 1, document: null })
  }
  if (head && hash !== head.hash) return fail(end, { kind: 'entry', position: end, document: null })
  const unwritten = await findUnwritten(sql)
  return fail(end, unwritten === undefined ? null : { kind: 'unwritten', document: unwritten })
}

type Row = Awaited<ReturnType<typeof readEntries>>[number]
type Hashed = Pick<Row['entry'], 'position' | 'kind' | 'document' | 'day' | 'content'>

/** The hash of an entry, as the database's `append_to_journal` writes it. */
function hashOf(before: string, { position, kind, document, day, content }: Hashed): string {
  const text = [before, position, kind, document ?? '', day, content].join('\n')
  return createHash('sha256').update(text).digest('hex')
}

const fail = (entries: number, fault: JournalFault | null): Verified => ({ entries, fault })

function readEntries(sql: Sql, after: number, until: number) {
  return sql
    .select({ entry: journal, document: documents })
    .from(journal)
    .leftJoin(documents, eq(documents.number, journal.document))
    .where(and(gt(journal.position, after), lte(journal.position, until)))
    .orderBy(asc(journal.position))
}

/** Whether the document of an entry still says what the entry was written for. */
function isSameDocument({ entry, document }: Row): boolean {
  if (entry.document === null) return true
  if (!document || document.isSpecimen || document.day !== entry.day) return false
  const { digest, grossCents, order } = JSON.parse(entry.content) as EntryContent
  const gross = document.kind === 'invoice' ? document.grossCents : -document.grossCents
  return (
    digest === digestOf(document.snapshot) && grossCents === gross && order === document.orderId
  )
}

/** A document that the journal does not name. */
async function findUnwritten(sql: Sql): Promise<string | undefined> {
  // With a limit the planner would look through the journal anew for each document.
  const [row] = await rowsOf<{ number: string | null }>(
    sql,
    raw`select min(number) as number from ${documents} where not is_specimen
      and not exists (select from ${journal} where ${journal.document} = ${documents.number})`,
  )
  return row?.number ?? undefined
}
