/** The bytes of a known picture as mails carry it, in JPEG; null for any other. */
export type FindPicture = (name: string) => Promise<Buffer | null>

// Typed text has no quotes in HTML, so that it cannot name a file.
const picture = /<img src="cid:([^"]+)"[^>]*>/g

/**
 * The HTML of a mail with the pictures that it shows. One that cannot be read is left out of both,
 * because a mail is worth more than its pictures.
 */
export async function withPictures(html: string, findPicture: FindPicture) {
  const names = new Set([...html.matchAll(picture)].map(([, name]) => name ?? ''))
  const found = new Map<string, Buffer>()
  for (const name of names) {
    const bytes = await findPicture(name).catch(() => null)
    if (bytes) found.set(name, bytes)
  }
  return {
    pictures: [...found].map(([name, bytes]) => ({ name, bytes })),
    html: html.replaceAll(picture, (image, name: string) => (found.has(name) ? image : '')),
  }
}
