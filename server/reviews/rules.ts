import { maxAuthorLength } from '../../contract/reviews'
import { shortened } from '../../wording/mails/quoted'
import { dayMs } from '../system/durations'

/** Days that the link of an invitation can be used. */
export const linkDays = 60
/** Days after which an order that was not reviewed is no longer asked for reviews. */
const latestDays = 60

export const linkUntil = (now: Date) => new Date(now.getTime() + linkDays * dayMs)

/** The orders to ask for reviews now: received within this time. */
export const dueBetween = (now: Date, invitationDays: number) => ({
  from: new Date(now.getTime() - latestDays * dayMs),
  to: new Date(now.getTime() - invitationDays * dayMs),
})

/** The name of a new review: the first name and the initial of the last one. */
export function defaultAuthor({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [initial = ''] = lastName.trim()
  const first = shortened(firstName.trim(), maxAuthorLength - 4)
  return initial ? `${first} ${initial.toLocaleUpperCase('fr')}.` : first
}
