import { randomUUID } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import * as z from 'zod/mini'
import type { Clock } from '../system/clock'

/** The owner of a session; raising a client's version ends sessions with another version. */
export type Session = {
  clientId: string
  version: number
  /** Identifies the token for signing out; absent in tokens of earlier releases. */
  id?: string | undefined
  endsAt: Date
}

export type Tokens = {
  issue: (session: Pick<Session, 'clientId' | 'version'>) => string
  /** The claims of a token; null if it is forged, malformed or expired. */
  read: (token: string) => Session | null
  /** The client of a token that this shop signed, even an expired one; null for a forged token. */
  signedFor: (token: string) => string | null
}

/** Seconds. */
const lifetime = 12 * 60 * 60
const payload = z.object({
  sub: z.uuid(),
  version: z.int(),
  iat: z.int(),
  jti: z.optional(z.uuid()),
})

export function createTokens(secret: string, clock: Clock): Tokens {
  const now = () => Math.floor(clock().getTime() / 1000)
  const sign = createSigner({ key: secret, algorithm: 'HS256' })
  // The age is checked below against the injected clock.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  const parse = (token: string) => payload.safeParse(verified(verify, token)).data
  return {
    issue: ({ clientId, version }) =>
      sign({ sub: clientId, version, iat: now(), jti: randomUUID() }),
    read(token) {
      const read = parse(token)
      if (!read) return null
      const { sub: clientId, version, iat, jti: id } = read
      const endsAt = new Date((iat + lifetime) * 1000)
      return now() - iat < lifetime ? { clientId, version, id, endsAt } : null
    },
    signedFor: (token) => parse(token)?.sub ?? null,
  }
}

function verified(verify: (token: string) => unknown, token: string): unknown {
  try {
    return verify(token)
  } catch {
    return null
  }
}
