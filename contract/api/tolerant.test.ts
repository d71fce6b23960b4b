import fc from 'fast-check'
import * as z from 'zod/mini'
import { arbitraryOf } from '../../testing/requests/arbitraryOf'
import { endpoints } from './endpoints'
import { product } from './catalogue'
import { orderSummary } from './orders'
import { extrasOf, tolerant } from './tolerant'

const replies = endpoints.map((row) => [row.name, (row.replies[200] ?? row.replies[201])!] as const)

/** The same reply as a plainer host sends it: numbers as text, no extras, nothing for null. */
function plainer(schema: z.ZodMiniType, value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (schema instanceof z.ZodMiniNullable)
    return value === null ? undefined : plainer(schema.def.innerType as z.ZodMiniType, value)
  if (schema instanceof z.ZodMiniArray)
    return (value as unknown[]).map((item) => plainer(schema.def.element as z.ZodMiniType, item))
  if (!(schema instanceof z.ZodMiniObject)) return value
  const sent = value as Record<string, unknown>
  const kept = Object.entries(schema.def.shape).filter(
    ([name]) => !extrasOf.get(schema)?.has(name) && sent[name] !== null,
  )
  return Object.fromEntries(
    kept.map(([name, field]) => [name, plainer(field as z.ZodMiniType, sent[name])]),
  )
}

const reads = (reader: z.ZodMiniType, value: unknown) => {
  const read = reader.safeParse(value)
  expect(read.error?.issues).toBeUndefined()
  expect(read.data).toEqual(value)
}

describe.each(replies)('the reply of %s', (_, schema) => {
  const reader = tolerant(schema)

  test('is read unchanged as our server sends it', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => reads(reader, value)),
      { numRuns: 50 },
    )
  })

  // spec: 7.20
  test('is read unchanged with numeric strings, without extras and without nulls', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => reads(reader, plainer(schema, value))),
      { numRuns: 50 },
    )
  })

  test('is read with fields that we do not know, which it keeps', () => {
    const item = schema instanceof z.ZodMiniArray ? schema.def.element : schema
    const ofItem = tolerant(item as z.ZodMiniType)
    fc.assert(
      fc.property(arbitraryOf(item), (value) =>
        reads(ofItem, { ...(value as object), Nouveau_champ: { x: ['1'] } }),
      ),
      { numRuns: 10 },
    )
  })

  test.each([null, undefined, 'oui', 12, { message: 4 }, ['x'], [null]])('is not %j', (junk) => {
    expect(schema.safeParse(junk).success).toBe(false)
    expect(reader.safeParse(junk).success).toBe(false)
  })
})

const entities = [...new Set(replies.flatMap(([, schema]) => objectsOf(schema)))]

function objectsOf(schema: z.ZodMiniType): z.ZodMiniObject[] {
  if (schema instanceof z.ZodMiniArray) return objectsOf(schema.def.element as z.ZodMiniType)
  if (!(schema instanceof z.ZodMiniObject)) return []
  return [
    schema,
    ...Object.values(schema.def.shape).flatMap((field) => objectsOf(field as z.ZodMiniType)),
  ]
}

const without = (value: unknown, name: string) =>
  Object.fromEntries(Object.entries(value as object).filter(([field]) => field !== name))

// spec: 3.1
test('our own server must send every field; another host may leave out the extras alone', () => {
  for (const schema of entities) {
    const [value] = fc.sample(arbitraryOf(schema), { seed: 1, numRuns: 1 })
    const reader = tolerant(schema)
    for (const [name, field] of Object.entries(schema.def.shape)) {
      const lacking = without(value, name)
      // Such as a fact that is unknown.
      const mayLack = field instanceof z.ZodMiniOptional
      const optional = mayLack || extrasOf.get(schema)?.has(name) === true
      expect(schema.safeParse(lacking).success).toBe(mayLack)
      expect([name, reader.safeParse(lacking).success]).toEqual([
        name,
        optional || field instanceof z.ZodMiniNullable,
      ])
    }
  }
  expect(entities).toEqual(expect.arrayContaining([product, orderSummary]))
})

test.each(['', 'douze', '12,50', '1e3', '0x10', 'NaN', true, [], {}])(
  'the price %j of another host is refused',
  (price) => {
    const [value] = fc.sample(arbitraryOf(product), { seed: 1, numRuns: 1 })
    const sent = { ...(value as object), product_price: price }
    expect(tolerant(product).safeParse(sent).success).toBe(false)
  },
)
