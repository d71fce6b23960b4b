import fc from 'fast-check'
import * as z from 'zod/mini'

/** Values to draw for a field of this name, in place of any that its schema allows. */
export type KnownFields = { [name: string]: fc.Arbitrary<unknown> | undefined }

/** Any value that the schema accepts, its checks included. */
export function arbitraryOf(
  schema: z.core.$ZodType,
  known: KnownFields = {},
): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (type: z.core.$ZodType) => arbitraryOf(type, known)
  switch (def.type) {
    case 'string':
      return arbitraryText(schema)
    case 'number':
      return arbitraryNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null, freq: 4 })
    case 'optional':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 4 })
    case 'array':
      return fc.array(inner(def.element), { maxLength: 4 })
    case 'record':
      return fc.dictionary(fc.string(), inner(def.valueType), { maxKeys: 3 })
    case 'object':
      return arbitraryObject(def.shape, known)
    default:
      throw new Error(`No arbitrary for a schema of type ${def.type}`)
  }
}

function arbitraryObject(shape: z.core.$ZodShape, known: KnownFields): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, known[name] ?? arbitraryOf(field, known)] as const,
  )
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true }).map(withoutUndefined)
}

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
}

function arbitraryNumber(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const { minimum, maximum } = z.toJSONSchema(schema)
  const [min, max] = [Math.max(minimum ?? -1e9, -1e9), Math.min(maximum ?? 1e9, 1e9)]
  return fc
    .oneof(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
      fc.integer({ min: 0, max: 1e6 }).map((value) => value / 100),
    )
    .filter((value) => z.safeParse(schema, value).success)
}

/** Texts in every script, as long as the schema allows. */
function arbitraryText(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { minLength = 0, maxLength: most = 1000, pattern } = z.toJSONSchema(schema)
  const maxLength = Math.max(minLength, Math.min(most, 40))
  const drawn = pattern
    ? [fc.stringMatching(new RegExp(pattern))]
    : [
        fc.string({ minLength, maxLength }),
        fc.string({ minLength, maxLength, unit: 'grapheme' }),
        fc.constantFrom('x'.repeat(most), 'é'.repeat(Math.max(minLength, 1))),
      ]
  return fc.oneof(...drawn).filter((text) => z.safeParse(schema, text).success)
}
