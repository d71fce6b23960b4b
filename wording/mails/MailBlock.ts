/** A name with its value; `isStrong` for a total. */
export type MailRow = { name: string; value: string; isStrong?: boolean }
/**
 * A paragraph, lines that follow one another, a list, prices or facts by their names, a title, or a
 * link on its own line.
 */
export type MailBlock =
  | string
  | { lines: readonly string[] }
  | { list: readonly string[] }
  | { prices: readonly MailRow[] }
  | { facts: readonly MailRow[] }
  | { link: string }
  | { title: string }
