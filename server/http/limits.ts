import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { Refusal } from '../problems/Refusal'

type Limit = { max: number; timeWindow: string }

/** Per address. Pages and files have no limit. */
const general: Limit = { max: 600, timeWindow: '1 minute' }
/** What costs hashing time, tries passwords or sends mails. */
const tighter: { readonly [callName: string]: Limit } = {
  signIn: { max: 20, timeWindow: '5 minutes' },
  register: { max: 10, timeWindow: '10 minutes' },
  firstConnection: { max: 5, timeWindow: '15 minutes' },
  confirmPassword: { max: 20, timeWindow: '15 minutes' },
  confirmEmail: { max: 20, timeWindow: '15 minutes' },
  editClient: { max: 20, timeWindow: '10 minutes' },
  changePassword: { max: 10, timeWindow: '10 minutes' },
  exportClient: { max: 10, timeWindow: '10 minutes' },
}

/** Refuses with 429 an address that asks too often. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  // Before the plugin, whose own hook reads what this one writes.
  app.addHook('onRoute', (route) => {
    const name = route.config?.call?.name
    if (name) route.config = { ...route.config, rateLimit: tighter[name] ?? general }
  })
  await app.register(rateLimit, {
    global: false,
    // Counts of unknown addresses are forgotten beyond this many.
    cache: 20_000,
    errorResponseBuilder: (_, { ttl }) =>
      new Refusal(429, 'too_many_requests', replies.tooManyRequests(Math.ceil(ttl / 1000))),
  })
}
