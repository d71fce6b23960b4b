import { setTimeout as wait } from 'node:timers/promises'
import { readAllMails } from '../testing/readMails'
import type { Buyer } from './Buyer'

/** A mail that has arrived: whom it is for, and its Message-ID. */
export type ArrivedMail = { to: string | undefined; id: string | undefined }
export type Mailbox = () => Promise<ArrivedMail[]>

/** Where the shop has no mail server. */
export const fileMailbox =
  (dataDir: string): Mailbox =>
  async () => {
    const mails = await readAllMails(dataDir)
    return mails.map((mail) => ({
      to: /^To: (\S+)$/m.exec(mail)?.[1],
      id: /^Message-ID: (\S+)$/im.exec(mail)?.[1],
    }))
  }

/**
 * What is missing of one mail for each buyer, and of one copy for each order to the shop; and how many
 * mails came more than once. Where an e-mail is not proven, the buyer's mail asks for the proof.
 */
export function judgeMails(mails: readonly ArrivedMail[], buyers: readonly Buyer[]) {
  const addresses = new Set(buyers.map(({ person }) => person.email))
  const losses = buyers.flatMap(({ person, commandId }) => {
    const { size } = idsOf(mails.filter(({ to }) => to === person.email))
    return size === 1 ? [] : [`order ${commandId}: ${size} different mails`]
  })
  const copies = idsOf(mails.filter(({ to }) => to !== undefined && !addresses.has(to))).size
  if (copies !== buyers.length)
    losses.push(`the shop has ${copies} different copies of ${buyers.length} orders`)
  return { losses, twice: mails.length - idsOf(mails).size }
}

const idsOf = (mails: readonly ArrivedMail[]) => new Set(mails.map(({ id }) => id))

/** Waits until every mail is there, and no longer than this; what then is missing. */
export async function awaitMails(
  mailbox: Mailbox,
  buyers: readonly Buyer[],
  milliseconds: number,
): Promise<string[]> {
  const deadline = Date.now() + milliseconds
  for (;;) {
    const { losses } = judgeMails(await mailbox(), buyers)
    if (losses.length === 0 || Date.now() > deadline) return losses
    await wait(500)
  }
}
