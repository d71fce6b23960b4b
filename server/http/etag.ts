import { createHash } from 'node:crypto'

/** The strong ETag of a reply's text. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** Whether an If-None-Match header names this ETag, weak or strong. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = etag.replace(/^W\//, '')
  return header.split(',').some((one) => ['*', bare, `W/${bare}`].includes(one.trim()))
}
