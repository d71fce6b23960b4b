import { eq, sql as raw } from 'drizzle-orm'
import type { Limit } from '../../contract/api/endpoint'
import { wrongStaffCodes } from '../../wording/mails/wrongStaffCodes'
import { inTransaction } from '../database/inTransaction'
import { attempts } from '../database/schema'
import { countTry, keyOfTry } from '../http/countTries'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'
import { isAppCode, useCode } from './codes'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>
type Member = Parameters<typeof useCode>[1] & { email: string }

/**
 * Wrong codes of one member, by those who hold the password or a session. Three of a million codes
 * are right at a time: guessing one takes ninety years.
 */
const wrongCodes: Limit = { max: 10, minutes: 24 * 60 }

/** Under which the wrong codes of a member are counted; a new link forgets them. */
export const keyOfCodes = (staffId: string) => keyOfTry(codesOf(staffId))
const codesOf = (staffId: string) => `codes of ${staffId}`

/**
 * Uses a code like `useCode`. After ten wrong ones in a day those of the app are refused, and the
 * member is mailed; recovery codes and passkeys still work.
 */
export async function useLimitedCode(
  { database, settings, clock }: Needs,
  member: Member,
  typed: string,
): Promise<boolean> {
  const { sql } = database
  const at = clock()
  if (!settings.rateLimits || !isAppCode(typed)) return useCode(sql, member, typed, at)
  // Counted before it is checked, so that codes sent at once do not pass together.
  const { count } = await countTry(sql, codesOf(member.id), wrongCodes, at)
  if (count > wrongCodes.max) return false
  if (await useCode(sql, member, typed, at)) {
    const isTry = eq(attempts.key, keyOfCodes(member.id))
    await sql
      .update(attempts)
      .set({ count: raw`${attempts.count} - 1` })
      .where(isTry)
    return true
  }
  const mail = wrongStaffCodes(settings.seller)
  if (count === wrongCodes.max)
    await inTransaction(sql, (tx) =>
      queueMail(tx, { mail, recipient: member.email, clientId: null, isForStaff: true, at }),
    )
  return false
}
