import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it came: whom its envelope names, and what stands in it, decoded. */
export type ReceivedMail = { recipients: string[]; email: Email }

export type Smtp = {
  /** For SMTP_URL. */
  url: string
  /** What was taken, oldest first. */
  mails: ReceivedMail[]
  close: () => Promise<void>
}

/**
 * A real SMTP listener on a free port of this machine. Each mail that came whole is first given to
 * `judge`: the sender waits as long as it does, and what it throws refuses the mail, with 450 or
 * with the error's `responseCode`.
 */
export async function startSmtp(
  judge: (mail: ReceivedMail) => Promise<void> = () => Promise.resolve(),
): Promise<Smtp> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      void buffer(stream)
        .then(async (raw) => {
          const mail = { recipients, email: await PostalMime.parse(raw) }
          await judge(mail)
          mails.push(mail)
        })
        .then(() => answer(), answer)
    },
  })
  // A sender that dies in the middle of a mail is no fault of the listener.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
