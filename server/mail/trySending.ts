import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../database/connect'
import type { Clock } from '../system/clock'
import type { MailTransport } from './mailTransport'
import { after } from './after'
import { giveUp, markFailed, markSent, release, type WaitingMail } from './outbox'
import { hourMs, minuteMs } from '../system/durations'

/** The longest pause between two tries. */
export const maxPauseMs = hourMs
const pauseAfter = (failures: number) => Math.min(minuteMs * 2 ** (failures - 1), maxPauseMs)
/** Four days at least, the shortest time that RFC 5321 names in 4.5.4.1. */
const maxFailures = 110
/** A refusal counts for as many failures, so that ten of them give a mail up. */
const weightOfRefusal = 11

type Needs = {
  sql: Sql
  clock: Clock
  transport: MailTransport
  log: FastifyBaseLogger | undefined
}

/**
 * Sends a mail; after a failure it is tried again later, or given up: one that the mail server
 * refuses sooner than one that it does not take now. A try before its time does not count. Returns
 * whether it was sent.
 */
export async function trySending(
  mail: WaitingMail,
  { sql, clock, transport, log }: Needs,
): Promise<boolean> {
  const { id } = mail
  let file: string | null
  try {
    file = await transport.send(mail, clock())
  } catch (error) {
    const weight = isRefused(error) ? weightOfRefusal : 1
    const failures = mail.failures + (mail.isEarly ? 0 : weight)
    if (mail.isEarly) await release(sql, id)
    else if (failures < maxFailures) {
      const nextTryAt = after(clock(), pauseAfter(failures))
      await markFailed(sql, { id, failures, nextTryAt })
    } else await giveUp(sql, { id, failures })
    const told = { reason: reasonOf(error), ...systemCodeIn(error), ...replyIn(error) }
    log?.error({ mail: id, failures, ...told }, 'mail not sent')
    return false
  }
  await markSent(sql, id, clock())
  log?.info({ mail: id, ...(file && { file }) }, file ? 'mail written' : 'mail sent')
  return true
}

/** Whether the mail server answered that it never takes this mail: 5yz of RFC 5321. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('permanent' in error)) return false
  // Not where it refuses the shop itself, at AUTH or MAIL FROM: what waits is sent once that is mended.
  const isOfMail = error.command === 'RCPT TO' || error.command === 'DATA'
  return isOfMail && error.permanent === true
}

/** Only the code, because a mail server's own words contain the address. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/** The code of the system, such as ECONNREFUSED, which nodemailer keeps beside its own. */
function systemCodeIn(error: unknown): { code?: string } {
  const { originalCode: code } = Object(error) as { originalCode?: unknown }
  return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? { code } : {}
}

const smtpCommands = ['AUTH', 'MAIL FROM', 'RCPT TO', 'DATA']

/** The status that the mail server replied, and the command of RFC 5321 that it replied to. */
function replyIn(error: unknown): { status?: number; command?: string } {
  if (!(error instanceof Error)) return {}
  const { responseCode: status, command: given } = error as {
    responseCode?: unknown
    command?: unknown
  }
  // The method of AUTH is the server's own word.
  const command = smtpCommands.find(
    (known) => given === known || String(given).startsWith(`${known} `),
  )
  return { ...(typeof status === 'number' && { status }), ...(command && { command }) }
}
