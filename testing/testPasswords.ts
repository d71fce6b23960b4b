import { createPasswords } from '../server/system/passwords'

/** Hashes at the least cost that argon2 has, in a hundredth of the shop's time. */
export const testPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
