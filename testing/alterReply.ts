import type { JsonSchema } from '../contract/api/jsonSchema'
import { accepts } from '../src/api/accepts'

export type Alteration = { name: string; reply: unknown }

const changes: { [how: string]: (value: unknown) => unknown } = {
  missing: () => undefined,
  null: () => null,
  'as text': (value) => (typeof value === 'number' ? String(value) : value),
}

/**
 * The variants of a reply that another host may send and the schema accepts: each field missing,
 * null or a number as text, in every element of its list; and all at once.
 */
export function alterReply(schema: JsonSchema, reply: unknown) {
  const each: Alteration[] = []
  const all: Alteration[] = []
  for (const [how, change] of Object.entries(changes)) {
    let every = reply
    for (const field of fieldsOf(reply)) {
      const alter = (value: unknown) =>
        asJson(value, (name, inner) => (name === field ? change(inner) : inner))
      const altered = alter(reply)
      if (JSON.stringify(altered) === JSON.stringify(reply) || !accepts(schema, altered)) continue
      each.push({ name: `${field} ${how}`, reply: altered })
      every = alter(every)
    }
    all.push({ name: `every field ${how}`, reply: every })
  }
  return { each, all }
}

/** The names of the fields in a reply, at any depth. */
function fieldsOf(reply: unknown): Set<string> {
  const names = new Set<string>()
  asJson(reply, (name, inner) => {
    if (/\D/.test(name)) names.add(name)
    return inner
  })
  return names
}

const asJson = (value: unknown, change: (name: string, inner: unknown) => unknown) =>
  JSON.parse(JSON.stringify(value, change)) as unknown
