import fc from 'fast-check'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Json = z.core.JSONSchema.BaseSchema
/** By field: values to draw more often than any that its schema allows. */
type KnownValues = { readonly [field: string]: readonly [usual: unknown, ...others: unknown[]] }

/** Any value that the schema accepts. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return nearly(schema).filter((value) => z.safeParse(schema, value).success)
}

/** Mostly values that the schema accepts, in known fields mostly one of theirs. */
export function nearly(schema: Schema, known: KnownValues = {}): fc.Arbitrary<unknown> {
  return drawn(z.toJSONSchema(schema, { io: 'input' }), known)
}

function drawn(schema: Json, known: KnownValues): fc.Arbitrary<unknown> {
  const { anyOf, type, items, properties, required, minimum, maximum } = schema
  const inner = (other: unknown) => drawn(other as Json, known)
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => inner({ ...schema, type: one })))
  if (anyOf) return fc.oneof(...anyOf.map(inner))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(inner(items), { maxLength: 4 })
  if (type === 'string') return drawnText(schema)
  const range = { min: Math.max(minimum ?? -1e9, -1e9), max: Math.min(maximum ?? 1e9, 1e9) }
  if (type === 'integer') return fc.oneof(fc.integer({ ...range, max: 100 }), fc.integer(range))
  if (type === 'number') {
    const cents = fc.integer({ ...range, max: 1e6 }).map((sum) => sum / 100)
    return fc.oneof(fc.nat(100), fc.integer(range), cents)
  }
  if (type !== 'object') throw new Error(`No values for ${JSON.stringify(schema)}`)
  if (!properties) return fc.dictionary(fc.string(), inner(schema.additionalProperties))
  const fields = Object.entries(properties).map(([name, field]) => {
    const [usual, ...others] = known[name] ?? []
    if (others.length === 0) return [name, inner(field)]
    const mostly = fc.oneof(
      { weight: 8, arbitrary: fc.constant(usual) },
      { weight: 3, arbitrary: fc.constantFrom(...others) },
      inner(field),
    )
    return [name, mostly]
  })
  const model = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>
  return fc.record(model, { requiredKeys: required ?? [], noNullPrototype: true })
}

/** Texts in every script, up to the longest that the schema allows. */
function drawnText({ minLength = 0, maxLength = 1000, pattern }: Json): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }
  return fc.oneof(
    fc.string(length),
    fc.string({ ...length, unit: 'grapheme' }),
    fc.constantFrom('x'.repeat(maxLength), 'é'.repeat(Math.max(minLength, 1))),
  )
}
