import type { JsonSchema } from '../../contract/api/jsonSchema'

/** Whether a JSON value is what the schema describes; unknown properties are allowed. */
export function accepts(schema: JsonSchema, value: unknown): boolean {
  const { anyOf, type = [] } = schema
  if (anyOf && !anyOf.some((one) => accepts(one, value))) return false
  const types = [type].flat()
  if (types.length > 0 && !types.some((one) => isOf(one, value))) return false
  if (typeof value === 'string') return acceptsText(schema, value)
  if (typeof value === 'number') return acceptsNumber(schema, value)
  if (Array.isArray(value)) return value.every((item) => accepts(schema.items ?? {}, item))
  if (typeof value === 'object' && value !== null) return acceptsObject(schema, value)
  return true
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isSafeInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

function acceptsText(schema: JsonSchema, text: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern = '', enum: texts } = schema
  const fits = text.length >= minLength && text.length <= maxLength
  return fits && new RegExp(pattern).test(text) && (!texts || texts.includes(text))
}

/** Ignores the last digits, because sums of floats are not exact. */
const drift = 1e-8

function acceptsNumber(schema: JsonSchema, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema
  if (number < minimum || number > maximum) return false
  if (multipleOf === undefined) return true
  const parts = 1 / multipleOf
  return Math.abs(number - Math.round(number * parts) / parts) < drift
}

function acceptsObject(schema: JsonSchema, object: object): boolean {
  const { required = [], properties = {}, additionalProperties: others } = schema
  if (required.some((name) => !(name in object))) return false
  // Also a field with the name of what every object has, such as toString.
  return Object.entries(object).every(([name, field]) =>
    accepts((Object.hasOwn(properties, name) && properties[name]) || others || {}, field),
  )
}
