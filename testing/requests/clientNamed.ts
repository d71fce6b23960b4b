import type { Facts } from './TestRequest'

/** The client whose living token the header carries. */
export function clientNamed(authorization: string | undefined, facts: Facts): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === facts.OWN_TOKEN) return facts.OWN_CLIENT
  return token === facts.OTHER_TOKEN ? facts.OTHER_CLIENT : undefined
}
