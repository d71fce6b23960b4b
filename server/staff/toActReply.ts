/** An act of the log in a reply: its moment in ISO 8601. */
export function toActReply<Act extends { at: Date }>({ at, ...act }: Act) {
  return { ...act, at: at.toISOString() }
}
