import { createHash } from 'node:crypto'
import { sql as raw } from 'drizzle-orm'
import { emailKeyOf } from './emailKeyOf'
import type { Database } from '../database/connect'
import { attempts } from '../database/schema'
import type { Settings } from '../settings'
import type { WaitingMail } from './outbox'
import { hourMs } from '../system/durations'

/** To one address: so many at once, and after them so many an hour. */
const mailsAnHour = 10
/** The same to the shop, of what strangers write to it. */
export const shopMailsAnHour = 60
/** The longest time that a mail is put off. */
export const maxTurnMs = 12 * hourMs

/** When a mail may be sent; `now` at the earliest. */
export type Pace = (mail: WaitingMail, now: Date) => Promise<Date>

/**
 * Spaces the mails to the same address, for all servers together, without losing one. What strangers
 * write to the shop has a pace of its own, and so have mails to the staff. Exempt are the shop's copies
 * of orders and mails with a link that is limited by who asks for it: other mails must not delay them.
 */
export function paceOf(settings: Pick<Settings, 'rateLimits' | 'seller'>, { sql }: Database): Pace {
  return async ({ recipient, clientId, isForStaff }, now) => {
    const { rateLimits, seller } = settings
    const isShops =
      !isForStaff && clientId === null && emailKeyOf(recipient) === emailKeyOf(seller.email)
    if (!rateLimits) return now
    const anHour = isShops ? shopMailsAnHour : mailsAnHour
    const intervalMs = hourMs / anHour
    const after = (wait: number) =>
      raw`${new Date(now.getTime() + wait).toISOString()}::timestamptz`
    // The generic cell rate algorithm: `ends_at` is when the address would have had all its mails
    // at an even pace, so a whole burst earlier is this mail's turn.
    const [row] = await sql
      .insert(attempts)
      .values({
        key: keyOf(recipient, turnOf({ isForStaff, isShops })),
        count: 1,
        endsAt: new Date(now.getTime() + intervalMs),
      })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          endsAt: raw`least(greatest(${attempts.endsAt}, ${after(0)}) + ${intervalMs / 1000}::float8 * interval '1 second', ${after(maxTurnMs + anHour * intervalMs)})`,
        },
      })
      .returning()
    const turn = (row?.endsAt.getTime() ?? 0) - anHour * intervalMs
    return new Date(Math.max(now.getTime(), turn))
  }
}

type Reader = { isForStaff: boolean; isShops: boolean }

function turnOf({ isForStaff, isShops }: Reader): string {
  if (isForStaff) return 'turn of the staff'
  return isShops ? 'turn of the shop' : 'turn'
}

function keyOf(recipient: string, turn: string): string {
  return createHash('sha256')
    .update(`${turn} of ${emailKeyOf(recipient)}`)
    .digest('hex')
}
