import type { FastifyInstance } from 'fastify'
import type { Clock } from '../system/clock'
import type { SignInFailure } from './signInFailures'

const minute = 60_000

/**
 * A line for each failed sign-in: its reason, and how many of it this server has had in the running
 * minute. Nothing says who it was or from where: the line of the reply has the same request id.
 */
export function logSignInFailures(app: FastifyInstance, clock: Clock): void {
  const counts = new Map<SignInFailure, number>()
  let counted = 0
  app.addHook('onResponse', (request, _reply, done) => {
    const { signInFailure: reason } = request
    if (reason) {
      const running = Math.floor(clock().getTime() / minute)
      if (running !== counted) counts.clear()
      counted = running
      const inMinute = (counts.get(reason) ?? 0) + 1
      counts.set(reason, inMinute)
      request.log.warn({ reason, inMinute }, 'sign-in failed')
    }
    done()
  })
}
