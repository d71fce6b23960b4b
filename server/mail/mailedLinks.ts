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

/** Throws a ProblemError (429) if this e-mail was sent enough links, counted by requester. */
export type LimitMails = (
  email: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>
