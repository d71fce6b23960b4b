import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** A mail as the shop left it among its data. */
export type Mail = { at: number; text: string }

/** The mails of a shop without SMTP, oldest first. */
export async function readMails(dataDir: string): Promise<Mail[]> {
  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { at: (await stat(file)).mtimeMs, text: await readFile(file, 'utf8') }
    }),
  )
  return mails.sort((one, other) => one.at - other.at)
}

/** Waits for a mail to this address and gives the newest one. */
export async function newestMailTo(
  shop: { mails: () => Promise<Mail[]> },
  email: string,
): Promise<Mail> {
  const find = async () =>
    (await shop.mails()).filter(({ text }) => text.includes(`\nTo: ${email}\n`)).at(-1)
  await expect.poll(find).toBeDefined()
  return (await find())!
}

/** The address that a mail asks its reader to open. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+#\S+/.exec(text) ?? []
  if (!link) throw new Error(`No link in this mail:\n${text}`)
  return link
}
