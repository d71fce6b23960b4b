import { eq, inArray, sql as raw } from 'drizzle-orm'
import { inParis } from '../../contract/parisianDays'
import { documentReplies as words } from '../../wording/documentCommands'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { documentNumbers, owedDocuments } from '../database/schema'
import type { Services } from '../services'
import { OperatorError } from '../system/OperatorError'
import { areDocumentsHeld } from './heldDocuments'
import { findInvoice, issue, lockJournal } from './queries'
import { withInvoice, type Draft } from './rules'

/** The invoices or the credit notes of a year, with the last number that is known here. */
type Series = { letter: 'F' | 'A'; year: number; known: number }
type Given = Series & { last: number }

/**
 * After a restore: continues after the last invoice and the last credit note that were given out in
 * each year since the backup, and makes the documents of the money that moved since; returns their
 * numbers. Throws an OperatorError where one of them is not typed, or is below what is known here.
 */
export async function resumeDocuments(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  typed: readonly string[],
): Promise<string[]> {
  const at = clock()
  const { day } = inParis(at)
  return inTransaction(database.sql, async (tx) => {
    await lockJournal(tx)
    if (!(await areDocumentsHeld(tx))) throw new OperatorError(words.notHeld)
    const given = readGiven(await findSeries(tx, Number(day.slice(0, 4))), typed)
    for (const year of new Set(given.map((one) => one.year))) {
      const skipped = given.filter((one) => one.year === year && one.last > one.known)
      for (const one of skipped) await skipNumbers(tx, one)
      const content = noteOf({ at, year, skipped })
      await tx.execute(raw`select append_to_journal('correction', null, ${day}::date, ${content})`)
    }
    await tx.execute(raw`update journal_head set origin = database_origin()`)
    return issueOwed(tx)
  })
}

/** The series of each year, from that of the backup, or of the first document that waits, to this one. */
async function findSeries(tx: Sql, thisYear: number): Promise<Series[]> {
  const rows = await tx
    .select()
    .from(documentNumbers)
    .where(inArray(documentNumbers.series, ['F', 'A']))
  const owed = await tx.select({ draft: owedDocuments.draft }).from(owedDocuments)
  const owedYears = owed.map(({ draft }) => Number((draft as Draft).day.slice(0, 4)))
  const backedUp = rows.length === 0 ? [] : [Math.max(...rows.map(({ year }) => year))]
  const first = Math.min(thisYear, ...backedUp, ...owedYears)
  const years = Array.from({ length: thisYear - first + 1 }, (_, index) => first + index)
  return years.flatMap((year) =>
    (['F', 'A'] as const).map((letter) => {
      const row = rows.find((one) => one.series === letter && one.year === year)
      return { letter, year, known: row?.last ?? 0 }
    }),
  )
}

/** The last number typed of each series. */
function readGiven(series: readonly Series[], typed: readonly string[]): Given[] {
  const given = series.flatMap((one) => {
    const form = new RegExp(`^${one.letter}${one.year}-(\\d{1,9})$`, 'i')
    return typed.flatMap((text) => {
      const [, digits] = form.exec(text.trim()) ?? []
      return digits === undefined ? [] : [{ ...one, last: Number(digits) }]
    })
  })
  const read = new Set(given.map(({ letter, year }) => `${letter}${year}`))
  if (typed.length !== series.length || read.size !== series.length)
    throw new OperatorError(words.numbersWanted(series.map((one) => nameOf(one, 0))))
  const low = given.find(({ known, last }) => last < known)
  if (low) throw new OperatorError(words.numberTooLow(nameOf(low, low.known)))
  return given
}

const nameOf = ({ letter, year }: Series, last: number) =>
  `${letter}${year}-${String(last).padStart(5, '0')}`

async function skipNumbers(tx: Sql, { letter: series, year, last }: Given): Promise<void> {
  await tx
    .insert(documentNumbers)
    .values({ series, year, last })
    .onConflictDoUpdate({
      target: [documentNumbers.series, documentNumbers.year],
      set: { last },
    })
}

/** What the journal says of the numbers that the backup does not have. */
function noteOf(note: { at: Date; year: number; skipped: readonly Given[] }): string {
  const skipped = note.skipped.map(({ letter, known: after, last }) => [letter, { after, last }])
  return JSON.stringify({
    at: note.at.toISOString(),
    reason: 'restored',
    year: note.year,
    skipped: Object.fromEntries(skipped) as object,
  })
}

/** Each has its number in the year of its own day: no month is closed while documents wait. */
async function issueOwed(tx: Sql): Promise<string[]> {
  const numbers: string[] = []
  for (const { id, draft } of await tx.select().from(owedDocuments).orderBy(owedDocuments.id)) {
    const owed = draft as Draft
    const invoice = await findInvoice(tx, owed.orderId)
    const number = await issue(tx, invoice ? withInvoice(owed, invoice) : owed, owed.day)
    if (number !== null) numbers.push(number)
    await tx.delete(owedDocuments).where(eq(owedDocuments.id, id))
  }
  return numbers
}
