import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '../../contract/api/endpoints'
import { problemReplies as replies } from '../../wording/replies/problems'
import { emailKeyOf } from '../clients/rules'
import { ProblemError } from './ProblemError'
import type { SignInFailure } from '../clients/signInFailures'
import type { Services } from '../services'
import { createAttempts, type Limit } from './attempts'
import { networkOf } from './networkOf'

/** Of each call, per address and server, in its memory; other routes have routeLimits.ts. */
const general = { max: 600, timeWindow: '1 minute' }

/** What costs hashing time, tries passwords or sends mails, for all servers together. */
const tighter: { readonly [call: string]: { address: Limit; account?: Limit } } = {
  signIn: { address: { max: 20, minutes: 5 }, account: { max: 20, minutes: 15 } },
  register: { address: { max: 10, minutes: 10 }, account: { max: 5, minutes: 60 } },
  firstConnection: { address: { max: 5, minutes: 15 } },
  confirmPassword: { address: { max: 20, minutes: 15 } },
  confirmEmail: { address: { max: 20, minutes: 15 } },
  editClient: { address: { max: 20, minutes: 10 }, account: { max: 20, minutes: 10 } },
  payCart: { address: { max: 60, minutes: 10 }, account: { max: 20, minutes: 60 } },
  changePassword: { address: { max: 10, minutes: 10 } },
  deleteClient: { address: { max: 10, minutes: 10 } },
  exportClient: { address: { max: 10, minutes: 10 } },
}
/** On one account, whichever calls they come by. */
const passwordsTried: Limit = { max: 10, minutes: 10 }

/** Refuses with 429 an address that asks too often, before its token is looked at. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // Counts of unknown addresses are forgotten beyond this many.
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  })
  // A hook of the whole application: those of a route run after the token has been looked up.
  const limitCall = new Map(endpoints.map(({ name }) => [name, app.rateLimit(general)]))
  app.addHook('onRequest', async function (request, reply) {
    await limitCall.get(nameOf(request))?.call(this, request, reply)
  })
}

/**
 * Refuses with 429 an address that tries too often, and anyone what is tried too often on an
 * account. Where a call takes a token, only those with a living one are counted.
 */
export function limitTries(
  app: FastifyInstance,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  const count = createAttempts(database, clock)
  async function limit(reply: FastifyReply, what: string, to: Limit): Promise<void> {
    const seconds = await count(what, to)
    if (seconds === 0) return
    void reply.header('Retry-After', seconds)
    throw tooManyRequests(seconds)
  }
  // Before the body is read, so that a wrong one counts as well.
  app.addHook('onRequest', async (request, reply) => {
    const name = nameOf(request)
    const limits = tighter[name]
    if (limits) await limit(reply, `${name} from ${networkOf(request.ip)}`, limits.address)
  })
  app.addHook('preHandler', async (request, reply) => {
    const name = nameOf(request)
    const { OldPass, client_email: email } = (request.body ?? {}) as Fields
    if (request.client && OldPass !== undefined)
      await limit(reply, `password of ${request.client.id}`, passwordsTried)
    const account = tighter[name]?.account
    if (!account) return
    const who = request.client?.id ?? emailKeyOf(email ?? '')
    await limit(reply, `${name} for ${who}`, account)
  })
}

/** Those of a body that its row has read. */
type Fields = { client_email?: string; OldPass?: string }

const nameOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.call?.name ?? ''
/** What an address is told that asked too often. */
export const tooManyRequests = (seconds: number, failure?: SignInFailure) =>
  new ProblemError(429, 'too_many_requests', replies.tooManyRequests(seconds), undefined, failure)
