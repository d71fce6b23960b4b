import { and, eq, inArray, lt, sql as raw } from 'drizzle-orm'
import { paths } from '../../contract/site/paths'
import { clientsReplies as replies } from '../../wording/replies/clients'
import type { Sql } from '../database/connect'
import { links } from '../database/schema'
import { createLinkToken, hashOfToken, linkAt, type Site } from '../mail/mailedLinks'
import { isLive, isOver, shortLifeMs } from './linkLife'
import { SignInError } from './SignInError'
import { dayMs } from '../system/durations'

/** A link that signs in expires soon; a link that proves an e-mail grants nothing. */
const lifetimes = { password: shortLifeMs, email: shortLifeMs, proof: 14 * dayMs }
/** Valid links of one client for a new e-mail. */
const maxLive = 3
const maxFailures = 5

const pages = {
  password: paths.confirmPassword,
  email: paths.confirmEmail,
  proof: paths.confirmEmail,
} as const
export type Purpose = keyof typeof pages
type NewLink = {
  purpose: Purpose
  clientId: string
  passwordHash?: string
  newEmail?: string
  /** The mail that brings it, if its time begins again once that is sent. */
  mailId?: string
}

/**
 * Throws a ProblemError (429) if this e-mail was sent enough mails with a link, counted by
 * requester.
 */
export type LimitMailTo = (email: string) => Promise<void>

/**
 * Creates a single-use link and returns its token, which is stored only as a hash; undefined if the
 * client, whose row must be locked, already has enough links for a new e-mail. Others are not counted
 * here: those of a password by requester (limitMails.ts), so that strangers' requests do not use up
 * the client's own, and proofs by day (mayMail.ts), because they live longer than a day.
 */
export async function makeLink(tx: Sql, link: NewLink, now: Date): Promise<string | undefined> {
  const { purpose, clientId } = link
  await tx.delete(links).where(and(eq(links.clientId, clientId), isOver(tx, now)))
  if (purpose === 'email') {
    const live = await tx.$count(
      links,
      and(eq(links.clientId, clientId), eq(links.purpose, purpose), isLive(tx, now)),
    )
    if (live >= maxLive) return undefined
  }
  const { token, tokenHash } = createLinkToken()
  const expiresAt = new Date(now.getTime() + lifetimes[purpose])
  await tx.insert(links).values({ ...link, tokenHash, expiresAt })
  return token
}

export const linkTo = (settings: Site, purpose: Purpose, token: string) =>
  linkAt(settings, pages[purpose], token)

type Try = { token: string; purpose: Purpose; now: Date }
type Take = { token: string; purposes: Purpose[]; now: Date }

/**
 * Counts an attempt on a valid password link before checking it, so that concurrent attempts count
 * one by one; undefined if the link is unknown, used, expired or attempted too often.
 */
export async function tryLink(sql: Sql, { token, purpose, now }: Try) {
  const [link] = await sql
    .update(links)
    .set({ failures: raw`${links.failures} + 1` })
    .where(
      and(
        eq(links.tokenHash, hashOfToken(token)),
        eq(links.purpose, purpose),
        isLive(sql, now),
        lt(links.failures, maxFailures),
      ),
    )
    .returning()
  return link
}

/** Consumes a valid link; undefined if there is none or another request consumed it first. */
export async function takeLink(tx: Sql, { token, purposes, now }: Take) {
  const [link] = await tx
    .delete(links)
    .where(
      and(
        eq(links.tokenHash, hashOfToken(token)),
        inArray(links.purpose, purposes),
        isLive(tx, now),
      ),
    )
    .returning()
  return link
}

/** Deletes every link of a client, or those with these purposes. */
export async function forgetLinks(
  tx: Sql,
  clientId: string,
  purposes = Object.keys(pages) as Purpose[],
): Promise<void> {
  await tx.delete(links).where(and(eq(links.clientId, clientId), inArray(links.purpose, purposes)))
}

/** The error for a link that is unknown, used or expired. */
export const linkDead = () => new SignInError('dead_link', 404, 'link_dead', replies.linkDead)
