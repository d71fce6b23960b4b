import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings'
import { writeWhole } from '../system/writeWhole'
import { fileMoment } from './mailFiles'
import { attachedConditions, type FindConditions } from './attachedConditions'
import { withPictures, type FindPicture } from './mailedPictures'
import type { WaitingMail } from './outbox'
import { programHeaders } from './programHeaders'

/** Delivers one mail; returns the file's name if the mail was written as a file. */
export type MailTransport = {
  send: (mail: WaitingMail, at: Date) => Promise<string | null>
  close: () => void
}

/** What mails carry beside their text. */
export type MailFinders = { findPicture: FindPicture; findConditions: FindConditions }

/** A mail server if the settings name one, else files in `DATA_DIR/outbox`. */
export function openMailTransport(settings: Settings, finders: MailFinders): MailTransport {
  const { smtpUrl } = settings
  return smtpUrl ? smtpTransport(settings, smtpUrl, finders) : fileTransport(settings, finders)
}

/** The folder of the mails if there is no mail server. */
export function outboxFolder(settings: Pick<Settings, 'dataDir'>): string {
  return path.join(settings.dataDir, 'outbox')
}

function smtpTransport(
  settings: Settings,
  url: string,
  { findPicture, findConditions }: MailFinders,
): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, at) {
      const files = await attachedConditions(mail, findConditions)
      const { html, pictures } = await withPictures(mail.html, findPicture)
      const replyTo = replyToOf(settings, mail)
      await transport.sendMail({
        from: { name: settings.seller.name, address: settings.mailFrom },
        to: { name: '', address: mail.recipient },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html,
        attachments: [
          ...pictures.map(({ name, bytes }) => ({
            cid: name,
            filename: `${name}.jpg`,
            contentType: 'image/jpeg',
            contentDisposition: 'inline' as const,
            content: bytes,
          })),
          ...files.map(({ name, bytes }) => ({
            filename: name,
            contentType: 'application/pdf',
            content: bytes,
          })),
        ],
        date: at,
        messageId: messageId(settings, mail),
        headers: programHeaders(settings, mail),
      })
      return null
    },
    close: () => transport.close(),
  }
}

function fileTransport(
  settings: Settings,
  { findConditions }: Pick<MailFinders, 'findConditions'>,
): MailTransport {
  const folder = outboxFolder(settings)
  let last = 0
  /** One that no file has yet, so that mails of one millisecond are read in their order. */
  function momentOf(at: Date): string {
    const moment = at.getTime()
    const isTaken = moment <= last && last - moment < 1_000
    last = isTaken ? last + 1 : moment
    return fileMoment(new Date(last))
  }
  return {
    async send(mail, at) {
      const start = `${momentOf(at)}-${mail.id}`
      const name = `${start}.txt`
      const attached = await attachedConditions(mail, findConditions)
      const files = attached.map((file) => ({ ...file, name: `${start}-${file.name}` }))
      const replyTo = replyToOf(settings, mail)
      const head = [
        `From: ${settings.seller.name} <${settings.mailFrom}>`,
        `To: ${mail.recipient}`,
        ...(replyTo === null ? [] : [`Reply-To: ${replyTo}`]),
        `Date: ${at.toUTCString()}`,
        `Message-ID: ${messageId(settings, mail)}`,
        ...Object.entries(programHeaders(settings, mail)).map((header) => header.join(': ')),
        `Subject: ${mail.subject}`,
        ...files.map((file) => `Attachment: ${file.name}`),
      ].join('\n')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const file of files) await writeWhole(path.join(folder, file.name), file.bytes, 0o600)
      await writeWhole(path.join(folder, name), `${head}\n\n${mail.text}`, 0o600)
      return name
    },
    close: () => undefined,
  }
}

/** Whom an answer goes to, else today's seller; null for the sender. */
function replyToOf({ seller, mailFrom }: Settings, mail: WaitingMail): string | null {
  const replyTo = mail.replyTo ?? seller.email
  return replyTo === mailFrom ? null : replyTo
}

/** The same in every try, so that a mail that was sent twice is shown once. */
function messageId(settings: Settings, mail: WaitingMail): string {
  return `<${mail.id}@${settings.mailFrom.split('@')[1] ?? 'localhost'}>`
}
