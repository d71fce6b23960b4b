import type { FastifyInstance } from 'fastify'
import type { AuditAct } from '../../../contract/auditActs'
import * as endpoints from '../../../contract/api/staff/staffMails'
import { maxLostMails, type LostMail } from '../../../contract/api/staff/staffMails'
import { staffMailReplies as replies } from '../../../wording/replies/staffMails'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { registerEndpoint } from '../../http/registerEndpoint'
import { dropLostMails, findLostMails, retryLostMails } from '../../mail/lostMails'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { firstOf } from '../../database/firstOf'

/** The mails that were given up: sent again, or erased. */
export function registerMailDesk(
  app: FastifyInstance,
  { settings, database, clock }: Pick<Services, 'settings' | 'database' | 'clock'>,
): void {
  registerEndpoint(app, endpoints.listLostMails, async () => {
    const found = await findLostMails(database.sql, maxLostMails + 1)
    const { listed, hasMore } = firstOf(found, maxLostMails)
    return {
      mails: listed.map((mail) => toLostMail(mail, settings.seller.email)),
      has_more: hasMore,
    }
  })

  registerEndpoint(app, endpoints.retryLostMails, async ({ body: { ids }, staff }) => {
    const at = clock()
    const act = { act: 'mails_retried', staffId: staff.id, at } as const
    const mails = await changeMails(act, (tx) => retryLostMails(tx, ids, at))
    return { message: replies.retried(mails) }
  })

  registerEndpoint(app, endpoints.dropLostMails, async ({ body: { ids }, staff }) => {
    const act = { act: 'mails_dropped', staffId: staff.id, at: clock() } as const
    const mails = await changeMails(act, (tx) => dropLostMails(tx, ids))
    return { message: replies.dropped(mails) }
  })

  /** Records the act where it changed any mail; returns how many. */
  function changeMails(
    act: { act: AuditAct; staffId: string; at: Date },
    change: (tx: Sql) => Promise<number>,
  ): Promise<number> {
    return inTransaction(database.sql, async (tx) => {
      const mails = await change(tx)
      if (mails > 0) await recordAct(tx, { ...act, after: { mails } })
      return mails
    })
  }
}

type Found = Awaited<ReturnType<typeof findLostMails>>[number]

function toLostMail(
  { id, subject, recipient, clientId, isForStaff, createdAt }: Found,
  shopEmail: string,
): LostMail {
  const isShown = clientId !== null || isForStaff || recipient === shopEmail
  return {
    ...{ id, subject, recipient: isShown ? recipient : null },
    client: clientId,
    at: createdAt.toISOString(),
  }
}
