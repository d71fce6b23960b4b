import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The mails that the server wrote for this address, oldest first, with headers. */
export async function readMails(dataDir: string, to: string): Promise<string[]> {
  const mails = await readAllMails(dataDir)
  return mails.filter((mail) => mail.includes(`\nTo: ${to}\n`))
}

/** The mails to all addresses. */
export async function readAllMails(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder).catch((): string[] => [])
  const mails = names.filter((name) => name.endsWith('.txt')).sort()
  return Promise.all(mails.map((name) => readFile(path.join(folder, name), 'utf8')))
}

/** The token of the link in a mail; the link must lead to this page. */
export function linkTokenIn(mail: string, page: string): string {
  const [, path, token] = /^https?:\/\/[^/\s]+(\/[^#\s]*)#token=(\S+)$/m.exec(mail) ?? []
  if (path !== page || !token) throw new Error(`No link to ${page} in:\n${mail}`)
  return token
}
