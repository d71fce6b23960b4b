/** PostgreSQL's name for a fault after which the server cannot continue. */
const panic = 'PANIC'
const errorResponse = 0x45
const typeAndLength = 5

/**
 * The PANIC in the messages of a reply; null without one. A message is a letter, its length without
 * the letter, and its content; that of an error is fields: a letter and a text that ends with a zero
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
export function panicIn(bytes: Buffer): Error | null {
  for (let at = 0; at + typeAndLength <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== errorResponse) continue
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    const fields = bytes.toString('utf8', at + typeAndLength, end).split('\0')
    const fieldOf = (letter: string) => fields.find((field) => field.startsWith(letter))?.slice(1)
    if (fieldOf('V') === panic)
      return Object.assign(new Error(fieldOf('M')), { code: fieldOf('C') })
  }
  return null
}
