import type { AddressInfo, Socket } from 'node:net'
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

export type Judgement = {
  /**
   * Is given each mail that came whole: its sender waits as long as this does, and what it throws
   * refuses the mail, with 450 or with the error's `responseCode`.
   */
  judge?: (mail: ReceivedMail, hangUp: () => void) => Promise<void>
  /** Runs when a mail is taken and its sender has not been told yet. */
  beforeAnswer?: () => Promise<void>
}

/** A real SMTP listener on a free port of this machine, which takes every mail where nobody judges. */
export async function startSmtp({ judge, beforeAnswer }: Judgement = {}): Promise<Smtp> {
  const mails: ReceivedMail[] = []
  const lines = new Map<number | undefined, Socket>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, { envelope, remotePort }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      void buffer(stream)
        .then(async (raw) => {
          const mail = { recipients, email: await PostalMime.parse(raw) }
          await judge?.(mail, () => lines.get(remotePort)?.destroy())
          mails.push(mail)
          await beforeAnswer?.()
        })
        .then(() => answer(), answer)
    },
  })
  // A sender that dies in the middle of a mail is no fault of the listener.
  server.on('error', () => undefined)
  server.server.on('connection', (line) => {
    lines.set(line.remotePort, line)
    line.once('close', () => lines.delete(line.remotePort))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
