import { setTimeout as wait } from 'node:timers/promises'
import { startSmtp, type Judgement } from '../../testing/startSmtp'
import type { Outcome } from '../report'
import { runTrial } from '../trial'
import { withScratch } from '../scratch'
import type { ServerUnderTest } from '../ServerUnderTest'

/** Longer than the shop waits for a mail server's word. */
const tooLong = 32_000
/** The first failure is followed by a pause of a minute. */
const mailTimeoutMs = 5 * 60_000

/**
 * A mail server that is slow, refuses, hangs up or says nothing at first, and a shop that is killed
 * each time between the mail server's acceptance and its own note: that mail comes twice.
 */
export async function failMails(times: number, postgresql: string): Promise<Outcome> {
  let killNext: (() => Promise<void>) | undefined
  const smtp = await startSmtp({
    judge: firstTryFails(),
    beforeAnswer: async () => {
      const kill = killNext
      killNext = undefined
      await kill?.()
    },
  })
  const strike = (server: ServerUnderTest) =>
    new Promise<void>((resolve, reject) => {
      killNext = () => server.killAndStartAgain().then(resolve, reject)
    })
  const mailbox = () =>
    Promise.resolve(smtp.mails.map(({ recipients: [to], email }) => ({ to, id: email.messageId })))
  try {
    return await withScratch(postgresql, (scratch) =>
      runTrial({
        scratch,
        trouble: { times, strike },
        environment: { SMTP_URL: smtp.url },
        mailbox,
        mailTimeoutMs,
      }),
    )
  } finally {
    await smtp.close()
  }
}

/**
 * Most mails are taken at their first try, at their second all are. Of each two mails one is the
 * client's and one the shop's copy: an odd rhythm meets both.
 */
function firstTryFails(): NonNullable<Judgement['judge']> {
  const tried = new Set<string | undefined>()
  return async ({ email: { messageId } }, hangUp) => {
    const number = tried.size
    if (tried.has(messageId)) return
    tried.add(messageId)
    if (number === 9) await wait(tooLong)
    if (number % 7 === 1) await wait(1_000)
    if (number % 7 === 5) hangUp()
    if ([3, 5].includes(number % 7) || number === 9) throw new Error('later')
  }
}
