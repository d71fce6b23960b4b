import type { FastifyRequest } from 'fastify'

/**
 * Whether a form comes from another site. Browsers say so in `Sec-Fetch-Site`; those that do not
 * send it, and pages without https, have `Origin`, which this shop's referrer policy makes `null`.
 * A caller that sends neither is no browser, and can do no more than call the API.
 */
export function isForeign(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined || origin === 'null') return false
  return origin !== publicUrl && !(URL.canParse(origin) && new URL(origin).host === host)
}
