import type { JsonSchema } from '../contract/api/jsonSchema'
import { accepts } from '../src/api/accepts'

export type Alteration = { name: string; reply: unknown }
type Change = readonly [name: string, change: (value: unknown) => unknown]

const changes: readonly Change[] = [
  ['missing', () => undefined],
  ['null', () => null],
  ['as text', (value) => (typeof value === 'number' ? String(value) : value)],
]

/**
 * The variants of a reply that another host may send and the schema accepts: each field missing,
 * null or a number as text, in every element of its list; and all at once.
 */
export function alterReply(
  schema: JsonSchema,
  reply: unknown,
): Record<'each' | 'all', Alteration[]> {
  const fields = [...fieldsOf(reply)]
  const single = fields.flatMap((field) =>
    changes
      .map(([how, change]) => ({ how, field, reply: altered(reply, field, change) }))
      .filter((one) => isOther(one.reply, reply) && accepts(schema, one.reply)),
  )
  const all = changes.map(([how, change]) => ({
    name: `every field ${how}`,
    reply: single
      .filter((one) => one.how === how)
      .reduce((value, { field }) => altered(value, field, change), reply),
  }))
  const each = single.map((one) => ({ name: `${one.field} ${one.how}`, reply: one.reply }))
  return { all, each }
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** The names of the fields in a reply, at any depth. */
function fieldsOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const inner = Object.values(value).flatMap((field) => [...fieldsOf(field)])
  return new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...inner])
}

/** As JSON: undefined fields are absent. */
function altered(value: unknown, field: string, change: Change[1]): unknown {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    key === field ? change(inner) : inner,
  )
  return JSON.parse(text) as unknown
}
