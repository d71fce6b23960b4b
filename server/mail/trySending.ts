import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../database/connect'
import type { Clock } from '../system/clock'
import type { MailTransport } from './mailTransport'
import { giveUp, markFailed, markSent, type WaitingMail } from './outbox'

const minute = 60_000
const maxFailures = 10
const pauseAfter = (failures: number) => minute * 2 ** (failures - 1)
/** The longest pause between two tries. */
export const maxPauseMs = pauseAfter(maxFailures - 1)

type Needs = {
  sql: Sql
  clock: Clock
  transport: MailTransport
  log: FastifyBaseLogger | undefined
}

/** Sends a mail; after a failure it is tried again later, or given up. */
export async function trySending(
  mail: WaitingMail,
  { sql, clock, transport, log }: Needs,
): Promise<void> {
  const { id } = mail
  let file: string | null
  try {
    file = await transport.send(mail, clock())
  } catch (error) {
    const failures = mail.failures + 1
    if (failures < maxFailures) {
      const nextTryAt = after(clock(), pauseAfter(failures))
      await markFailed(sql, { id, failures, nextTryAt })
    } else await giveUp(sql, { id, failures })
    log?.error({ mail: id, failures, reason: reasonOf(error) }, 'mail not sent')
    return
  }
  await markSent(sql, id, clock())
  log?.info({ mail: id, ...(file && { file }) }, file ? 'mail written' : 'mail sent')
}

export const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** Only the code, because a mail server's own words contain the address. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
