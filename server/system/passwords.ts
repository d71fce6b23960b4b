import { hash, verify } from '@node-rs/argon2'
import { openOnce } from './openOnce'
import { Semaphore } from './Semaphore'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Checks a password; without a hash, it takes the same time and returns false. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** OWASP's first choice of argon2id for interactive sign-in (19 MiB, 2 passes, 1 lane). */
const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes run on libuv's four threads, which read files, compress pages and look up hosts too. Two of
 * them stay free, however many sign in at once.
 */
const twoAtOnce = () => new Semaphore(2, 5_000, 'to hash a password')

/** The same characters typed on another keyboard give the same password. */
const typed = (password: string) => password.normalize('NFC')

/**
 * Hashes passwords by argon2id; only tests give a lower cost. Rejects with Busy after five seconds
 * without a turn.
 */
export function createPasswords(cost = owaspCost, turns = twoAtOnce()): Passwords {
  const nobodysHash = openOnce(() => hash(crypto.randomUUID(), cost))
  return {
    hash: (password) => turns.run(() => hash(typed(password), cost)),
    async verify(passwordHash, password) {
      const otherwise = await nobodysHash()
      const matches = await turns.run(() => verify(passwordHash ?? otherwise, typed(password)))
      return matches && passwordHash !== null
    },
  }
}
