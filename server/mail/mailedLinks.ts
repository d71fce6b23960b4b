import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { Settings } from '../settings'

/** A mailed link's token and what is stored of it. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

export type Site = Pick<Settings, 'publicUrl' | 'basePath'>

/**
 * The URL of a page with a token. The token is in the fragment, which browsers send neither to a
 * server nor in a Referer.
 */
export const linkAt = (site: Site, path: string, token: string) =>
  `${absoluteUrl(path, site)}#token=${token}`

/**
 * Each kind is counted by itself, so that alerts use up no link of the account. Acknowledgements of
 * withdrawals count among those of the account.
 */
export type LinkMailKind = 'account' | 'alert'

/** Throws a ProblemError (429) if this e-mail was sent enough links, counted by requester. */
export type LimitMails = (
  mail: { email: string; kind: LinkMailKind },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>
