import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: the recipients of its envelope, and its content, decoded. */
export type ReceivedMail = { recipients: string[]; email: Email }

export type Smtp = {
  /** For SMTP_URL. */
  url: string
  /** The accepted mails, oldest first. */
  mails: ReceivedMail[]
  close: () => Promise<void>
}

export type Judgement = {
  /**
   * Gets each complete mail: the sender waits until it resolves, and an error refuses the mail with
   * the error's `responseCode`, else with 450.
   */
  judge?: (mail: ReceivedMail, hangUp: () => void) => Promise<void>
  /** Runs when a mail is accepted, before its sender is told. */
  beforeAnswer?: () => Promise<void>
}

/** A real SMTP listener on a free port of this machine; without `judge` it accepts every mail. */
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
  // A sender that dies during a mail is no fault of the listener.
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
