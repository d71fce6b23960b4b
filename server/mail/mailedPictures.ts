import { setTimeout as wait } from 'node:timers/promises'

/** The bytes of a known picture as mails carry it, in JPEG; null for any other. */
export type FindPicture = (name: string) => Promise<Buffer | null>

// Typed text has no quotes in HTML, so that it cannot name a file.
const picture = /<img src="cid:([^"]+)"[^>]*>/g

/** For all pictures of a mail: where the pages ask for many at once, a mail does not wait for its turn. */
const waitMs = 5_000

/**
 * The HTML of a mail with the pictures that it shows. One that cannot be read, or is not there in
 * time, is left out of both, because a mail is worth more than its pictures.
 */
export async function withPictures(html: string, findPicture: FindPicture, withinMs = waitMs) {
  const late = wait(withinMs, null, { ref: false })
  const names = new Set([...html.matchAll(picture)].map(([, name]) => name ?? ''))
  const found = new Map<string, Buffer>()
  for (const name of names) {
    const bytes = await Promise.race([findPicture(name).catch(() => null), late])
    if (bytes) found.set(name, bytes)
  }
  return {
    pictures: [...found].map(([name, bytes]) => ({ name, bytes })),
    html: html.replaceAll(picture, (image, name: string) => (found.has(name) ? image : '')),
  }
}
