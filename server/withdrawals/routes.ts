import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as endpoints from '../../contract/api/withdrawals'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { LimitMails } from '../mail/mailedLinks'
import type { Services } from '../services'
import { declare, findRepeated } from './declare'
import { listWithdrawable } from './listWithdrawable'
import { toAcknowledgementReply } from './serialize'
import { withdrawOrder } from './withdrawOrder'

type Needs = Pick<Services, 'settings' | 'database' | 'clock'> & { limitMails: LimitMails }

/** Withdrawals from contracts: by anybody for any order, and by clients for their own. */
export function registerWithdrawals(app: FastifyInstance, services: Needs): void {
  const { settings, database, clock, limitMails } = services

  /** The limit keeps the mail back and not the declaration: nobody else may use up the right. */
  async function mayMail(email: string, request: FastifyRequest, reply: FastifyReply) {
    try {
      await limitMails({ email, kind: 'account' }, request, reply)
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      void reply.removeHeader('Retry-After')
      return false
    }
  }

  // Nothing that is looked up changes the reply: it never tells whether the order exists.
  registerEndpoint(app, endpoints.declareWithdrawal, async ({ body, request, reply }) => {
    const declared = {
      key: body.withdrawal_key,
      orderId: null,
      orderText: body.withdrawal_order,
      name: body.withdrawal_name,
      email: body.withdrawal_email,
      articles: body.withdrawal_articles === '' ? null : (body.withdrawal_articles ?? null),
      channel: 'guest' as const,
      submittedAt: clock(),
      lines: [],
      clientId: null,
    }
    const repeated = await findRepeated(database.sql, declared)
    if (repeated) return toAcknowledgementReply(repeated, declared)
    const isMailed = await mayMail(body.withdrawal_email, request, reply)
    const stored = await inTransaction(database.sql, (tx) =>
      declare(tx, settings, { ...declared, isMailed }),
    )
    return toAcknowledgementReply(stored, declared)
  })

  registerEndpoint(app, endpoints.listWithdrawable, ({ client }) =>
    listWithdrawable(database.sql, client.id, clock()),
  )

  registerEndpoint(app, endpoints.withdrawOrder, async ({ client, body, request, reply }) =>
    withdrawOrder(services, {
      clientId: client.id,
      commandId: body.command_id,
      wished: body.withdrawal_lines,
      key: body.withdrawal_key,
      mayMail: (email) => mayMail(email, request, reply),
    }),
  )
}
