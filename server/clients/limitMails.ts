import type { FastifyInstance } from 'fastify'
import { findClientByEmail } from './queries'
import { emailKeyOf } from '../mail/emailKeyOf'
import type { LimitMails, LinkMailKind } from '../mail/mailedLinks'
import type { Services } from '../services'
import type { Limit } from '../../contract/api/endpoint'
import { createTryLimit } from '../http/countTries'
import { createKnownNetworks } from './knownNetworks'
import { networkOf } from '../http/networkOf'

/** Mails of one kind with a link to one e-mail, requested from one network. */
export const fromOneNetwork: Limit = { max: 5, minutes: 24 * 60 }
/** Those from all networks together, except the ones from which the proven owner signed in. */
const fromStrangers: Record<LinkMailKind, Limit> = {
  account: { max: 40, minutes: 24 * 60 },
  alert: { max: 20, minutes: 24 * 60 },
}

/**
 * Counts mails with a link by recipient and by requester, so that strangers cannot fill an inbox
 * and the owner can still get a mail (docs/decisions/0015). Known and unknown e-mails count alike.
 */
export function limitMails(
  app: FastifyInstance,
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
): LimitMails {
  const limit = createTryLimit(database, clock)
  const networks = createKnownNetworks(database, clock)

  app.addHook('onSend', async ({ routeOptions, body, ip }, reply) => {
    const isSignedIn = routeOptions.config.endpoint?.name === 'signIn' && reply.statusCode < 300
    if (!settings.rateLimits || !isSignedIn) return
    const { client_email: email } = body as { client_email: string }
    // An account made with someone else's e-mail can also sign in, from any number of networks.
    const client = await findClientByEmail(database.sql, email)
    if (client?.emailProvenAt) await networks.remember(emailKeyOf(email), networkOf(ip))
  })

  return async ({ email: to, kind }, { ip }, reply) => {
    if (!settings.rateLimits) return
    const [email, network] = [emailKeyOf(to), networkOf(ip)]
    await limit(reply, `${kind} mail to ${email} from ${network}`, fromOneNetwork)
    if (await networks.isKnown(email, network)) return
    await limit(reply, `${kind} mail to ${email} from strangers`, fromStrangers[kind])
  }
}
