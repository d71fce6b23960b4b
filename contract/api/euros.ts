import * as z from 'zod/mini'
import { toEuros } from '../amounts'

/** An amount on the wire: euros, a JSON number with at most two decimals. */
export const euros = z.number().check(
  z.minimum(0),
  z.maximum(1e9),
  // A sum of floats may be off by its last digits, a third decimal is not.
  z.refine((value) => Math.abs(value - toEuros(Math.round(value * 100))) < 1e-8),
)
