import type { StaffLink } from '../../../contract/api/staff/staffClients'
import type { AuditAct } from '../../../contract/auditActs'
import { clientReplies as replies } from '../../../wording/replies/staffClients'
import type { ClientHoldings } from '../../clients/ClientHoldings'
import { deleteLocked } from '../../clients/deleteClient'
import { mailPasswordPage } from '../../clients/mailPasswordPage'
import { requestProof } from '../../clients/proof'
import { lockClient } from '../../clients/queries'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { ProblemError } from '../../http/ProblemError'
import { wrongField } from '../../http/wrongField'
import { emailKeyOf } from '../../mail/emailKeyOf'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { findUnconfirmedOrder, findOpenOrders, unknownClient } from './findClient'

type Needs = Pick<Services, 'database' | 'clock' | 'settings'>
/** Whom it is about, and who of the staff does it. */
type Who = { id: string; by: string }
type Mailable = { email: string; emailProvenAt: Date | null }
const maxNamed = 5

/** Notes something about a client; throws a ProblemError (404) for an unknown one. */
export function noteOnClient(services: Needs, who: Who, text: string): Promise<void> {
  return change(services, who, 'client_note', { text }, () => Promise.resolve())
}

/**
 * Mails a client a link; throws a ProblemError: 409 where it serves for nothing, 429 where the
 * e-mail has had too many.
 */
export function mailLink(services: Needs, who: Who, link: StaffLink): Promise<void> {
  const { settings } = services
  return change(
    services,
    who,
    'client_link',
    { link },
    async (tx, { email, emailProvenAt }, at) => {
      if (link === 'proof' && emailProvenAt)
        throw new ProblemError(409, 'invalid_input', replies.alreadyProven)
      const mailed = { clientId: who.id, email, at }
      const isMailed =
        link === 'proof'
          ? await requestProof(tx, settings, {
              ...mailed,
              for: (await findUnconfirmedOrder(tx, who.id)) ?? 'account',
            })
          : await mailPasswordPage(tx, settings, mailed)
      if (!isMailed) throw new ProblemError(429, 'too_many_requests', replies.tooManyLinks)
    },
  )
}

/** Appends an act to the log of a client, in the transaction that does it. */
function change(
  { database, clock }: Needs,
  { id, by }: Who,
  act: AuditAct,
  after: Record<string, unknown>,
  make: (tx: Sql, client: Mailable, at: Date) => Promise<void>,
): Promise<void> {
  return inTransaction(database.sql, async (tx) => {
    const client = await lockClient(tx, id)
    if (!client?.email) throw unknownClient()
    const at = clock()
    await make(tx, { ...client, email: client.email }, at)
    await recordAct(tx, { act, staffId: by, clientId: id, after, at })
  })
}

/**
 * Erases the account of a client; throws a ProblemError (400) if the typed e-mail is another, and
 * (409) while orders are open, which the client would get no mail about.
 */
export function eraseAccount(
  { database, clock, settings }: Needs,
  { id, by }: Who,
  typed: string,
  eraseHoldings: ClientHoldings['eraseHoldings'],
): Promise<void> {
  return inTransaction(database.sql, async (tx) => {
    const client = await lockClient(tx, id)
    if (!client?.email) throw unknownClient()
    if (emailKeyOf(typed.trim()) !== client.emailKey) throw wrongField('email', replies.otherEmail)
    const open = await findOpenOrders(tx, id, maxNamed)
    if (open.length > 0) throw new ProblemError(409, 'invalid_input', replies.ordersOpen(open))
    const at = clock()
    await deleteLocked(tx, settings, { client, at }, eraseHoldings)
    await recordAct(tx, { act: 'client_erased', staffId: by, clientId: id, at })
  })
}
