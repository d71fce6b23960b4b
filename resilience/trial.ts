import { isNotNull } from 'drizzle-orm'
import type { Database } from '../server/database/connect'
import { outbox } from '../server/database/schema'
import { maxDeliveries } from '../server/mail/mailer'
import { findLosses } from './findLosses'
import { findLossesInDatabase } from './findLossesInDatabase'
import { awaitMails, fileMailbox, judgeMails, type Mailbox } from './mailbox'
import { fillCarts, payUnder, readStock, type Paid, type Trouble } from './payUnder'
import { inDatabase, type Scratch } from './scratch'
import { ServerUnderTest } from './ServerUnderTest'

const minPayments = 100
const startTimeoutMs = 10 * 60_000
const troubleTimeoutMs = 10_000
const restartTimeoutMs = 60_000

export type Trial = {
  scratch: Scratch
  trouble: Trouble
  /** What the server's environment holds beside the scratch's settings. */
  environment?: Record<string, string>
  mailbox?: Mailbox
  /** Milliseconds in which every mail has left by itself; without, the clock is helped on. */
  mailTimeoutMs?: number
}

export type TrialResult = Paid & {
  acknowledged: number
  /** What is not as it must be; nothing if all is. */
  losses: string[]
  /** Mails that came again, under the identity that they had. */
  mailsTwice: number
}

/** Has carts paid while the shop is disturbed, and looks for what was lost or done twice. */
export async function runTrial(trial: Trial): Promise<TrialResult> {
  const { scratch, trouble, environment, mailbox = fileMailbox(scratch.dataDir) } = trial
  const payments = Math.max(minPayments, 2 * (trouble.times + 1))
  const server = await ServerUnderTest.start({ ...scratch.settings, ...environment })
  const timeoutMs = startTimeoutMs + trouble.times * troubleTimeoutMs
  const overdue = setTimeout(() => {
    void server.kill()
    console.error(`Not done within ${timeoutMs / 1000} s`)
    process.exit(1)
  }, timeoutMs)
  try {
    const before = await readStock(server)
    const buyers = await fillCarts(server, payments)
    const paid = await payUnder(trouble, server, buyers)
    const losses = await findLosses(server, buyers, before)
    if (trial.mailTimeoutMs !== undefined)
      losses.push(...(await awaitMails(mailbox, buyers, trial.mailTimeoutMs)))
    await server.stop()
    await inDatabase(scratch, makeMailsDue)
    await server.startAgain()
    await server.whenMailsLeft(restartTimeoutMs)
    await server.stop()
    const mails = judgeMails(await mailbox(), buyers)
    const inTables = await inDatabase(scratch, ({ sql }) => findLossesInDatabase(sql, buyers))
    losses.push(...mails.losses, ...inTables)
    return { ...paid, acknowledged: payments, losses, mailsTwice: mails.twice }
  } finally {
    clearTimeout(overdue)
    await server.kill()
  }
}

/** Nothing lost or doubled, save the mails of which the shop could not note that they had left. */
export function isWhole({ struck, losses, mailsTwice }: TrialResult, times: number): boolean {
  return struck === times && losses.length === 0 && mailsTwice <= maxDeliveries * times
}

/** The columns that every table of these shows. */
export function toRow({ acknowledged, struck, askedAgain, losses, ...rest }: TrialResult) {
  return {
    acknowledged,
    times: struck,
    'asked again': askedAgain,
    'lost or doubled': losses.length,
    'mails that came again': rest.mailsTwice,
    seconds: Math.round(rest.seconds),
  }
}

/** As if the pauses between two tries were over. */
async function makeMailsDue({ sql }: Database): Promise<void> {
  await sql
    .update(outbox)
    .set({ nextTryAt: new Date(0) })
    .where(isNotNull(outbox.nextTryAt))
}
