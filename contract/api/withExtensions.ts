import * as z from 'zod/mini'
import { extrasOf } from './tolerant'

type Shape = Record<string, z.ZodMiniType>

/**
 * A reply's object: the fields of the specification, and our extensions. Our server always sends
 * both; a reader of other hosts (`tolerant`) does without the extensions.
 */
export function withExtensions<Specified extends Shape, Extensions extends Shape>(
  specified: Specified,
  extensions: Extensions,
) {
  const schema = z.object({ ...specified, ...extensions })
  extrasOf.set(schema, new Set(Object.keys(extensions)))
  return schema
}

/** A value as another host may send it: numbers also as text, nothing where we send a value. */
type Loose<T> = T extends number
  ? number | string
  : T extends readonly (infer Item)[]
    ? Loose<Item>[]
    : T extends object
      ? { [Key in keyof T]: Loose<T[Key]> }
      : T

/** What `tolerant` lets through for a reply with these extensions. */
export type Read<T, Extra extends keyof T = never> = Loose<Omit<T, Extra>> &
  Partial<Loose<Pick<T, Extra>>>
