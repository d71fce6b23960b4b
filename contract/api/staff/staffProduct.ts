import * as z from 'zod/mini'
import { stockCauses } from '../../stockCauses'
import { wholeProduct } from '../catalogue'
import { maxFurtherPictures } from '../../site/uploads'
import { withoutNul } from '../ids'
import { loggedAct, short } from './staffOrder'

/** Amounts are in cents. */
export const staffProductSummary = z.object({
  id: z.int(),
  serial: z.string(),
  name: z.string(),
  category: z.string(),
  cents: z.int(),
  stock: z.int(),
  /** Pieces of the last 90 days. */
  sold: z.int(),
  picture: z.nullable(z.string()),
  retired: z.boolean(),
})
export type StaffProductSummary = z.infer<typeof staffProductSummary>

/** In fractions of the upright picture; the server says what is wrong with them. */
const crop = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const picture = z.object({
  /** The name that the upload answered. */
  file: short(64),
  /** Null for none; a bar would separate two pictures in a catalogue file. */
  alt: z.nullable(z.string().check(z.maxLength(200), z.regex(/^[^|]*$/))),
  /** What is shown of it; absent for the square in its middle. */
  crop: z.optional(crop),
})
export type StaffPicture = z.infer<typeof picture>

export const staffProduct = z.object({
  id: z.int(),
  version: z.string(),
  serial: z.string(),
  retired: z.boolean(),
  stock: z.int(),
  /** Pieces that are sold, taken from the stock, and still in the shop. */
  promised: z.int(),
  sold: z.int(),
  /** The cells of the catalogue file, by the names of their columns in code. */
  cells: z.record(z.string(), z.string()),
  /** In order; the first one is on the cards. */
  pictures: z.array(picture),
  /** The last ones of orders, and the last others; newest first. */
  movements: z.array(
    z.object({
      at: z.string(),
      change: z.int(),
      cause: z.enum(stockCauses),
      order: z.nullable(z.int()),
      /** E-mail of the member who said so in the admin. */
      who: z.nullable(z.string()),
    }),
  ),
  /** False where there are older movements; an older server does not say it. */
  has_all_movements: z.optional(z.boolean()),
  /** The last acts, newest first. */
  log: z.array(loggedAct),
  /** False where there are older acts; an older server does not say it. */
  has_all_acts: z.optional(z.boolean()),
})
export type StaffProduct = z.infer<typeof staffProduct>

/** The product after a change, and a sentence about it. */
export const changedProduct = z.object({ product: staffProduct, message: z.string() })
export type ChangedProduct = z.infer<typeof changedProduct>

export const productParams = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) })

/** A product as the shop would show it; null until it has a name and a price. */
export const previewedProduct = z.object({ product: z.nullable(wholeProduct) })

/** What was typed into the form: cells of the catalogue file; an empty one erases. */
export const typedProduct = {
  cells: z.record(short(40), z.string().check(withoutNul)),
  pictures: z.optional(z.array(picture).check(z.maxLength(maxFurtherPictures + 1))),
}
