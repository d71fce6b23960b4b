import * as z from 'zod/mini'
import { toOneLine } from '../../contract/api/oneLine'
import { maxReasonLength } from '../../contract/reviews'
import { reviewCommandReplies as words } from '../../wording/reviewCommands'
import { listForShop, publishReview, refuseReview } from '../admin/reviews/moderate'
import { command } from './command'
import { CommandError } from './CommandError'

/** The commands about reviews. */
export const reviewCommands = {
  listReviews: command(z.object({ areAll: z.boolean() }), async (services, asked) => {
    const listed = await listForShop(services.database.sql, asked)
    const message = listed.length > 0 || asked.areAll ? words.listed(listed) : words.noneWaits
    return { message }
  }),
  publishReview: command(
    z.object({ id: z.string(), reason: z.string() }),
    async (services, { id, reason }) => {
      const number = readNumber(id)
      if (reason.trim()) throw new CommandError(words.reasonUseless)
      const done = await publishReview(services, { number })
      if (!done) throw new CommandError(words.unknown(id))
      return {
        message: done.isNew ? words.published(number, done.product) : words.publishedBefore(number),
      }
    },
  ),
  refuseReview: command(
    z.object({ id: z.string(), reason: z.string() }),
    async (services, { id, reason: typed }) => {
      const number = readNumber(id)
      const reason = toOneLine(typed)
      if (!reason || reason.length > maxReasonLength) throw new CommandError(words.reasonMissing)
      const done = await refuseReview(services, { number }, { reason })
      if (!done) throw new CommandError(words.unknown(id))
      return {
        message: done.isNew ? words.refused(number, done.product) : words.refusedBefore(number),
      }
    },
  ),
}

function readNumber(id: string): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new CommandError(words.unknown(id))
  return Number(id)
}
