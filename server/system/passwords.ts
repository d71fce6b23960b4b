import { hash, verify } from '@node-rs/argon2'
import { openOnce } from './openOnce'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Checks a password; without a hash, it takes the same time and returns false. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** OWASP's first choice of argon2id for interactive sign-in (19 MiB, 2 passes, 1 lane). */
const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same characters typed on another keyboard give the same password. */
const typed = (password: string) => password.normalize('NFC')

/** Hashes passwords by argon2id; only tests give a lower cost. */
export function createPasswords(cost = owaspCost): Passwords {
  const hashTyped = (password: string) => hash(typed(password), cost)
  const nobodysHash = openOnce(() => hashTyped(crypto.randomUUID()))
  return {
    hash: hashTyped,
    async verify(passwordHash, password) {
      const otherwise = await nobodysHash()
      const matches = await verify(passwordHash ?? otherwise, typed(password))
      return matches && passwordHash !== null
    },
  }
}
