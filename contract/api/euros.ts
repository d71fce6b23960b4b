import * as z from 'zod/mini'
import { toEuros } from '../amounts'

/** An amount in the API: euros, a JSON number with at most two decimals. */
export const euros = z.number().check(
  z.minimum(0),
  z.maximum(1e9),
  // Tolerates the rounding error of a float sum, but not a third decimal. By hand, because
  // `toCents` throws on what the maximum refuses.
  z.refine((value) => Math.abs(value - toEuros(Math.round(value * 100))) < 1e-8),
)
