import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: the recipients of its envelope, and its content, decoded. */
export type ReceivedMail = { recipients: string[]; email: Email }
export type Smtp = Awaited<ReturnType<typeof startSmtp>>
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
export async function startSmtp({ judge, beforeAnswer }: Judgement = {}) {
  const mails: ReceivedMail[] = []
  const connections = new Map<number | undefined, Socket>()
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, { envelope, remotePort }, answer) {
      const receive = async () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        const mail = { recipients, email: await PostalMime.parse(await buffer(stream)) }
        await judge?.(mail, () => connections.get(remotePort)?.destroy())
        mails.push(mail)
        await beforeAnswer?.()
      }
      void receive().then(() => answer(), answer)
    },
  })
  // A sender that dies during a mail is no fault of the listener.
  smtp.on('error', () => undefined)
  smtp.server.on('connection', (socket) => {
    connections.set(socket.remotePort, socket)
    socket.once('close', () => connections.delete(socket.remotePort))
  })
  await once(smtp.listen(0, '127.0.0.1'), 'listening')
  return {
    /** For SMTP_URL. */
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    /** The accepted mails, oldest first. */
    mails,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}
