/** A name with its value, and how strongly it is shown. */
export type MailRow = { name: string; value: string; weight?: 'strong' | 'quiet' }
/** An article with what is said under its name, and the name of its picture's file. */
export type MailArticle = { name: string; detail: string; value: string; picture: string | null }
/**
 * A paragraph, lines that follow one another, a list, articles with the prices under them, facts by
 * their names, a title, a link that asks to be followed or a quiet one, the lines that someone wrote,
 * or those at the end.
 */
export type MailBlock =
  | string
  | { lines: readonly string[] }
  | { list: readonly string[] }
  | { articles: readonly MailArticle[]; prices: readonly MailRow[] }
  | { facts: readonly MailRow[] }
  | { link: string; label: string; weight?: 'quiet' }
  | { title: string }
  | { quote: readonly string[] }
  | { end: readonly string[] }
