import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../system/clock'
import type { Database } from '../database/connect'
import { claimMail, giveUp, markFailed, markSent, putOff, type WaitingMail } from './outbox'
import { maxTurnMs, type Pace } from './pace'
import type { MailTransport } from './mailTransport'

export type Mailer = {
  /** Starts to look for waiting mails. */
  start: (log: FastifyBaseLogger) => void
  /** Sends what is due now, and resolves when that is done. */
  flush: () => Promise<void>
  /** Stops; the mail in flight is sent, all others wait for the next server. */
  stop: () => Promise<void>
}

const second = 1000
const minute = 60 * second
const pause = second
/** Longer than a mail server may take; after it the try counts as failed. */
const claim = 5 * minute
const maxFailures = 10
const pauseAfter = (failures: number) => minute * 2 ** (failures - 1)
const maxPauseMs = Math.max(pauseAfter(maxFailures - 1), maxTurnMs)
const atOnce: Pace = (_, now) => Promise.resolve(now)

/**
 * Sends the outbox, one mail at a time, each at its turn, and again after growing pauses until it
 * is given up.
 */
export function createMailer(
  database: Database,
  clock: Clock,
  transport: MailTransport,
  pace: Pace = atOnce,
): Mailer {
  let log: FastifyBaseLogger | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const now = clock()
      const [retryAt, latest] = [after(now, claim), after(now, maxPauseMs)]
      const mail = await claimMail(database.sql, { now, retryAt, latest })
      if (!mail) return
      const turn = mail.isPaced ? now : await pace(mail, now)
      await (turn > now ? putOff(database.sql, mail, turn) : send(mail))
    }
  }

  async function send(mail: WaitingMail): Promise<void> {
    try {
      const file = await transport.send(mail, clock())
      await markSent(database.sql, mail.id, clock())
      log?.info({ mail: mail.id, ...(file && { file }) }, file ? 'mail written' : 'mail sent')
    } catch (error) {
      const { id } = mail
      const failures = mail.failures + 1
      if (failures < maxFailures) {
        const nextTryAt = after(clock(), pauseAfter(failures))
        await markFailed(database.sql, { id, failures, nextTryAt })
      } else await giveUp(database.sql, { id, failures })
      log?.error({ mail: id, failures, reason: reasonOf(error) }, 'mail not sent')
    }
  }

  function flush(): Promise<void> {
    running = running.catch(() => undefined).then(sendDue)
    return running
  }

  function tick(): void {
    flush()
      .catch((error: unknown) => log?.error({ reason: reasonOf(error) }, 'outbox not read'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, pause)
      })
  }

  return {
    start(logger) {
      log = logger
      tick()
    },
    flush,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running.catch(() => undefined)
      transport.close()
    },
  }
}

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** Only the code, because a mail server's own words contain the address. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
