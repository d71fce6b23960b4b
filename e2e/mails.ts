import { expect } from '@playwright/test'
import type { BuiltShop } from '../testing/startBuiltShop'

/** Waits for a mail to this address and gives the newest one. */
export async function newestMailTo(shop: BuiltShop, email: string): Promise<string> {
  await expect.poll(() => shop.readMails(email)).not.toEqual([])
  return (await shop.readMails(email)).at(-1)!
}

/** The URL that the newest mail to this address asks its reader to open. */
export async function linkMailedTo(shop: BuiltShop, email: string): Promise<string> {
  const mail = await newestMailTo(shop, email)
  const [link] = /https?:\/\/\S+#\S+/.exec(mail) ?? []
  if (!link) throw new Error(`No link in this mail:\n${mail}`)
  return link
}
