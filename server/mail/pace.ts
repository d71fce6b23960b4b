import { createHash } from 'node:crypto'
import { sql as raw } from 'drizzle-orm'
import { emailKeyOf } from './emailKeyOf'
import type { Database } from '../database/connect'
import { attempts } from '../database/schema'
import type { Settings } from '../settings'
import type { WaitingMail } from './outbox'

const minute = 60_000
/** To one address: so many at once, and after them so many an hour. */
export const mailsAnHour = 10
const interval = (60 * minute) / mailsAnHour
/** The longest time that a mail is put off. */
export const maxTurnMs = 12 * 60 * minute

/** When a mail may be sent; `now` at the earliest. */
export type Pace = (mail: WaitingMail, now: Date) => Promise<Date>

/**
 * Spaces the mails to the same address, for all servers together, without losing one. Exempt are
 * the shop's own copies, which are for the seller, and mails with a link that is limited by who
 * asks for it: other mails must not delay them.
 */
export function paceOf(
  { rateLimits, seller }: Pick<Settings, 'rateLimits' | 'seller'>,
  { sql }: Database,
): Pace {
  return async ({ recipient, clientId }, now) => {
    const isShops = clientId === null && emailKeyOf(recipient) === emailKeyOf(seller.email)
    if (!rateLimits || isShops) return now
    const after = (wait: number) =>
      raw`${new Date(now.getTime() + wait).toISOString()}::timestamptz`
    // The generic cell rate algorithm: `ends_at` is when the address would have had all its mails
    // at an even pace, so a whole burst earlier is this mail's turn.
    const [row] = await sql
      .insert(attempts)
      .values({ key: keyOf(recipient), count: 1, endsAt: new Date(now.getTime() + interval) })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          endsAt: raw`least(greatest(${attempts.endsAt}, ${after(0)}) + ${interval / 1000}::float8 * interval '1 second', ${after(maxTurnMs + mailsAnHour * interval)})`,
        },
      })
      .returning()
    const turn = (row?.endsAt.getTime() ?? 0) - mailsAnHour * interval
    return new Date(Math.max(now.getTime(), turn))
  }
}

function keyOf(recipient: string): string {
  return createHash('sha256')
    .update(`turn of ${emailKeyOf(recipient)}`)
    .digest('hex')
}
