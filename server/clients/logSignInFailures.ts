import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { Services } from '../services'
import { SignInError } from './SignInError'
import { signInFailures, type SignInFailure } from './signInFailures'
import { minuteMs } from '../system/durations'

/**
 * Logs and counts each failed sign-in with its reason and its number on this server in the current
 * minute. The entry names no person and no network; the reply's own entry has the request id.
 */
export function logSignInFailures(
  app: FastifyInstance,
  { clock, metrics }: Pick<Services, 'clock' | 'metrics'>,
): void {
  const total = metrics && createCounter(metrics)
  const counts = new Map<SignInFailure, number>()
  let counted = 0
  app.addHook('onResponse', (request, _reply, done) => {
    const { problem } = request
    if (problem instanceof SignInError) {
      const reason = problem.failure
      const running = Math.floor(clock().getTime() / minuteMs)
      if (running !== counted) counts.clear()
      counted = running
      const inMinute = (counts.get(reason) ?? 0) + 1
      counts.set(reason, inMinute)
      total?.inc({ reason })
      request.log.warn({ reason, inMinute }, 'sign-in failed')
    }
    done()
  })
}

function createCounter({ registry }: NonNullable<Services['metrics']>): Counter<'reason'> {
  const total = new Counter({
    name: 'shop_sign_in_failures_total',
    help: 'Passwords, tokens and links that were refused, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  // Each reason is exported from the start, or its first failure would not show as an increase.
  for (const reason of signInFailures) total.inc({ reason }, 0)
  return total
}
