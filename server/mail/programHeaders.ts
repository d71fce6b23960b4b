import { paths } from '../../contract/site/paths'
import { linkAt, type Site } from './mailedLinks'
import type { WaitingMail } from './outbox'

/**
 * What programs read of a mail: that no person wrote it, so that none answers it by itself (RFC 3834),
 * and the page that refuses further ones, where it leads there (RFC 2369). Only a mail that a person
 * wrote says whom an answer goes to.
 */
export function programHeaders(
  site: Site,
  { replyTo, text }: Pick<WaitingMail, 'replyTo' | 'text'>,
): Record<string, string> {
  const refusalPage = linkAt(site, paths.reviewLink, '')
  const refusal = text.split('\n').find((line) => line.startsWith(refusalPage))
  return {
    ...(replyTo === null && { 'Auto-Submitted': 'auto-generated' }),
    ...(refusal !== undefined && { 'List-Unsubscribe': `<${refusal}>` }),
  }
}
