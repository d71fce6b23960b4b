import * as z from 'zod/mini'
import { addressLimits } from '../addressLimits'
import { toAddressLine } from './oneLine'

const part = (maxLength: number) =>
  z.string().check(z.overwrite(toAddressLine), z.maxLength(maxLength))
const neededPart = (maxLength: number) => part(maxLength).check(z.minLength(1))
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** A postal address in parts; the specification's one text is made of them. */
export const addressParts = z.object({
  street: neededPart(addressLimits.street),
  complement: z._default(part(addressLimits.complement), ''),
  postcode: neededPart(addressLimits.postcode).check(z.overwrite(withoutSpaces)),
  town: neededPart(addressLimits.town),
  phone: z._default(part(addressLimits.phone), ''),
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
