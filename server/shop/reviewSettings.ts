import * as z from 'zod/mini'
import { wantedOfSetting as wanted } from '../../wording/shopSettings'

/** How clients are asked for reviews. */
export const reviewSettings = z.strictObject({
  /** Days from the reception of an order to the mail that asks for reviews; null for no mail. */
  invitationDays: z.nullable(
    z
      .int(wanted.invitationDays)
      .check(z.minimum(1, wanted.invitationDays), z.maximum(30, wanted.invitationDays)),
  ),
})
export type ReviewSettings = z.infer<typeof reviewSettings>

/** Long enough to have brewed some cups. */
export const defaultReviews: ReviewSettings = { invitationDays: 8 }
