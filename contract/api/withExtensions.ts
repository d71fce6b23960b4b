import * as z from 'zod/mini'
import { extrasOf } from './tolerant'

type Shape = Record<string, z.ZodMiniType>

/**
 * A reply's object: `known` fields stand in the specification, `extras` are ours. We always send
 * both; a reader of other hosts (`tolerant`) does without the extras.
 */
export function withExtensions<Known extends Shape, Extras extends Shape>(
  known: Known,
  extras: Extras,
) {
  const schema = z.object({ ...known, ...extras })
  extrasOf.set(schema, new Set(Object.keys(extras)))
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

/** What `tolerant` lets through for a reply with these extras. */
export type Read<T, Extra extends keyof T = never> = Loose<Omit<T, Extra>> &
  Partial<Loose<Pick<T, Extra>>>
