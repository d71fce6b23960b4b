import { isNotNull } from 'drizzle-orm'
import type { Database } from '../server/database/connect'
import { outbox } from '../server/database/schema'
import { maxDeliveries } from '../server/mail/mailer'
import { findLosses } from './findLosses'
import { findLossesInDatabase } from './findLossesInDatabase'
import { awaitMails, fileMailbox, judgeMails, type Mailbox } from './mailbox'
import { fillCarts, payUnder, readStock, type Trouble } from './payUnder'
import type { Outcome } from './report'
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

/**
 * Has carts paid while the shop is disturbed, and looks for what was lost or done twice. A mail
 * may come twice where the shop was stopped before it noted that it was sent.
 */
export async function runTrial(trial: Trial): Promise<Outcome> {
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
    const { struck, askedAgain } = await payUnder(trouble, server, buyers)
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
    if (struck < trouble.times) losses.push(`disturbed ${struck} times of ${trouble.times}`)
    if (mails.twice > maxDeliveries * struck) losses.push(`${mails.twice} mails came again`)
    const row = { acknowledged: payments, times: struck, 'asked again': askedAgain }
    return { losses, row: { ...row, 'mails that came again': mails.twice } }
  } finally {
    clearTimeout(overdue)
    await server.kill()
  }
}

/** As if the pauses between two tries were over. */
async function makeMailsDue({ sql }: Database): Promise<void> {
  await sql
    .update(outbox)
    .set({ nextTryAt: new Date(0), claimedUntil: null })
    .where(isNotNull(outbox.nextTryAt))
}
