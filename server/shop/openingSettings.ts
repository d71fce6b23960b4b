import * as z from 'zod/mini'
import { toOneLine } from '../../contract/api/oneLine'
import { wantedOfSetting as wanted } from '../../wording/shopSettings'

/** Whether the shop takes orders, as its shopkeeper chose. */
export const openingSettings = z.strictObject({
  isOpen: z.boolean(),
  /** What shoppers read while it is closed, besides that it is; null for nothing. */
  note: z.nullable(
    z
      .string(wanted.note)
      .check(z.overwrite(toOneLine), z.minLength(1, wanted.note), z.maxLength(200, wanted.note)),
  ),
})
export type OpeningSettings = z.infer<typeof openingSettings>

/** A shop on trial works at once; `closeNewShop` closes one that starts in public. */
export const defaultOpening: OpeningSettings = { isOpen: true, note: null }
