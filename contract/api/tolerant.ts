import * as z from 'zod/mini'
import { numericText } from '../amounts'

/** The fields of each object schema that only this server always sends. */
export const extrasOf = new WeakMap<object, ReadonlySet<string>>()

const numberAsText = z.string().check(z.regex(numericText))

/**
 * Returns a schema that accepts an endpoint's reply from any host: numbers may be numeric text,
 * extension fields and nulls may be missing. It only checks; values keep the form in which they
 * were sent.
 */
export function tolerant(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniNumber) return z.union([schema, numberAsText])
  if (schema instanceof z.ZodMiniArray)
    return z.array(tolerant(schema.def.element as z.ZodMiniType))
  if (schema instanceof z.ZodMiniNullable)
    return z.nullish(tolerant(schema.def.innerType as z.ZodMiniType))
  if (schema instanceof z.ZodMiniOptional)
    return z.optional(tolerant(schema.def.innerType as z.ZodMiniType))
  if (schema instanceof z.ZodMiniObject) return tolerantObject(schema)
  return schema
}

function tolerantObject(schema: z.ZodMiniObject): z.ZodMiniType {
  const extras = extrasOf.get(schema)
  const entries = Object.entries(schema.def.shape).map(([name, field]) => {
    const read = tolerant(field as z.ZodMiniType)
    return [name, extras?.has(name) ? z.nullish(read) : read] as const
  })
  return z.looseObject(Object.fromEntries(entries))
}
