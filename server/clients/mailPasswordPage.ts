import { paths } from '../../contract/site/paths'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { passwordPage } from '../../wording/mails/passwordPage'
import type { Sql } from '../database/connect'
import { countTry } from '../http/countTries'
import { emailKeyOf } from '../mail/emailKeyOf'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'

/** Limits these mails to one e-mail. */
const requests = { max: 3, minutes: 24 * 60 }

type Request = { clientId: string; email: string; at: Date }

/**
 * Mails the way to the page on which the client chooses a password, without a token: the choice
 * itself is confirmed by a link of its own. False if this e-mail has had too many.
 */
export async function mailPasswordPage(
  tx: Sql,
  settings: Settings,
  { clientId, email, at }: Request,
): Promise<boolean> {
  if (settings.rateLimits) {
    const { count } = await countTry(tx, `password page for ${emailKeyOf(email)}`, requests, at)
    if (count > requests.max) return false
  }
  const mail = passwordPage(settings.seller, absoluteUrl(paths.firstConnection, settings))
  await queueMail(tx, { mail, recipient: email, clientId, at })
  return true
}
