/** A name with its value; `isStrong` for a total. */
export type MailRow = { name: string; value: string; isStrong?: boolean }
/**
 * A paragraph, lines that follow one another, a list, prices or facts by their names, a title, a
 * link on its own line, or the lines that someone wrote.
 */
export type MailBlock =
  | string
  | { lines: readonly string[] }
  | { list: readonly string[] }
  | { prices: readonly MailRow[] }
  | { facts: readonly MailRow[] }
  | { link: string }
  | { title: string }
  | { quote: readonly string[] }
