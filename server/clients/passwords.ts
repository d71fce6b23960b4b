import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's first choice for interactive sign-in (19 MiB, 2 passes, 1 lane). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same characters typed on another keyboard give the same password. */
const typed = (password: string) => password.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), cost)
}

let nobodysHash: Promise<string> | undefined

/** Checks a password; without a hash, it takes the same time and returns false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await nobodysHash), typed(password))
  return matches && passwordHash !== null
}
