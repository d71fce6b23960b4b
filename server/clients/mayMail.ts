import type { Limit } from '../../contract/api/endpoint'
import type { Sql } from '../database/connect'
import { countTry } from '../http/countTries'
import { emailKeyOf } from '../mail/emailKeyOf'
import type { Settings } from '../settings'

const mailsADay: Limit = { max: 3, minutes: 24 * 60 }

/** Counts a mail of some kind to one e-mail, whatever accounts use it; false if it had too many. */
export async function mayMail(
  tx: Sql,
  { rateLimits }: Settings,
  { kind, email, at }: { kind: string; email: string; at: Date },
): Promise<boolean> {
  if (!rateLimits) return true
  const { count } = await countTry(tx, `${kind} ${emailKeyOf(email)}`, mailsADay, at)
  return count <= mailsADay.max
}
