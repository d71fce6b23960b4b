import type { FastifyInstance } from 'fastify'
import type { Limit } from '../../contract/api/endpoint'
import { isStrongPassword } from '../../contract/isStrongPassword'
import { createTryLimit } from '../http/countTries'
import { networkOf } from '../http/networkOf'
import { emailKeyOf } from '../mail/emailKeyOf'
import type { Services } from '../services'

/** Attempts on one account, at all endpoints that check its password. */
const passwordTries: Limit = { max: 10, minutes: 10 }

/**
 * Throws a ProblemError (429) for an IP address with too many attempts, and for an account with too
 * many attempts from anywhere. Endpoints with a token count only requests with an active one.
 */
export function limitTries(
  app: FastifyInstance,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  const limit = createTryLimit(database, clock)
  // Runs before the body is read, so that an invalid body also counts.
  app.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
    const { name, limits } = routeOptions.config.endpoint ?? {}
    if (limits) await limit(reply, `${name} from ${networkOf(ip)}`, limits.perAddress)
  })
  app.addHook('preHandler', async ({ body, client, staff, routeOptions }, reply) => {
    const { OldPass, client_email, client_password, staff_email } = (body ?? {}) as Fields
    if (client && OldPass !== undefined)
      await limit(reply, `password of ${client.id}`, passwordTries)
    const { name, limits } = routeOptions.config.endpoint ?? {}
    if (!limits?.perAccount) return
    // Refused before the database is asked: it tells nothing of the account.
    if (name === 'register' && !isStrongPassword(client_password ?? '')) return
    // A signed-in member of the staff may try the password of another one.
    const email = emailKeyOf(client_email ?? staff_email ?? '')
    const account = client?.id ?? (email || staff?.id)
    await limit(reply, `${name} for ${account}`, limits.perAccount)
  })
}

/** Fields of a body that its schema has parsed. */
type Fields = {
  client_email?: string
  client_password?: string
  staff_email?: string
  OldPass?: string
}
