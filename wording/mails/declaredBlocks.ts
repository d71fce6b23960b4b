import {
  pickedLines,
  withdrawalRowNames,
  withdrawalRows,
  type DeclaredWithdrawal,
} from '../withdrawalRows'
import type { MailBlock } from './MailBlock'
import { quoted, quotedEmail } from './quoted'

/** No quoted text of a declaration is longer. */
const maxLength = 1_000

/** What was declared, whole: what was typed is quoted on one line each, as is each picked article. */
export function declaredBlocks(declared: DeclaredWithdrawal): MailBlock[] {
  const { email, articles, lines } = declared
  const rows = withdrawalRows(declared).map(({ name, value }) => ({
    name,
    value: value === email ? (quotedEmail(email) ?? quoted(email)) : quoted(value, maxLength),
  }))
  if (articles !== null || lines.length === 0) return [{ facts: rows }]
  return [
    { facts: rows.filter(({ name }) => name !== withdrawalRowNames.articles) },
    ...pickedBlocks(lines),
  ]
}

/** The picked articles, each on one line; nothing for the whole order. */
export function pickedBlocks(lines: DeclaredWithdrawal['lines']): MailBlock[] {
  if (lines.length === 0) return []
  return [
    `${withdrawalRowNames.articles}\u00a0:`,
    { list: pickedLines(lines).map((line) => quoted(line, maxLength)) },
  ]
}
