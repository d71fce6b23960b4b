import { parse, serialize } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { sessionMs } from './rules'

const name = 'gestion'
type Site = Pick<Settings, 'basePath' | 'publicUrl'>

/** The secret of the session in a request of the admin; undefined for none. */
export const sessionIdOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  parse(headers.cookie ?? '')[name]

/** No other path of the shop ever receives it, and no script reads it. */
const manner = ({ basePath, publicUrl }: Site) => ({
  path: `${basePath}api/admin/`,
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: publicUrl.startsWith('https:'),
})

export function setSessionCookie(reply: FastifyReply, site: Site, id: string): void {
  const maxAge = sessionMs / 1000
  void reply.header('Set-Cookie', serialize(name, id, { ...manner(site), maxAge }))
}

export function clearSessionCookie(reply: FastifyReply, site: Site): void {
  void reply.header('Set-Cookie', serialize(name, '', { ...manner(site), maxAge: 0 }))
}
