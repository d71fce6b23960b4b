import * as z from 'zod/mini'
import { extrasOf } from './tolerant'

type Shape = Record<string, z.ZodMiniType>

/**
 * A reply object with the specification's fields and the extensions. This server always sends both;
 * a reader of other hosts (`tolerant`) accepts it without the extensions.
 */
export function withExtensions<Specified extends Shape, Extensions extends Shape>(
  specified: Specified,
  extensions: Extensions,
) {
  const schema = z.object({ ...specified, ...extensions })
  extrasOf.set(schema, new Set(Object.keys(extensions)))
  return schema
}

/** A value as another host may send it: numbers may be text, nullable values may be missing. */
type Loose<T> = T extends number
  ? number | string
  : T extends readonly (infer Item)[]
    ? Loose<Item>[]
    : T extends object
      ? { [Key in keyof T]: Loose<T[Key]> }
      : T

/** The type that `tolerant` accepts for a reply with these extensions. */
export type Read<T, Extra extends keyof T = never> = Loose<Omit<T, Extra>> &
  Partial<Loose<Pick<T, Extra>>>
