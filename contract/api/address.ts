import * as z from 'zod/mini'
import { toAddressLine } from './oneLine'

const part = (maxLength: number) =>
  z.string().check(z.overwrite(toAddressLine), z.maxLength(maxLength))
const neededPart = (maxLength: number) => part(maxLength).check(z.minLength(1))

/** A postal address in parts; the specification's one text is made of them. */
export const addressParts = z.object({
  street: neededPart(200),
  complement: z._default(part(120), ''),
  postcode: neededPart(12),
  town: neededPart(100),
  phone: z._default(part(30), ''),
})
export type AddressParts = z.infer<typeof addressParts>

/** The same in a reply. */
export const addressReply = z.object({
  street: z.string(),
  complement: z.string(),
  postcode: z.string(),
  town: z.string(),
  phone: z.string(),
})
