import { paths } from '../../contract/site/paths'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { passwordPage } from '../../wording/mails/passwordPage'
import type { Sql } from '../database/connect'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'
import { mayMail } from './mayMail'

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
  if (!(await mayMail(tx, settings, { kind: 'password page for', email, at }))) return false
  const mail = passwordPage(settings.seller, absoluteUrl(paths.firstConnection, settings))
  await queueMail(tx, { mail, recipient: email, clientId, at })
  return true
}
