import { writeHundredths } from '../../contract/decimals'
import { fecWords as words } from '../../wording/months'
import { sharesOf, type MoneyEntry, type NumberedEntry } from './monthRules'
import { toAscii } from './toAscii'

/** The fields of BOI-CF-IOR-60-40-20 in their order. */
export const fecFields = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/** Accounts of the general chart (PCG): where the money is, by means. */
const moneyAccounts: Readonly<Record<string, string>> = {
  card: '511000',
  transfer: '512000',
  counter: '530000',
}
const salesAccount = '707000'
const vatAccount = '445710'
/** Money that pays nothing waits here for its return. */
const suspenseAccount = '467000'

type Posting = { account: string; name: string; cents: number }

/**
 * The entries as the file of French accounting: a balanced entry of several lines for each, amounts
 * with a comma, days as 20261120, fields separated by tabs; in ASCII, one of the character sets that
 * LPF A47 A-1 names, so that the bytes are the same in ISO 8859-15 and UTF-8.
 */
export function writeFec(entries: readonly NumberedEntry[]): string {
  const lines = entries.flatMap((entry) => postingsOf(entry).map((one) => toLine(entry, one)))
  return [fecFields.join('\t'), ...lines].map((line) => `${line}\r\n`).join('')
}

/** What is debited, above zero, and credited, below zero; the sum of an entry is 0. */
function postingsOf({ content }: MoneyEntry): Posting[] {
  const { means, grossCents } = content
  const money = {
    account: moneyAccounts[means] ?? suspenseAccount,
    name: words.accounts.money(means),
    cents: grossCents,
  }
  const shares = sharesOf(content).flatMap(({ vatRate, netCents, vatCents }) =>
    vatRate === null
      ? [{ account: suspenseAccount, name: words.accounts.suspense, cents: -netCents }]
      : [
          { account: salesAccount, name: words.accounts.sales(vatRate), cents: -netCents },
          { account: vatAccount, name: words.accounts.vat(vatRate), cents: -vatCents },
        ],
  )
  return [money, ...shares].filter(({ cents }) => cents !== 0)
}

function toLine(entry: NumberedEntry, { account, name, cents }: Posting): string {
  const day = entry.day.replaceAll('-', '')
  const { order, vat } = entry.content
  const fields: Record<(typeof fecFields)[number], string> = {
    JournalCode: 'VE',
    JournalLib: words.journal,
    EcritureNum: String(entry.number),
    EcritureDate: day,
    CompteNum: account,
    CompteLib: name,
    CompAuxNum: '',
    CompAuxLib: '',
    PieceRef: entry.piece,
    PieceDate: day,
    EcritureLib: words.entry(entry.kind, order, vat.length > 0),
    Debit: writeHundredths(Math.max(0, cents)),
    Credit: writeHundredths(Math.max(0, -cents)),
    EcritureLet: '',
    DateLet: '',
    ValidDate: day,
    Montantdevise: '',
    Idevise: '',
  }
  return fecFields.map((field) => toAscii(fields[field])).join('\t')
}
