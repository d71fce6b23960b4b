import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, gt, inArray, lt, lte, sql as raw } from 'drizzle-orm'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { paths } from '../../contract/site/paths'
import { clientsReplies as replies } from '../../wording/replies/clients'
import type { Sql } from '../database/connect'
import { links } from '../database/schema'
import type { Settings } from '../settings'
import { SignInError } from './SignInError'

const minute = 60 * 1000
/** What opens an account lives shortly; what proves an e-mail gives nobody anything. */
const lifetimes = { password: 30 * minute, email: 30 * minute, proof: 14 * 24 * 60 * minute }
/** Living links of one client for one purpose, passwords apart. */
const maxLive = 3
const maxFailures = 5

const pages = {
  password: paths.confirmPassword,
  email: paths.confirmEmail,
  proof: paths.confirmEmail,
} as const
export type Purpose = keyof typeof pages
type NewLink = { purpose: Purpose; clientId: string; passwordHash?: string; newEmail?: string }
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Refuses with 429 where this e-mail was sent enough mails with a link, by who asks. */
export type LimitMailTo = (email: string) => Promise<void>

/**
 * Makes a single-use link and returns its token, of which only the hash is kept; undefined where
 * the client, whose row must be locked, already has enough of them. Password links are not counted
 * here but by who asks (limitMails.ts), so that those of strangers leave the client's own.
 */
export async function makeLink(tx: Sql, link: NewLink, now: Date): Promise<string | undefined> {
  const { purpose, clientId } = link
  await tx.delete(links).where(and(eq(links.clientId, clientId), lte(links.expiresAt, now)))
  const [live] = await tx
    .select({ count: raw<number>`${count()}::int` })
    .from(links)
    .where(and(eq(links.clientId, clientId), eq(links.purpose, purpose)))
  if (purpose !== 'password' && live && live.count >= maxLive) return undefined
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimes[purpose])
  await tx.insert(links).values({ ...link, tokenHash: hashOf(token), expiresAt })
  return token
}

/** A link's URL. Its token is in the fragment, which browsers send to no server and in no Referer. */
export function linkTo(
  settings: Pick<Settings, 'publicUrl' | 'basePath'>,
  purpose: Purpose,
  token: string,
): string {
  return `${absoluteUrl(pages[purpose], settings)}#token=${token}`
}

type Try = { token: string; purpose: Purpose; now: Date }
type Take = { token: string; purposes: Purpose[]; now: Date }

/**
 * Counts one try of a living password link before it is judged, so that tries made at once are
 * counted one by one; undefined where the link is unknown, used, too old or tried too often.
 */
export async function tryLink(sql: Sql, { token, purpose, now }: Try) {
  const [link] = await sql
    .update(links)
    .set({ failures: raw`${links.failures} + 1` })
    .where(
      and(
        eq(links.tokenHash, hashOf(token)),
        eq(links.purpose, purpose),
        gt(links.expiresAt, now),
        lt(links.failures, maxFailures),
      ),
    )
    .returning()
  return link
}

/** Takes a living link away; undefined where there is none, or where another request was faster. */
export async function takeLink(tx: Sql, { token, purposes, now }: Take) {
  const [link] = await tx
    .delete(links)
    .where(
      and(
        eq(links.tokenHash, hashOf(token)),
        inArray(links.purpose, purposes),
        gt(links.expiresAt, now),
      ),
    )
    .returning()
  return link
}

/** Kills every link that was mailed to a client, or those of these purposes. */
export async function forgetLinks(
  tx: Sql,
  clientId: string,
  purposes = Object.keys(pages) as Purpose[],
): Promise<void> {
  await tx.delete(links).where(and(eq(links.clientId, clientId), inArray(links.purpose, purposes)))
}

/** Of a link that is unknown, used or too old. */
export const linkDead = () => new SignInError('dead_link', 404, 'link_dead', replies.linkDead)
