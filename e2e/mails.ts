import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

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
