import type * as z from 'zod/mini'

export type Limits = { minimum?: number; maximum?: number; pattern?: RegExp }

/** The bounds and the pattern that a schema's checks set, lengths for a text. */
export function limitsOf(schema: z.core.$ZodType): Limits {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const checks = ('checks' in def ? def.checks : undefined) ?? []
  return Object.assign(
    {},
    limitOf(def),
    ...checks.map((check) => limitOf(check._zod.def)),
  ) as Limits
}

function limitOf(def: object): Limits {
  const check = def as { check?: string; value?: number; minimum?: number; maximum?: number }
  if ('pattern' in def && def.pattern instanceof RegExp) return { pattern: def.pattern }
  if (check.check === 'greater_than' || check.check === 'min_length')
    return { minimum: check.minimum ?? check.value ?? 0 }
  if (check.check === 'less_than' || check.check === 'max_length')
    return { maximum: check.maximum ?? check.value ?? 0 }
  return {}
}
