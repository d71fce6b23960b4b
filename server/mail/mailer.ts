import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../system/clock'
import type { Database } from '../database/connect'
import { inLanes } from './inLanes'
import { claimMails, hasDueMail } from './claimMails'
import { isWaiting, putOff, release, type WaitingMail } from './outbox'
import { after } from './after'
import { maxPauseMs, trySending } from './trySending'
import { maxTurnMs, type Pace } from './pace'
import type { MailTransport } from './mailTransport'
import { minuteMs } from '../system/durations'

export type Mailer = {
  /** The job that sends what is due, and resolves when nothing more is. */
  job: {
    name: string
    everyMs: number
    leaseMs: number
    run: (signal: AbortSignal, log: FastifyBaseLogger) => Promise<void>
    hasWork: () => Promise<boolean>
  }
  /** Sends what is due now, and resolves when that is done. */
  flush: (log?: FastifyBaseLogger) => Promise<void>
  /** Stops; the mails in flight are sent, all others wait for the next server. */
  stop: () => Promise<void>
}

/** Claimed in one statement. */
const batch = 20
/** Sent at the same time: what may be sent twice if a server dies. */
export const maxDeliveries = 5
/** In the rest of the claim, a mail server may take its time. */
const beginWithinMs = minuteMs
const longestPauseMs = Math.max(maxPauseMs, maxTurnMs)
const atOnce: Pace = (_, now) => Promise.resolve(now)

/**
 * Sends the outbox, several mails at a time, each at its turn, and again after growing pauses until
 * it is given up.
 */
export function createMailer(
  { sql }: Pick<Database, 'sql'>,
  clock: Clock,
  transport: MailTransport,
  pace: Pace = atOnce,
): Mailer {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const due = (now = clock()) => ({ now, latest: after(now, longestPauseMs) })

  async function sendDue(signal?: AbortSignal, log?: FastifyBaseLogger): Promise<void> {
    const isOver = () => isStopped || signal?.aborted === true
    while (!isOver()) {
      const began = performance.now()
      const mails = await claimMails(sql, { ...due(), limit: batch })
      if (mails.length === 0) return
      const isLate = () => isOver() || performance.now() - began > beginWithinMs
      // A client gets mails in the order of what they are about.
      const laneOf = ({ clientId, id }: WaitingMail) => clientId ?? id
      // The lanes in which a mail failed before its time: the others there wait for theirs.
      const failing = new Set<string>()
      await inLanes(mails, laneOf, maxDeliveries, async (mail) => {
        const lane = laneOf(mail)
        if (isLate() || (mail.isEarly && failing.has(lane))) return release(sql, mail.id)
        const isSent = await deliver(mail, isLate, log)
        if (mail.isEarly && !isSent) failing.add(lane)
      })
    }
  }

  /** Returns whether the mail was sent. */
  async function deliver(mail: WaitingMail, isLate: () => boolean, log?: FastifyBaseLogger) {
    const now = clock()
    const turn = mail.isPaced ? now : await pace(mail, now)
    if (turn > now || isLate()) await putOff(sql, mail.id, turn)
    else if (await isWaiting(sql, mail.id)) return trySending(mail, { sql, clock, transport, log })
    return false
  }

  function sendNext(signal?: AbortSignal, log?: FastifyBaseLogger): Promise<void> {
    running = running.catch(() => undefined).then(() => sendDue(signal, log))
    return running
  }

  return {
    job: {
      name: 'mails',
      everyMs: minuteMs,
      leaseMs: 30_000,
      run: sendNext,
      hasWork: () => hasDueMail(sql, due()),
    },
    flush: (log) => sendNext(undefined, log),
    async stop() {
      isStopped = true
      await running.catch(() => undefined)
      transport.close()
    },
  }
}
