import fc from 'fast-check'
import * as z from 'zod/mini'
import { limitsOf } from './limitsOf'

/** Texts that a string schema takes: of every script, and as long as it allows. */
export function arbitraryText(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 1000, pattern } = limitsOf(schema)
  const drawn = pattern ? [fc.stringMatching(pattern)] : freeTexts(minimum, maximum)
  return fc.oneof(...drawn).filter((text) => z.safeParse(schema, text).success)
}

function freeTexts(minLength: number, maxLength: number): fc.Arbitrary<string>[] {
  const short = Math.max(minLength, Math.min(maxLength, 40))
  return [
    fc.string({ minLength, maxLength: short }),
    fc.string({ minLength, maxLength: short, unit: 'grapheme' }),
    fc.constantFrom('x'.repeat(maxLength), 'é'.repeat(Math.max(minLength, 1))),
  ]
}
